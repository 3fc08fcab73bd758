import { commit } from "~/data/commit";
import { noteProgress } from "~/data/shard/document-progress";
import { countPendingPages, type NewPageRow, recordPageOutcome } from "~/data/shard/pages";
import type { RunContext } from "../processing-context";

/**
 * Writes the outcome of a page (null: nothing new), records that the run is alive, and returns whether no page is left.
 * One batch, so that of two pages finishing at once exactly the later one sees the run complete.
 */
export async function settleAndCount(
  context: RunContext,
  input: { documentId: string; attempt: number; page: number },
  outcome: Partial<NewPageRow> | null,
): Promise<boolean> {
  const { documentId, attempt, page } = input;
  const left = countPendingPages(context.shard, documentId, attempt);
  const [counted] = outcome
    ? await commit(context.shard, [
        recordPageOutcome(context.shard, { documentId, attempt, number: page }, outcome),
        noteProgress(context.shard, input, context.now()),
        left,
      ]).then((answers) => answers[2])
    : await left;
  return counted?.pending === 0;
}
