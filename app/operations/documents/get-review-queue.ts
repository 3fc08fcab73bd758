import { selectQueued } from "~/data/shard/review-queue";
import { reviewQueueInput } from "~/domain/documents/document-inputs";
import type { ReviewQueue } from "~/domain/documents/review-queue";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { isInLane, readLanes, toApprove, toReview } from "./steps/review-lanes";

/**
 * The position of a document among those of its model that wait for someone to look at them (with `ready`, among those
 * that are ready and wait for approval), and which one comes next: the one behind it, else the oldest, leaving out
 * those that someone else works on or was given. What is postponed does not wait. Throws AppError `not-found`.
 */
export const getReviewQueue = defineOperation({
  name: "documents.get-review-queue",
  permission: "TenantModel.ViewDocument",
  input: reviewQueueInput,
  async run(context: TenantContext, { documentId, ready }): Promise<ReviewQueue> {
    const lanes = ready ? toApprove : toReview;
    const [document] = await selectQueued(context.shard, documentId);
    if (!document) throw new AppError("not-found", "documents.error.not-found");
    const { modelId, position, status, readiness, postponedUntil } = document;
    const { total, after, behind, first } = await readLanes(context, modelId, lanes, position);
    const next = behind ?? (first?.id === documentId ? undefined : first);
    const isDue = postponedUntil === null || postponedUntil <= context.now();
    const waits = isDue && lanes.some((which) => isInLane(which, { status, readiness }));
    return {
      place: waits ? total - after : null,
      total,
      next: next ? { documentId: next.id, attempt: next.attempt } : null,
    };
  },
});
