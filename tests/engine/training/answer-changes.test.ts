import type { WantedField } from "@engine/results/extraction-result";
import { answerChanges } from "@engine/training/answer-changes";
import { describe, expect, it } from "vitest";
import { changesSummary } from "~/domain/training/changes-summary";

const total: WantedField = { key: "total", type: "amount", line: false };
const values = (value: string | null) => (value === null ? {} : { total: { value } });

describe("a change of an answer", () => {
  it.each([
    ["becomes correct", "10.00", "12.00", "12.00", "better"],
    ["becomes incorrect", "12.00", "10.00", "12.00", "worse"],
    ["stays incorrect", "10.00", "11.00", "12.00", "still-wrong"],
    ["is found at last", null, "12.00", "12.00", "better"],
    ["is lost", "12.00", null, "12.00", "worse"],
    ["is rightly given up", "12.00", null, null, "better"],
  ] as const)("%s", (_name, before, after, checked, verdict) => {
    const [change] = answerChanges([total], values(before), values(after), values(checked));
    expect(change).toEqual({ field: "total", before, after, checked, verdict });
  });

  it("is not judged where nobody has looked", () => {
    const [change] = answerChanges([total], values("10.00"), values("12.00"), null);
    expect(change).toMatchObject({ checked: null, verdict: "unknown" });
  });

  it("is none where both mean the same", () => {
    expect(answerChanges([total], values("12.00"), values("12"), values("12.00"))).toEqual([]);
    expect(answerChanges([total], values(null), values(null), null)).toEqual([]);
  });
});

it("changes are summed up by document and effect", () => {
  const change = { field: "total", before: "1", after: "2", checked: "2" };
  const changes = [
    { ...change, documentId: "a", verdict: "better" as const },
    { ...change, documentId: "a", field: "tax", verdict: "worse" as const },
    { ...change, documentId: "b", verdict: "unknown" as const },
  ];
  expect(changesSummary({ compared: 9, changes, before: [], after: [] })).toEqual({
    documents: 9,
    changedDocuments: 2,
    changedValues: 3,
    better: 1,
    worse: 1,
  });
});
