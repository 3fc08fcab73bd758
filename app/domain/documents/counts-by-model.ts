import { type Readiness, readinesses } from "./concerns";
import { type DocumentStatus, documentStatuses } from "./status";

/** Documents of each model, counted by keys in the order in which they are shown. */
export type CountsByModel<Key extends string> = {
  keys: Key[];
  models: { id: string; name: string; counts: Partial<Record<Key, number>>; total: number }[];
};

type Model = { id: string; name: string };
type StatusCount = { modelId: string; status: DocumentStatus; count: number };
type ReadinessCount = { modelId: string; readiness: Readiness; count: number };

/** All statuses. Files that were split are in no total: their parts are. */
export function statusesByModel(
  models: readonly Model[],
  counts: readonly StatusCount[],
): CountsByModel<DocumentStatus> {
  const keys = documentStatuses.filter((status) => counts.some((one) => one.status === status));
  const named = counts.map(({ status, ...count }) => ({ ...count, key: status }));
  return { keys, models: models.map((model) => rowOf(model, named, "split")) };
}

/** Models with documents that wait for approval, by readiness. */
export function readinessByModel(
  models: readonly Model[],
  counts: readonly ReadinessCount[],
): CountsByModel<Readiness> {
  const waiting = models.filter(({ id }) => counts.some(({ modelId }) => modelId === id));
  const named = counts.map(({ readiness, ...count }) => ({ ...count, key: readiness }));
  return { keys: [...readinesses], models: waiting.map((model) => rowOf<Readiness>(model, named)) };
}

function rowOf<Key extends string>(
  { id, name }: Model,
  all: readonly { modelId: string; key: Key; count: number }[],
  uncounted?: Key,
): CountsByModel<Key>["models"][number] {
  const own = all.filter(({ modelId }) => modelId === id);
  const counts = Object.fromEntries(own.map(({ key, count }) => [key, count])) as Partial<
    Record<Key, number>
  >;
  const total = own.reduce((sum, { key, count }) => sum + (key === uncounted ? 0 : count), 0);
  return { id, name, counts, total };
}
