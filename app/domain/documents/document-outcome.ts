/**
 * The outcome of one document of several: `conflict` when its status did not allow it, it was not ready, or someone
 * else was first.
 */
export type DocumentOutcome = { documentId: string; outcome: "done" | "conflict" | "not-found" };

/** How many documents of several had which outcome. */
export const countOutcomes = (outcomes: readonly DocumentOutcome[]) => {
  const counts = { done: 0, conflict: 0, "not-found": 0 };
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
};
