import { fieldHashes, hashOfName, keyOfWeight } from "@fieldwise/engine/lab";
import { describe, expect, it } from "vitest";
import { initialWeights } from "../../../lab/training/initial-weights";

const { named } = initialWeights();
/** What a name is worth for a field in documents of a kind before anything is learned. */
function worth(field: string, kind: string, name: string): number {
  const sum = fieldHashes(field, kind)
    .map((hash) => named.get(keyOfWeight(hash, hashOfName(name))))
    .reduce((all, weight) => all + weight, 0);
  return Math.round(sum * 1000) / 1000;
}

describe("where training starts", () => {
  it("is the same for all fields that say nothing else", () => {
    expect(worth("total", "invoice", "label-right")).toBe(5.2);
    expect(worth("total", "invoice", "bias")).toBe(-2.2);
  });

  it("is a field's own where one is set", () => {
    expect(worth("total", "invoice", "unlabelled")).toBe(-0.6);
    expect(worth("vendorName", "invoice", "claimed")).toBe(-4.5);
  });

  it("is that of the kind of document before both", () => {
    expect(worth("total", "receipt", "column-sum")).toBe(0);
    expect(worth("vendorName", "purchase_order", "label-right")).toBe(5);
  });
});
