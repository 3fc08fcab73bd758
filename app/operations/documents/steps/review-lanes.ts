import { read } from "~/data/commit";
import { countPostponed } from "~/data/shard/document-handling";
import { countQueue, selectNextQueued } from "~/data/shard/review-queue";
import type { Readiness } from "~/domain/documents/concerns";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "../../context";

/** Documents of one status and readiness that wait; null stands for any. */
export type Lane = { status: DocumentStatus | null; readiness: Readiness | null };

/** What waits for review: documents below the threshold, and those above it that are not ready all the same. */
export const toReview: readonly Lane[] = [
  { status: "failed", readiness: null },
  { status: "success", readiness: "look" },
  { status: "success", readiness: "blocked" },
];

/** Documents that only wait for approval. */
export const toApprove: readonly Lane[] = [{ status: null, readiness: "ready" }];

type Queued = { id: string; attempt: number; position: number };

/** Of the documents that wait: how many there are and stand behind a position, the first behind it, and the first of all. */
export type Waiting = { total: number; after: number; behind: Queued | undefined; first: Queued | undefined };

/**
 * The waiting documents of a model, as seen from a position (-1 for the beginning). Those that someone else works on or was
 * given are counted, but nobody is led to them; what is postponed does not wait.
 */
export async function readLanes(
  context: TenantContext,
  modelId: string,
  waiting: readonly Lane[],
  position: number,
): Promise<Waiting> {
  const [put, ...lanes] = await Promise.all([
    countPostponed(context.shard, modelId, context.now(), position),
    ...waiting.map((which) => readLane(context, modelId, which, position)),
  ] as const);
  const postponed = put.filter((some) => waiting.some((which) => isInLane(which, some)));
  return {
    total: sum(lanes.map((lane) => lane.total)) - sum(postponed.map((some) => some.total)),
    after: sum(lanes.map((lane) => lane.after)) - sum(postponed.map((some) => some.behind)),
    behind: oldest(lanes.map((lane) => lane.behind)),
    first: oldest(lanes.map((lane) => lane.first)),
  };
}

export const isInLane = (which: Lane, { status, readiness }: Lane) =>
  (which.status === null || which.status === status) &&
  (which.readiness === null || which.readiness === readiness);

async function readLane(
  { shard, actor, now }: TenantContext,
  modelId: string,
  which: Lane,
  position: number,
): Promise<Waiting> {
  const scope = { modelId, ...which, order: null, concern: null, from: null, before: null };
  const whom = { actorId: actor.id, now: now() };
  const [[counted], [behind], [first]] = await read(shard, [
    countQueue(shard, scope, position),
    selectNextQueued(shard, scope, position, whom),
    selectNextQueued(shard, scope, -1, whom),
  ]);
  return { total: counted?.total ?? 0, after: counted?.behind ?? 0, behind, first };
}

const oldest = (some: readonly (Queued | undefined)[]): Queued | undefined =>
  some.flatMap((one) => one ?? []).sort((one, other) => one.position - other.position)[0];

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
