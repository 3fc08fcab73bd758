import type { Box, Page, Word } from "@fieldwise/engine/reading";
import type { Dice } from "../dice";
import { misread, withoutAccents } from "./misread";
import { tightBox } from "./tight-box";

/** How badly a page is read. Probabilities are per word, `jitter` in heights of a word. */
type Damage = {
  misread: number;
  accents: number;
  stray: number;
  drop: number;
  split: number;
  merge: number;
  jitter: number;
  skew: number;
  unsure: number;
};

/** The page as recognition of a scan or a photo gives it back. A share of the paper is clean, some of it very bad. */
export function degrade(page: Page, medium: "scan" | "photo", dice: Dice): Page {
  const damage = damageOf(medium, dice);
  const dpi = medium === "scan" ? dice.pick([150, 200, 200, 300]) : dice.pick([130, 170, 220]);
  const words = merged(
    page.words.flatMap((word) => readWord(word, damage, dice, page)),
    damage,
    dice,
  ).map((word) => ({ ...word, box: turned(word.box, damage, dice, page) }));
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length);
  return {
    ...page,
    width: Math.round((page.width / 72) * dpi),
    height: Math.round((page.height / 72) * dpi),
    source: "ocr",
    confidence,
    words,
  };
}

/** Rates as measured on captured sheets read by the product's own recogniser. */
function damageOf(medium: "scan" | "photo", dice: Dice): Damage {
  const level =
    (medium === "scan" ? dice.pick([0.2, 0.5, 0.8, 1.2, 2]) : dice.pick([0.4, 0.8, 1.2, 1.8, 3])) *
    (0.7 + 0.6 * dice.next());
  return {
    misread: 0.02 * level,
    accents: dice.pick([0.05, 0.15, 0.3, 0.6]),
    stray: 0.008 * level,
    drop: 0.005 * level,
    split: 0.007 * level,
    merge: 0.007 * level,
    jitter: 0.025 + 0.02 * level,
    skew: (dice.next() - 0.5) * (medium === "scan" ? 0.012 : 0.03),
    unsure: 0.04 + 0.03 * level,
  };
}

function readWord(word: Word, damage: Damage, dice: Dice, page: Page): Word[] {
  const short = word.text.length === 1;
  if (dice.chance(damage.drop * (short ? 6 : 1))) return [];
  if (/^[_.=*-]{3,}$/.test(word.text)) return dice.chance(0.75) ? [] : [{ ...word, confidence: 0.3 }];
  const box = tightBox(word.text, word.box);
  const plain = dice.chance(damage.accents) ? withoutAccents(word.text, dice) : word.text;
  const wrong = dice.chance(damage.misread * (0.5 + word.text.length / 8));
  const text = wrong ? misread(dice.chance(0.2) ? misread(plain, dice) : plain, dice) : plain;
  const confidence =
    Math.round((wrong ? misreadConfidence(dice) : correctReadConfidence(damage, dice)) * 100) / 100;
  const read = { text, box, confidence };
  const words = text.length > 2 && dice.chance(damage.split) ? splitWord(read, dice, page) : [read];
  return dice.chance(damage.stray) ? besideRule(words, dice, page) : words;
}

/** Recognition is about as sure of plain words as of each other: two clusters, a few far below. */
function correctReadConfidence({ unsure }: Damage, dice: Dice): number {
  if (dice.chance(unsure)) return 0.6 + 0.3 * dice.next();
  return dice.chance(0.6) ? 0.95 + 0.03 * dice.next() : 0.9 + 0.04 * dice.next();
}

/** Many wrong words are read with the same certainty as right ones. */
function misreadConfidence(dice: Dice): number {
  return dice.chance(0.45) ? 0.4 + 0.3 * dice.next() : 0.7 + 0.25 * dice.next();
}

/** A rule beside a word is taken for a sign of its own or for the word's first. */
function besideRule(words: Word[], dice: Dice, page: Page): Word[] {
  const [first, ...rest] = words;
  if (!first) return words;
  const [left, top, , bottom] = first.box;
  const sign = dice.pick(["|", "|", "|", "_", "—", "."]);
  if (dice.chance(0.35)) return [{ ...first, text: `${sign}${first.text}` }, ...rest];
  const width = 3 / page.width;
  const at = Math.max(0, left - 3 * width);
  return [{ text: sign, box: [at, top, at + width, bottom], confidence: 0.65 + 0.3 * dice.next() }, ...words];
}

/** Cuts come where a mark or a change of kind leaves room between letters. */
function splitWord(word: Word, dice: Dice, page: Page): Word[] {
  const loose = [...word.text.matchAll(/[.,:;/@-](?=.)/g)].map(({ index }) => index + 1);
  const cut = loose.length > 0 && dice.chance(0.6) ? dice.pick(loose) : dice.int(1, word.text.length - 1);
  const [left, top, right, bottom] = word.box;
  const at = left + ((right - left) * cut) / word.text.length;
  const gap = 1 / page.width;
  return [
    { ...word, text: word.text.slice(0, cut), box: [left, top, at, bottom] },
    { ...word, text: word.text.slice(cut), box: [Math.min(at + gap, right), top, right, bottom] },
  ];
}

/** Neighbours on a line that recognition took for one word. */
function merged(words: Word[], damage: Damage, dice: Dice): Word[] {
  const result: Word[] = [];
  for (const word of words) {
    const last = result.at(-1);
    const near =
      last &&
      Math.abs(last.box[3] - word.box[3]) < 0.004 &&
      word.box[0] - last.box[2] < 0.008 &&
      word.box[0] >= last.box[2] - 0.002;
    if (last && near && dice.chance(damage.merge)) {
      last.text += word.text;
      last.box = [
        last.box[0],
        Math.min(last.box[1], word.box[1]),
        word.box[2],
        Math.max(last.box[3], word.box[3]),
      ];
      last.confidence = Math.min(last.confidence, word.confidence);
    } else result.push({ ...word });
  }
  return result;
}

/** The box after the sheet lay a little askew; small enough that its own shape stays. */
function turned([left, top, right, bottom]: Box, damage: Damage, dice: Dice, page: Page): Box {
  const middle = (left + right) / 2 - 0.5;
  const shift = damage.skew * middle * (page.width / page.height);
  const height = bottom - top;
  const jitter = () => (dice.next() - 0.5) * damage.jitter * height;
  const clamp = (share: number) => Math.min(1, Math.max(0, share));
  return [
    clamp(left + jitter()),
    clamp(top + shift + jitter()),
    clamp(right + jitter()),
    clamp(bottom + shift + jitter()),
  ];
}
