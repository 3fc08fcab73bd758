import type { ExtractionResult, FoundValue, LineItem } from "@fieldwise/engine/results";
import { type AnswerDifference, type AnswerDifferences, maxDifferences } from "./replay-report";

type Answer = Pick<ExtractionResult, "fields" | "lineItems">;

/**
 * The values that differ between two answers to one document: header fields first, then line items row by row. `pieces` are
 * the line items of the answer before, run by run. Of many the first are named, and all are counted.
 */
export async function answerDifferences(
  before: Omit<Answer, "lineItems">,
  pieces: AsyncIterable<readonly LineItem[]>,
  after: Answer,
): Promise<AnswerDifferences> {
  const found: AnswerDifferences = { list: [], total: 0, fields: [] };
  const add = (differences: AnswerDifference[]) => {
    found.total += differences.length;
    for (const { field } of differences) if (!found.fields.includes(field)) found.fields.push(field);
    found.list.push(...differences.slice(0, maxDifferences - found.list.length));
  };
  add(differencesIn(before.fields, after.fields, null));
  let row = 0;
  for await (const piece of pieces)
    for (const { cells } of piece) {
      add(differencesIn(cells, after.lineItems[row]?.cells ?? {}, row + 1));
      row += 1;
    }
  for (const [index, { cells }] of after.lineItems.slice(row).entries())
    add(differencesIn({}, cells, row + index + 1));
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
