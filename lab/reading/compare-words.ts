/** What comparing two texts word by word gives: counts, and the words that only one of them has. */
export type WordComparison = { hits: number; read: number; true: number; extra: string[]; missing: string[] };

/** Compares a text as read with the true one as bags of words: letters and digits only, without accents and case. */
export function compareWords(read: string, truth: string): WordComparison {
  const left = new Map<string, number>();
  const wanted = wordsOf(truth);
  for (const word of wanted) left.set(word, (left.get(word) ?? 0) + 1);
  const extra: string[] = [];
  const found = wordsOf(read);
  for (const word of found) {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    else extra.push(word);
  }
  const missing = [...left].flatMap(([word, count]) => Array<string>(count).fill(word));
  return { hits: found.length - extra.length, read: found.length, true: wanted.length, extra, missing };
}

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/ß/g, "ss").toUpperCase();
  return plain.split(/[^A-Z0-9]+/).filter((word) => word !== "");
}
