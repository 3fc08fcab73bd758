import type { Scored } from "@engine/stages/scoring/scored";
import { worthDeciding } from "@engine/stages/scoring/worth-deciding";
import { expect, test } from "vitest";

const scored = (count: number): Scored[] =>
  Array.from({ length: count }, (_, index) => ({
    field: "total",
    candidate: {} as Scored["candidate"],
    share: 0,
    features: {},
    reasons: [],
    score: index === 0 ? 2 : -7,
    prior: index === 1 ? 0.5 : -1,
  }));

test("all candidates of a usual document wait for the decision", () => {
  expect(worthDeciding(scored(4_000))).toHaveLength(4_000);
});

test("of thousands of figures those wait that score or have a label", () => {
  const kept = worthDeciding(scored(4_001));
  expect(kept.map(({ score, prior }) => [score, prior])).toEqual([
    [2, -1],
    [-7, 0.5],
  ]);
});
