import type { DocumentKind } from "../results/extraction-result";
import { wordFeatures } from "../stages/features/context-features";
import { ownerHashes, type Scorer } from "../weights/scorer";
import { weightIndex } from "../weights/weight-table";

/** What a word beside a value counts for a field, in logits, by the weights of two scorers. */
export type WordChange = { word: string; place: "left" | "above"; before: number; after: number };

/**
 * Set by hand: a word whose weight moves by less says nothing to a person. Odds change by a third; two words that share a place of
 * the table seldom reach it.
 */
const leastChange = 0.3;
/** Set by hand: so many words of a field make a sentence that is read. */
const mostWords = 6;

/**
 * The words whose weights for a field differ most between two scorers, the greatest change first: what each has learned to
 * read as a label. Weights have no words of their own, so those of `words` are looked up.
 */
export function wordChanges(
  scorers: { before: Scorer; after: Scorer },
  asked: { field: string; kind: DocumentKind; words: Iterable<string> },
): WordChange[] {
  const { context: hashes } = ownerHashes({ named: [], context: [asked.field] }, asked.kind);
  const changes: WordChange[] = [];
  for (const word of asked.words) {
    const features = wordFeatures(word);
    for (const place of ["left", "above"] as const) {
      const before = sumOf(scorers.before, hashes, features[place]);
      const after = sumOf(scorers.after, hashes, features[place]);
      if (Math.abs(after - before) >= leastChange) changes.push({ word, place, before, after });
    }
  }
  return changes.sort((a, b) => strength(b) - strength(a)).slice(0, mostWords);
}

const strength = ({ before, after }: WordChange) => Math.abs(after - before);

function sumOf(scorer: Scorer, hashes: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (const table of scorer.tables)
    for (const hash of hashes) {
      if (table.named && !table.fields.has(hash)) continue;
      for (const feature of features) sum += table.values[weightIndex(hash, feature, table.bits)] as number;
    }
  return sum;
}
