import { candidatesToDecide } from "@engine/stages/scoring/candidates-to-decide";
import type { Scored } from "@engine/stages/scoring/scored";
import { expect, test } from "vitest";

const scored = (count: number): Scored[] =>
  Array.from({ length: count }, (_, index) => ({
    field: "total",
    candidate: {} as Scored["candidate"],
    share: 0,
    features: index === 1 ? { "label-right": 0.5 } : {},
    reasons: [],
    score: index === 0 ? 2 : -7,
  }));

test("all candidates of a usual document wait for the decision", () => {
  expect(candidatesToDecide(scored(4_000))).toHaveLength(4_000);
});

test("of thousands of figures those wait that score or have a label", () => {
  const kept = candidatesToDecide(scored(4_001));
  expect(kept.map(({ score, features }) => [score, features])).toEqual([
    [2, {}],
    [-7, { "label-right": 0.5 }],
  ]);
});
