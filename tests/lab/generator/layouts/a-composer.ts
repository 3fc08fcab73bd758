import { countryOf } from "../../../../lab/generator/content/countries";
import { diceOf } from "../../../../lab/generator/dice";
import { widthOf } from "../../../../lab/generator/drawing/face-widths";
import { createSheet, type Piece, plain } from "../../../../lab/generator/drawing/sheet";
import { type Composer, composerOf } from "../../../../lab/generator/layouts/composer";
import { type Style, styleOf } from "../../../../lab/generator/style/style";

/** A composer on an empty sheet in a country's style, which may be changed. */
export function aComposer(code: string, seed: number, changed: Partial<Style> = {}): Composer {
  const country = countryOf(diceOf(1), [code]);
  const style = { ...styleOf(country, seed), ...changed };
  return composerOf(
    createSheet(style.page.width, style.page.height),
    style,
    diceOf(seed, "tax").pick(country.taxName),
  );
}

/** What was printed, with its width in points and its marks. */
export function inksOn({ sheet }: Composer) {
  return sheet.inks.map((ink) => ({
    ...ink,
    width: widthOf(ink.text, ink.face) * ink.size * ink.stretch,
    marks: ink.marks.map(({ mark }) => mark),
  }));
}

/** Everything that was printed, in the order in which it was. */
export function printedOn({ sheet }: Composer): string[] {
  return sheet.inks.map(({ text }) => text);
}

/** All of it in one text, for what may be cut into several pieces. */
export function textOn(composer: Composer): string {
  return printedOn(composer).join(" ").replace(/\s+/g, " ");
}

/** The lowest baseline of a page. */
export function lowestOn({ sheet }: Composer, page = 1): number {
  return Math.max(...sheet.inks.filter((ink) => ink.page === page).map(({ baseline }) => baseline));
}

/** The values of marked pieces by their keys. */
export function marksIn(pieces: readonly Piece[]): Record<string, string> {
  return Object.fromEntries(
    pieces.flatMap((piece) =>
      typeof piece === "string" ? [] : piece.marks.map(({ key, value }): [string, string] => [key, value]),
    ),
  );
}

export const shown = (pieces: readonly Piece[]): string => plain([...pieces]);
