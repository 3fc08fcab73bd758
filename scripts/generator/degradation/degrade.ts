import type { Box, Page, Word } from "~/domain/reading/page";
import type { Dice } from "../dice";
import { misread } from "./misread";
import { tightBox } from "./tight-box";

/** How badly a page is read. Probabilities are per word, `jitter` in heights of a word. */
type Damage = {
  misread: number;
  drop: number;
  split: number;
  merge: number;
  jitter: number;
  skew: number;
  confidence: number;
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

function damageOf(medium: "scan" | "photo", dice: Dice): Damage {
  const level =
    (medium === "scan" ? dice.pick([0.1, 0.3, 0.6, 1, 1.6]) : dice.pick([0.5, 1, 1.6, 2.4, 3.2])) *
    (0.7 + 0.6 * dice.next());
  return {
    misread: 0.025 * level,
    drop: 0.006 * level,
    split: 0.007 * level,
    merge: 0.007 * level,
    jitter: 0.025 + 0.02 * level,
    skew: (dice.next() - 0.5) * (medium === "scan" ? 0.012 : 0.03),
    confidence: 0.965 - 0.03 * level,
  };
}

function readWord(word: Word, damage: Damage, dice: Dice, page: Page): Word[] {
  if (dice.chance(damage.drop)) return [];
  if (/^[_.-]{3,}$/.test(word.text)) return dice.chance(0.6) ? [] : [{ ...word, confidence: 0.3 }];
  const box = tightBox(word.text, word.box);
  const odds = damage.misread * (0.5 + word.text.length / 8);
  const wrong = dice.chance(odds);
  const text = wrong ? misread(dice.chance(0.2) ? misread(word.text, dice) : word.text, dice) : word.text;
  const sure = wrong
    ? 0.35 + 0.5 * dice.next()
    : Math.min(0.99, damage.confidence + (dice.next() - 0.6) * 0.12);
  const read = { text, box, confidence: Math.round(sure * 100) / 100 };
  return text.length > 4 && dice.chance(damage.split) ? splitWord(read, dice, page) : [read];
}

function splitWord(word: Word, dice: Dice, page: Page): Word[] {
  const cut = dice.int(1, word.text.length - 2);
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
