import type { AblationDocument } from "./ablation-documents";
import { outcomeOf } from "./outcome-of";
import { type Change, changesBetween } from "./outcomes";

/** What a family of documents has right without any memory, and what the memory gains and loses: header values and rows. */
export type MemoryGain = Change & { family: string; documents: number; right: number };

/** Reads every document twice, with what was learned before it and with nothing, by families. */
export function withoutMemory(documents: readonly AblationDocument[]): MemoryGain[] {
  const asItIs = documents.map(outcomeOf);
  const without = documents.map((document) => outcomeOf({ ...document, memories: [] }));
  return Object.entries(changesBetween(asItIs, without)).map(([family, change]) => {
    const own = without.filter((outcome) => outcome.family === family);
    const right = own.reduce((sum, outcome) => sum + outcome.right.length + outcome.rows, 0);
    return { family, documents: own.length, right, ...change };
  });
}

/** The gains as a table in Markdown. */
export const memoryTable = (gains: readonly MemoryGain[]): string =>
  [
    "| documents | of them | right without memory | gained by it | lost by it |",
    "|---|---|---|---|---|",
    ...gains.map(
      ({ family, documents, right, gained, lost }) =>
        `| ${family} | ${documents} | ${right} | ${gained} | ${lost} |`,
    ),
  ].join("\n");
