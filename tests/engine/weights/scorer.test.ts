import { baseScorer } from "@engine/weights/base-scorer";
import { hashOfName as hashed } from "@engine/weights/named-hashes";
import { NamedWeights } from "@engine/weights/named-weights";
import { candidateScorerFor, type Scorer } from "@engine/weights/scorer";
import { ownFieldsOf, weightOwnersOf } from "@engine/weights/weight-owners";
import { emptyTable, fieldHashes, keyOfWeight, weightIndex } from "@engine/weights/weight-table";
import { describe, expect, it } from "vitest";

const feature = 4_711;
const around = 815;
const seen = { contextFeatures: Int32Array.of(around), named: [[feature, 0.5] as const] };

/** A scorer of one table that knows one named weight of an owner. */
function knowing(owner: string, weight: number): Scorer {
  const [all] = fieldHashes(owner, "invoice");
  const table = emptyTable(8, [all]);
  table.named.set(keyOfWeight(all, feature), weight);
  return { version: "t", tables: [table], confidence: { start: 0, trees: [] } };
}

describe("rating a candidate", () => {
  const total = weightOwnersOf({ key: "total", candidates: "amount" });
  const deposit = weightOwnersOf({ key: "own:deposit", candidates: "amount", own: true });

  it("adds up the weights of its features by their strength, table over table", () => {
    const one = knowing("total", 3);
    const both = { ...one, tables: [...one.tables, ...knowing("total", -1).tables] };
    expect(candidateScorerFor(one, total, "invoice")(seen)).toBeCloseTo(1.5);
    expect(candidateScorerFor(both, total, "invoice")(seen)).toBeCloseTo(1);
  });

  it("lets fields that tenants made up share the named weights of their type", () => {
    expect(candidateScorerFor(knowing(ownFieldsOf("amount"), 4), deposit, "invoice")(seen)).toBeCloseTo(2);
    expect(candidateScorerFor(knowing(ownFieldsOf("date"), 4), deposit, "invoice")(seen)).toBe(0);
    expect(candidateScorerFor(knowing(ownFieldsOf("amount"), 4), total, "invoice")(seen)).toBe(0);
  });

  it("takes nothing from places that other fields have filled", () => {
    const scorer = knowing("total", 0);
    const table = scorer.tables[0];
    table?.values.fill(9);
    expect(candidateScorerFor(scorer, deposit, "invoice")(seen)).toBe(0);
    expect(candidateScorerFor(scorer, total, "invoice")(seen)).toBe(9);
  });

  it("reads tables of the first format, whose named features share the places of the others", () => {
    const values = new Float32Array(2 ** 8);
    const [all] = fieldHashes("own:deposit", "invoice");
    values[weightIndex(all, feature, 8)] = 2;
    const scorer: Scorer = { ...knowing("total", 0), tables: [{ bits: 8, values }] };
    expect(candidateScorerFor(scorer, deposit, "invoice")(seen)).toBeCloseTo(1);
  });
});

it("the shipped weights know the fields that tenants make up", () => {
  const rate = candidateScorerFor(
    baseScorer,
    weightOwnersOf({ key: "own:x", candidates: "id", own: true }),
    "invoice",
  );
  expect(
    rate({ contextFeatures: Int32Array.of(around), named: [[hashed("label-right"), 1]] }),
  ).toBeGreaterThan(2);
  expect(rate({ contextFeatures: Int32Array.of(around), named: [[hashed("unlabelled"), 1]] })).toBeLessThan(
    -2,
  );
});

describe("weights by name", () => {
  it("keep thousands of keys apart and give 0 for others", () => {
    const weights = new NamedWeights();
    const keyOf = (index: number) => Math.imul(index, 0x9e3779b1) ^ 77;
    for (let index = 0; index < 9_000; index += 1) weights.set(keyOf(index), index / 8);
    weights.set(keyOf(5), -3);
    expect(weights.size).toBe(9_000);
    for (let index = 6; index < 9_000; index += 1) expect(weights.get(keyOf(index))).toBe(index / 8);
    expect(weights.get(keyOf(5))).toBe(-3);
    expect(weights.get(keyOf(9_001))).toBe(0);
    const keys = weights.sorted().map(([key]) => key);
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
  });
});
