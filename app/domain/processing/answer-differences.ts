import type { ExtractionResult, FoundValue, LineItem } from "@fieldwise/engine/results";
import type { AnswerDifference } from "./replay-report";

type Answer = Pick<ExtractionResult, "fields" | "lineItems">;

/**
 * The values that differ between two answers to one document: header fields first, then line items row by row. `pieces` are
 * the line items of the answer before, run by run.
 */
export async function answerDifferences(
  before: Omit<Answer, "lineItems">,
  pieces: AsyncIterable<readonly LineItem[]>,
  after: Answer,
): Promise<AnswerDifference[]> {
  const found = differencesIn(before.fields, after.fields, null);
  let row = 0;
  for await (const piece of pieces)
    for (const { cells } of piece) {
      found.push(...differencesIn(cells, after.lineItems[row]?.cells ?? {}, row + 1));
      row += 1;
    }
  for (const [index, { cells }] of after.lineItems.slice(row).entries())
    found.push(...differencesIn({}, cells, row + index + 1));
  return found;
}

function differencesIn(
  before: Record<string, FoundValue>,
  after: Record<string, FoundValue>,
  line: number | null,
): AnswerDifference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({
      field,
      line,
      before: before[field]?.value ?? null,
      after: after[field]?.value ?? null,
    }))
    .filter((difference) => difference.before !== difference.after);
}
