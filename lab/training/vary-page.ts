import type { PageKind } from "@fieldwise/engine/lab";
import type { Box, Page } from "@fieldwise/engine/reading";
import { type Dice, diceOf } from "../generator/dice";

/** A sheet of A4 in points. */
const sheet = { width: 595, height: 842 };

/**
 * A generated first page as others come: a till's roll that was scanned lying on a whole sheet, a page whose sums are overleaf, one
 * that is printed on a part of its width or in large print. The same seed varies a page in the same way.
 */
export function varied(page: Page, kind: PageKind, seed: number): Page {
  const dice = diceOf(seed, "varied page");
  if (kind === "receipt") return dice.chance(0.4) ? onWholeSheet(page, dice) : page;
  if (dice.chance(0.3)) return within(page, [0, 0, 1, 0.4 + 0.4 * dice.next()]);
  if (dice.chance(0.15)) return within(page, [0, 0, 0.45 + 0.35 * dice.next(), 1]);
  return dice.chance(0.2) ? enlarged(page, 1.3 + dice.next(), dice.chance(0.5)) : page;
}

/** The left or the right upper part of a page as a whole one: print on small paper is as large. */
function enlarged(page: Page, times: number, isLeft: boolean): Page {
  const from = isLeft ? 0 : 1 - 1 / times;
  const part = within(page, [from, 0, from + 1 / times, 1 / times]);
  if (part === page) return page;
  const place = ([left, top, right, bottom]: Box): Box => [
    (left - from) * times,
    top * times,
    Math.min(1, (right - from) * times),
    bottom * times,
  ];
  return { ...part, words: part.words.map((word) => ({ ...word, box: place(word.box) })) };
}

/** The page with the words that begin within a box. */
function within(page: Page, [left, top, right, bottom]: Box): Page {
  const words = page.words.filter(
    ({ box }) => box[0] >= left && box[0] <= right && box[1] >= top && box[3] <= bottom,
  );
  return words.length > 0 ? { ...page, words } : page;
}

/** A narrow paper laid on a sheet of A4, smaller where it is longer than that; wide paper stays as it is. */
function onWholeSheet(page: Page, dice: Dice): Page {
  const ratio = page.height / page.width;
  const whole = sheet.height / sheet.width;
  const across = Math.min(0.3 + 0.2 * dice.next(), whole / ratio);
  if (ratio < whole) return page;
  const down = (across * ratio) / whole;
  const [x, y] = [dice.next() * (1 - across), dice.next() * (1 - down) * 0.5];
  const place = ([left, top, right, bottom]: Box): Box => [
    x + left * across,
    y + top * down,
    x + right * across,
    y + bottom * down,
  ];
  const width = page.width / across;
  return {
    ...page,
    width,
    height: width * whole,
    words: page.words.map((word) => ({ ...word, box: place(word.box) })),
  };
}
