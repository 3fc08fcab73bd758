import { decodeSingly } from "@engine/stages/decoding/decode-singly";
import type { Scored } from "@engine/stages/scoring/scored";
import type { Features } from "@engine/weights/features";
import { describe, expect, it } from "vitest";
import { tokensIn } from "../../support/rows";
import { scoredAs, valuesIn } from "../../support/scored";

/** A number on the page, on words of its own unless some are given. */
const number = (value: string, score: number, tokens = tokensIn(value), features: Features = {}): Scored =>
  scoredAs(value, score, { features, candidate: { type: "id", tokens } });

describe("fields decided one by one", () => {
  it("take what is likelier than nothing", () => {
    expect(
      valuesIn(decodeSingly({ invoiceNumber: [number("INV-1", 0.1)], orderNumber: [number("PO-2", 0)] })),
    ).toEqual({ invoiceNumber: "INV-1" });
  });

  it.each([
    ["beside its label", { "label-right": 0.9 }, "INV-1"],
    ["below its label", { "label-below": 1.4 }, "INV-1"],
    ["of a weak label", { "label-right": 0.5 }, "INV-1"],
    ["far from its label", { "label-right": 0.4 }, undefined],
    ["under a heading", { "label-section": 1.4 }, undefined],
  ])("take what is a little less likely %s", (_name, features, value) => {
    const chosen = decodeSingly({ invoiceNumber: [number("INV-1", -0.4, undefined, features)] });
    expect(chosen.invoiceNumber?.candidate.value).toBe(value);
  });

  it("take a date with a weak label only where it is likelier than nothing", () => {
    const day = scoredAs("2026-03-04", -0.4, {
      features: { "label-right": 0.5 },
      candidate: { type: "date" },
    });
    expect(decodeSingly({ dueDate: [day] })).toEqual({});
  });

  it("do not take what is much less likely, whatever its label", () => {
    const labelled = { "label-right": 1.4 };
    expect(decodeSingly({ invoiceNumber: [number("INV-1", -1.5, undefined, labelled)] })).toEqual({});
  });

  it("do not take one number for two fields: the surer one has it", () => {
    const words = tokensIn("4711");
    const chosen = decodeSingly({
      orderNumber: [number("4711", 2, words), number("PO-9", 1)],
      invoiceNumber: [number("4711", 3, words), number("INV-1", 1)],
    });
    expect(valuesIn(chosen)).toEqual({ invoiceNumber: "4711", orderNumber: "PO-9" });
  });

  it("leave a field empty whose only number another took", () => {
    const words = tokensIn("4711");
    const chosen = decodeSingly({
      orderNumber: [number("4711", 2, words)],
      invoiceNumber: [number("4711", 3, words)],
    });
    expect(Object.keys(chosen)).toEqual(["invoiceNumber"]);
  });

  it("do not share single words of a number either", () => {
    const [first, second] = tokensIn("2026 0042");
    if (!first || !second) throw new Error("two words are wanted");
    const chosen = decodeSingly({
      invoiceNumber: [number("2026 0042", 3, [first, second])],
      orderNumber: [number("0042", 2, [second])],
    });
    expect(Object.keys(chosen)).toEqual(["invoiceNumber"]);
  });

  it("lead over the next value that is free, or over nothing", () => {
    const margin = (...list: Scored[]) => decodeSingly({ invoiceNumber: list }).invoiceNumber?.margin;
    expect(margin(number("INV-1", 3), number("INV-2", 1))).toBe(2);
    expect(margin(number("INV-1", 3), number("INV-1", 2.9), number("INV-2", 1))).toBe(2);
    expect(margin(number("INV-1", 3), number("INV-2", -4))).toBe(3);
    expect(margin(number("INV-1", 3))).toBe(3);
  });

  it("have no proof but their score", () => {
    expect(decodeSingly({ invoiceNumber: [number("INV-1", 3)] }).invoiceNumber?.proofs).toEqual(new Set());
  });

  it("are none without options", () => {
    expect(decodeSingly({ invoiceNumber: [] })).toEqual({});
  });
});
