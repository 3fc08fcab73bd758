import { type BoostedTrees, probabilityOf } from "@engine/weights/boosted-trees";
import { hashText, mixHashes } from "@engine/weights/feature-hash";
import { emptyTable, fieldHashes, weightIndex } from "@engine/weights/weight-table";
import { describe, expect, it } from "vitest";

describe("a sum of trees", () => {
  const trees: BoostedTrees = {
    start: 0,
    trees: [
      { signal: "margin", below: 0.5, yes: -1, no: { signal: "agrees", below: 1, yes: 0.5, no: 3 } },
      { signal: "agrees", below: 1, yes: -0.5, no: 0 },
    ],
  };
  const logistic = (logit: number) => 1 / (1 + Math.exp(-logit));

  it.each([
    [{}, -1.5],
    [{ margin: 0.4, agrees: 1 }, -1],
    [{ margin: 0.5 }, 0],
    [{ margin: 0.5, agrees: 1 }, 3],
    [{ margin: 9, agrees: 9, other: 9 }, 3],
  ])("with %j comes to a logit of %d", (signals, logit) => {
    expect(probabilityOf(trees, signals)).toBeCloseTo(logistic(logit), 4);
  });

  it("is never quite sure", () => {
    expect(probabilityOf({ start: 50, trees: [] }, {})).toBe(0.9999);
    expect(probabilityOf({ start: -50, trees: [] }, {})).toBe(0.0001);
    expect(probabilityOf({ start: 0, trees: [] }, {})).toBe(0.5);
  });
});

describe("hashes of features", () => {
  it.each([
    ["", 0x811c9dc5],
    ["a", 0xe40c292c],
    ["foobar", 0xbf9cf968],
  ])("of %j is that of FNV-1a", (text, hash) => {
    expect(hashText(text) >>> 0).toBe(hash);
  });

  it("of two depend on their order", () => {
    const [one, other] = [hashText("left"), hashText("total")];
    expect(mixHashes(one, other)).not.toBe(mixHashes(other, one));
    expect(mixHashes(one, other)).toBe(mixHashes(one, other));
  });

  it("are spread over all bits", () => {
    const tops = new Set(Array.from({ length: 2000 }, (_, at) => mixHashes(at, 7) >>> 24));
    expect(tops.size).toBeGreaterThan(250);
  });
});

describe("the place of a weight", () => {
  it("lies within its table, and places are hardly shared", () => {
    const bits = 12;
    const field = hashText("total");
    const places = Array.from({ length: 400 }, (_, at) =>
      weightIndex(field, hashText(`feature ${at}`), bits),
    );
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeLessThan(2 ** bits);
    expect(new Set(places).size).toBeGreaterThan(360);
    expect(emptyTable(bits).values).toHaveLength(2 ** bits);
  });

  it("is another for another field and another kind of document", () => {
    const [all, invoice] = fieldHashes("total", "invoice");
    expect(fieldHashes("total", "receipt")[0]).toBe(all);
    expect(fieldHashes("total", "receipt")[1]).not.toBe(invoice);
    const feature = hashText("label");
    expect(weightIndex(all, feature, 16)).not.toBe(weightIndex(invoice, feature, 16));
  });
});
