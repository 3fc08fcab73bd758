import type { ExtractionResult, FoundValue } from "@fieldwise/engine";
import type { AnswerDifference } from "./replay-report";

type Answer = Pick<ExtractionResult, "fields" | "lineItems">;

/** The values that differ between two answers to one document: header fields first, then line items row by row. */
export function answerDifferences(before: Answer, after: Answer): AnswerDifference[] {
  const rows = Math.max(before.lineItems.length, after.lineItems.length);
  return [
    ...differencesIn(before.fields, after.fields, null),
    ...Array.from({ length: rows }, (_, row) =>
      differencesIn(before.lineItems[row]?.cells ?? {}, after.lineItems[row]?.cells ?? {}, row + 1),
    ).flat(),
  ];
}

function differencesIn(
  before: Record<string, FoundValue>,
  after: Record<string, FoundValue>,
  line: number | null,
): AnswerDifference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({
      ...{ field, line },
      before: before[field]?.value ?? null,
      after: after[field]?.value ?? null,
    }))
    .filter((difference) => difference.before !== difference.after);
}
