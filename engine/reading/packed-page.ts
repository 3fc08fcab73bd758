import type { Page, Word } from "./page";

/** Left, top, right, bottom. */
const edges = 4;

/** A page whose words take a third of the memory: their texts in one string, their figures in one array. */
export type PackedPage = { page: Page; words: PackedWords | null };

type PackedWords = { texts: string; ends: Uint32Array; figures: Float64Array };

/** Four edges and the confidence. */
const figuresOfWord = 5;

/** Packs a page. Words that have more to them than a word has stay as they are, so that nothing is lost. */
export function packPage(page: Page): PackedPage {
  if (!page.words.every(isPlain)) return { page, words: null };
  const count = page.words.length;
  const ends = new Uint32Array(count);
  const figures = new Float64Array(count * figuresOfWord);
  let length = 0;
  for (const [index, { text, box, confidence }] of page.words.entries()) {
    length += text.length;
    ends[index] = length;
    figures.set(box, index * figuresOfWord);
    figures[index * figuresOfWord + edges] = confidence;
  }
  const texts = page.words.map(({ text }) => text).join("");
  return { page: { ...page, words: [] }, words: { texts, ends, figures } };
}

/** The page that was packed, equal to it to the last bit of its JSON. */
function unpackPage({ page, words }: PackedPage): Page {
  return words ? { ...page, words: unpacked(words) } : page;
}

/** Packed pages as pages, one at a time, as often as they are asked for. */
export const pagesOf = (packed: readonly PackedPage[]): Iterable<Page> => ({
  *[Symbol.iterator]() {
    for (const one of packed) yield unpackPage(one);
  },
});

const isPlain = (word: Word) =>
  Object.keys(word).join() === "text,box,confidence" && word.box.length === edges;

function unpacked({ texts, ends, figures }: PackedWords): Word[] {
  let start = 0;
  return Array.from(ends, (end, index) => {
    const text = texts.slice(start, end);
    start = end;
    const [left = 0, top = 0, right = 0, bottom = 0, confidence = 0] = figures.subarray(
      index * figuresOfWord,
      (index + 1) * figuresOfWord,
    );
    return { text, box: [left, top, right, bottom], confidence };
  });
}
