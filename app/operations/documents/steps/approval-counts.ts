import { countConcerns, countFoundConcerns } from "~/data/shard/document-readiness";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { approvable } from "~/domain/documents/approval";
import { maxInBulk } from "~/domain/documents/bulk-action";
import { type ConcernKind, concernKinds, decodeConcerns } from "~/domain/documents/concerns";
import { searchExpression } from "~/domain/documents/search-expression";
import type { Matching } from "./next-matching";

/**
 * What approving documents would do: how many are ready, how many are not and for which reasons (a document counts with
 * each of its own), and how many cannot be approved as they stand.
 */
export type ApprovalCounts = {
  ready: number;
  unready: number;
  others: number;
  reasons: { kind: ConcernKind; count: number }[];
};

type Counted = { status: (typeof approvable)[number]; concerns: number | null; count: number };

/** The counts of what a filter and a search find; they must find no more than an action on a whole list may touch. */
export async function approvalCounts(shard: TenantShard, { scope, text }: Matching): Promise<ApprovalCounts> {
  if (text === "") return countsOf(await countConcerns(shard, scope));
  const expression = searchExpression(scope.modelId, text, "everything");
  return countsOf(expression ? await countFoundConcerns(shard, scope, expression, maxInBulk) : []);
}

/** The counts of documents that are counted by status and concerns. */
export function countsOf(rows: readonly Counted[]): ApprovalCounts {
  const asked = rows.filter(({ status }) => approvable.includes(status));
  const unready = asked.filter(({ concerns }) => concerns !== null && concerns > 0);
  return {
    ready: sum(asked) - sum(unready),
    unready: sum(unready),
    others: sum(rows) - sum(asked),
    reasons: reasonsOf(unready),
  };
}

/** How many documents each concern is about, a document with each of its own; a concern that none has is left out. */
export const reasonsOf = (rows: readonly Pick<Counted, "concerns" | "count">[]): ApprovalCounts["reasons"] =>
  concernKinds
    .map((kind) => ({
      kind,
      count: sum(rows.filter(({ concerns }) => decodeConcerns(concerns ?? 0).includes(kind))),
    }))
    .filter(({ count }) => count > 0);

const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
