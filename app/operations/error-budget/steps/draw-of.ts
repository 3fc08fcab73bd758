import type { Statement } from "~/data/commit";
import { insertDraw } from "~/data/shard/budget-draws";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { actingFields, type ReviewThresholds } from "~/domain/error-budget/review-thresholds";
import { sampleNumberOf } from "~/domain/error-budget/sample-number-of";

/**
 * What lets chance decide whether a document that was just read is drawn for a blind check; nothing while no value can
 * pass unseen, because then all are looked at. It goes before the end of the run, which records what chance decided.
 */
export function drawOf(
  shard: TenantShard,
  { passing }: { passing: ReviewThresholds | null },
  documentId: string,
): Statement[] {
  const acting = passing ? actingFields(passing) : [];
  return acting.length > 0
    ? [insertDraw(shard, { documentId, acting, lot: sampleNumberOf(documentId) })]
    : [];
}
