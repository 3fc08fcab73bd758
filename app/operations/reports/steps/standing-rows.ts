import { selectDocumentDays, selectDocumentDaysByModel } from "~/data/shard/document-days";
import { bucketsOf } from "~/domain/reports/period";
import {
  noDocuments,
  type StandingCounts,
  type StandingRow,
  standingCounts,
} from "~/domain/reports/standing";
import type { RunContext } from "../../processing/processing-context";
import { daysOf, type FiguresScope } from "./figures-scope";

/** Every day or month of the scope with how its documents stand; one without documents counts none. */
export async function standingRows({ shard }: RunContext, scope: FiguresScope): Promise<StandingRow[]> {
  const kept = await selectDocumentDays(shard, daysOf(scope), scope.by);
  const rows = new Map(kept.map((row) => [row.bucket, row]));
  return bucketsOf(scope).map((bucket) => {
    const row = rows.get(bucket);
    if (!row) return { bucket, ...noDocuments, approved: 0, untouched: 0 };
    const { approved, released, untouched } = row;
    return { bucket, ...standingCounts(statusesIn(row)), approved: approved + released, untouched };
  });
}

/** How the documents of the scope stand, for each model that has any. */
export async function standingsByModel(
  { shard }: RunContext,
  scope: FiguresScope,
): Promise<(StandingCounts & { modelId: string })[]> {
  const kept = await selectDocumentDaysByModel(shard, daysOf(scope));
  return kept
    .map((row) => ({ modelId: row.modelId, ...standingCounts(statusesIn(row)) }))
    .filter(({ total }) => total > 0);
}

type Row = Awaited<ReturnType<typeof selectDocumentDays>>[number];

const statusesIn = (row: Omit<Row, "bucket">) => {
  const { received, processing, success, failed, error, userEdited } = row;
  const { forTraining, submitted, trained, approved, released } = row;
  return {
    received,
    processing,
    success,
    failed,
    error,
    userEdited,
    forTraining,
    submitted,
    trained,
    approved,
    released,
  };
};
