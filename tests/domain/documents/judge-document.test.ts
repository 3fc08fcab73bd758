import type { FoundValue } from "@engine/results/extraction-result";
import { describe, expect, it } from "vitest";
import { judgeDocument } from "~/domain/documents/judge-document";

const value = (confidence: number, text = "x"): FoundValue => ({
  value: text,
  raw: text,
  confidence,
  place: null,
  reasons: [],
});
const field = (key: string, weight: number, required = false, line = false) => ({
  key,
  weight,
  required,
  line,
});
const row = (key: string, confidence: number) => ({
  cells: { [key]: value(confidence) },
  arithmetic: "untested" as const,
});

describe("verdict on a document", () => {
  const fields = [field("total", 10, true), field("dueDate", 4), field("netTotal", 2, false, true)];

  it("succeeds when required fields are there and the weights reach the threshold", () => {
    const result = { fields: { total: value(0.9), dueDate: value(0.8) }, lineItems: [] };
    expect(judgeDocument({ fields, threshold: 14 }, result)).toMatchObject({
      status: "success",
      score: 14,
      missing: [],
    });
  });

  it("fails when the weights fall short of the threshold", () => {
    const result = { fields: { total: value(0.9) }, lineItems: [] };
    expect(judgeDocument({ fields, threshold: 14 }, result)).toMatchObject({
      status: "failed",
      score: 10,
      missing: [],
    });
  });

  it("fails when a required field is missing, whatever the weights", () => {
    const result = { fields: { dueDate: value(0.9) }, lineItems: [] };
    expect(judgeDocument({ fields, threshold: 0 }, result)).toMatchObject({
      status: "failed",
      missing: ["total"],
    });
  });

  it.each([
    [0.5, 10],
    [0.4999, 0],
  ])("a required field of confidence %d scores %i", (confidence, score) => {
    expect(
      judgeDocument({ fields, threshold: 0 }, { fields: { total: value(confidence) }, lineItems: [] }).score,
    ).toBe(score);
  });

  it("counts a column when one row has it", () => {
    const lineItems = [row("description", 0.9), row("netTotal", 0.7)];
    expect(judgeDocument({ fields, threshold: 0 }, { fields: {}, lineItems }).score).toBe(2);
  });

  it("does not count an emptied value", () => {
    expect(
      judgeDocument({ fields, threshold: 0 }, { fields: { total: value(1, "") }, lineItems: [] }).score,
    ).toBe(0);
  });

  it("weighs the confidences of all fields, missing ones as 0", () => {
    const result = { fields: { total: value(0.8), dueDate: value(0.4) }, lineItems: [] };
    expect(judgeDocument({ fields, threshold: 0 }, result).confidence).toBeCloseTo((8 + 1.6) / 16, 4);
  });

  it("has no confidence without fields", () => {
    expect(judgeDocument({ fields: [], threshold: 0 }, { fields: {}, lineItems: [] })).toMatchObject({
      status: "success",
      confidence: 0,
    });
  });
});
