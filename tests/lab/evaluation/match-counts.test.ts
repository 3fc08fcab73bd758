import type { FoundValue } from "@engine/results/extraction-result";
import { describe, expect, it } from "vitest";
import type { LearningOutcome } from "../../../lab/evaluation/evaluate-learning";
import { f1Of, type MatchCounts, matchCountsOf } from "../../../lab/evaluation/match-counts";
import { wrongCorrectionsReport } from "../../../lab/evaluation/wrong-corrections-report";

const found = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { value, confidence: 1 } as FoundValue]),
  );

describe("the marks of a document", () => {
  const truth = {
    fields: { total: { value: "10.00" }, invoiceNumber: { value: "A-1" }, orderNumber: { value: "P-9" } },
    scored: ["total", "invoiceNumber", "dueDate"],
  };

  it("count values that are scored, whether they are printed or not", () => {
    const answers = found({ total: "10", invoiceNumber: "A-2", dueDate: "2026-01-01", orderNumber: "P-9" });
    expect(matchCountsOf(answers, truth)).toEqual({ truths: 2, answers: 3, right: 1 });
  });

  it("count no answer for a field that was left empty", () => {
    expect(matchCountsOf(found({ total: "" }), truth)).toEqual({ truths: 2, answers: 0, right: 0 });
  });
});

describe("F1 over documents", () => {
  const marks = new Map<string, MatchCounts>([
    ["a", { truths: 4, answers: 4, right: 4 }],
    ["b", { truths: 4, answers: 2, right: 1 }],
    ["c", { truths: 0, answers: 0, right: 0 }],
  ]);

  it("is that of the sums, not the mean of the documents'", () => {
    expect(f1Of(marks, () => true)).toBeCloseTo((200 * 5) / 14);
  });

  it("is that of the documents that are kept", () => {
    expect(f1Of(marks, (id) => id === "a")).toBe(100);
    expect(f1Of(marks, (id) => id === "b")).toBeCloseTo(100 / 3);
  });

  it("is whole where nothing was to be found and nothing was claimed", () => {
    expect(f1Of(marks, (id) => id === "c")).toBe(100);
  });
});

describe("the report on wrong corrections", () => {
  const outcome = (right: number, other: number): LearningOutcome => ({
    summary: "",
    marks: new Map([
      ["spoilt", { truths: 10, answers: 10, right }],
      ["other", { truths: 10, answers: 10, right: other }],
    ]),
    spoilt: new Set(["spoilt"]),
  });

  it("tells layouts that were corrected wrongly from all others", () => {
    const [others, wrong] = wrongCorrectionsReport(
      { ...outcome(9, 8), spoilt: new Set() },
      outcome(5, 7),
    ).split("\n");
    expect(others).toMatch(/^other layouts +F1 80\.00 without, 70\.00 with wrong corrections$/);
    expect(wrong).toMatch(/^layouts corrected wrongly +F1 90\.00 without, 50\.00 with wrong corrections$/);
  });
});
