import { read } from "~/data/commit";
import { countPostponed } from "~/data/shard/document-handling";
import type { DocumentScope } from "~/data/shard/document-ranks";
import { countQueue, selectNextQueued, selectQueued } from "~/data/shard/review-queue";
import type { Readiness } from "~/domain/documents/concerns";
import { reviewQueueInput } from "~/domain/documents/document-inputs";
import type { ReviewQueue } from "~/domain/documents/review-queue";
import type { DocumentStatus } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Null stands for any. */
type Lane = { status: DocumentStatus | null; readiness: Readiness | null };

/** What waits for review: documents below the threshold, and those above it that are not ready all the same. */
const toReview: readonly Lane[] = [
  { status: "failed", readiness: null },
  { status: "success", readiness: "look" },
  { status: "success", readiness: "blocked" },
];

/** Documents that only wait for approval. */
const toApprove: readonly Lane[] = [{ status: null, readiness: "ready" }];

/**
 * Where a document stands among those of its model that wait for someone to look at them (with `ready`, among those
 * that are ready and wait for approval), and which one comes next: the one behind it, else the oldest, leaving out
 * those that someone else works on or was given. What is postponed does not wait. Throws AppError `not-found`.
 */
export const getReviewQueue = defineOperation({
  name: "documents.get-review-queue",
  permission: "TenantModel.ViewDocument",
  input: reviewQueueInput,
  async run(context: TenantContext, { documentId, ready }): Promise<ReviewQueue> {
    const { shard } = context;
    const waiting = ready ? toApprove : toReview;
    const [document] = await selectQueued(shard, documentId);
    if (!document) throw new AppError("not-found", "documents.error.not-found");
    const { modelId, position, status, readiness, postponedUntil } = document;
    const postponed = (await countPostponed(shard, modelId, context.now(), position)).filter((some) =>
      waiting.some((which) => isIn(which, some)),
    );
    const lanes = await Promise.all(
      waiting.map((which) =>
        readLane(context, { modelId, ...which, order: null, from: null, before: null }, position),
      ),
    );
    const behind = oldest(lanes.map((lane) => lane.behind));
    const first = oldest(lanes.map((lane) => lane.oldest));
    const next = behind ?? (first?.id === documentId ? undefined : first);
    const total = sum(lanes.map((lane) => lane.total)) - sum(postponed.map((some) => some.total));
    const after = sum(lanes.map((lane) => lane.after)) - sum(postponed.map((some) => some.behind));
    const isDue = postponedUntil === null || postponedUntil <= context.now();
    const waits = isDue && waiting.some((which) => isIn(which, { status, readiness }));
    return {
      place: waits ? total - after : null,
      total,
      next: next ? { documentId: next.id, attempt: next.attempt } : null,
    };
  },
});

const isIn = (which: Lane, { status, readiness }: Lane) =>
  (which.status === null || which.status === status) &&
  (which.readiness === null || which.readiness === readiness);

type Queued = { id: string; attempt: number; position: number };

/** The waiting documents of one status and readiness, as seen from a position. */
async function readLane({ shard, actor, now }: TenantContext, scope: DocumentScope, position: number) {
  const whom = { actorId: actor.id, now: now() };
  const [[counted], [behind], [first]] = await read(shard, [
    countQueue(shard, scope, position),
    selectNextQueued(shard, scope, position, whom),
    selectNextQueued(shard, scope, -1, whom),
  ]);
  return { total: counted?.total ?? 0, after: counted?.behind ?? 0, behind, oldest: first };
}

const oldest = (some: readonly (Queued | undefined)[]): Queued | undefined =>
  some.flatMap((one) => one ?? []).sort((one, other) => one.position - other.position)[0];

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
