import type { Concern } from "../documents/concerns";

/** The verdict of a model's fields and threshold on a document. */
export type ModelVerdict = { missing: readonly string[]; missedScore: boolean };

/** The part of a document's concerns that follows from fields and threshold. */
export const modelVerdict = (concerns: readonly Concern[]): ModelVerdict => ({
  missing: concerns.find(({ kind }) => kind === "missing")?.fields ?? [],
  missedScore: concerns.some(({ kind }) => kind === "score"),
});

/** How many documents were looked at, and how many would come to need review or need none for it any more. */
export type VerdictChanges = { documents: number; worse: number; better: number };

/** What would change for documents that were judged by one model and are judged by another. */
export function verdictChanges(
  judged: readonly { before: ModelVerdict; after: ModelVerdict }[],
): VerdictChanges {
  const speaks = ({ missing, missedScore }: ModelVerdict) => missing.length > 0 || missedScore;
  return {
    documents: judged.length,
    worse: judged.filter(({ before, after }) => !speaks(before) && speaks(after)).length,
    better: judged.filter(({ before, after }) => speaks(before) && !speaks(after)).length,
  };
}
