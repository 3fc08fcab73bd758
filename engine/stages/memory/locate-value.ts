import type { FieldType } from "../../results/extraction-result";
import { compact } from "../../text/fold";
import { foldLookalikes } from "../../text/fold-word";
import { letterDistance } from "../../text/letter-distance";
import { centsOf, readAmount } from "../../values/read-amount";
import { readDates } from "../../values/read-dates";
import type { DocumentLayout } from "../layout/document-layout";
import { type Line, tokensBetween } from "../layout/line";
import { type Token, textOf } from "../layout/token";
import { locateLines } from "./locate-lines";
import type { Occurrence } from "./occurrence";

/** A value as a field holds it. `raw` is what a person typed, when that is known. */
export type SoughtValue = { type: FieldType; value: string; raw?: string };

/**
 * Finds a value back on the page (CloudScan: exact, then normalised, then one letter off). Answers every place of the
 * best kind of match in reading order, none when it is not there. Dates are found under either order of day and month.
 */
export function locateValue(layout: DocumentLayout, sought: SoughtValue): Occurrence[] {
  if (sought.value === "") return [];
  const find = finders[sought.type];
  const found = find(layout, sought);
  for (const match of ["exact", "normalised", "near"] as const) {
    const best = found.filter((occurrence) => occurrence.match === match);
    if (best.length > 0) return best;
  }
  return [];
}

type Finder = (layout: DocumentLayout, sought: SoughtValue) => Occurrence[];

const finders: Record<FieldType, Finder> = {
  date: locateDate,
  amount: locateAmount,
  number: locateAmount,
  percent: locateAmount,
  id: locateText,
  text: locateWords,
  name: locateWords,
  address: locateWords,
  currency: locateText,
};

function locateDate({ lines }: DocumentLayout, { value }: SoughtValue): Occurrence[] {
  return lines.flatMap((line) =>
    readDates(line.text)
      .filter((reading) => reading.dmy === value || reading.mdy === value)
      .map((reading) => ({
        tokens: tokensBetween(line, reading.start, reading.end),
        match: "exact" as const,
      })),
  );
}

/** Words of an amount at most: a sign or code of a currency, its figures in two parts. */
const wordsOfAmount = 3;

function locateAmount({ lines }: DocumentLayout, { value }: SoughtValue): Occurrence[] {
  const wanted = Math.abs(centsOf(value));
  const decimals = value.split(".")[1]?.length ?? 0;
  return lines
    .flatMap((line) =>
      spansOf(line, wordsOfAmount).flatMap(({ tokens, text }): Occurrence[] => {
        if (!/\d/.test(text)) return [];
        const readings = [readAmount(text, "."), readAmount(text, ",")];
        if (!readings.some((reading) => reading && Math.abs(centsOf(reading.value)) === wanted)) return [];
        if (decimals > 2 && !readings.some((reading) => reading?.value === value)) return [];
        return [{ tokens, match: "exact" }];
      }),
    )
    .filter(isShortest);
}

/** Of two spans over the same words, the shorter one: "12.00" within "$ 12.00". */
function isShortest({ tokens }: Occurrence, _: number, all: Occurrence[]): boolean {
  return !all.some(
    (other) => other.tokens.length < tokens.length && other.tokens.every((token) => tokens.includes(token)),
  );
}

/** Words of a value on one line at most, and the letters from which one of them may be wrong. */
const [wordsOfText, shortestNear] = [8, 5];

function locateText({ lines }: DocumentLayout, { value, raw }: SoughtValue): Occurrence[] {
  const printed = [value, raw ?? value];
  const normal = printed.map(compact).filter((text) => text !== "");
  const looks = normal.map(foldLookalikes);
  return lines
    .flatMap((line) =>
      spansOf(line, wordsOfText).flatMap(({ tokens, text }): Occurrence[] => {
        const bare = text.replace(/^[#:.,;(*"']+|[:.,;)*"']+$/g, "");
        if (printed.includes(bare)) return [{ tokens, match: "exact" }];
        const folded = compact(text);
        if (normal.includes(folded)) return [{ tokens, match: "normalised" }];
        if (folded.length < shortestNear) return [];
        const like = foldLookalikes(folded);
        return looks.some((wanted) => letterDistance(wanted, like, 1) <= 1)
          ? [{ tokens, match: "near" }]
          : [];
      }),
    )
    .filter(isShortest);
}

function locateWords(layout: DocumentLayout, sought: SoughtValue): Occurrence[] {
  const onOneLine = locateText(layout, sought);
  return onOneLine.length > 0 ? onOneLine : locateLines(layout, sought.value);
}

/** Every run of up to `longest` words of a line. */
function spansOf({ tokens }: Line, longest: number): { tokens: Token[]; text: string }[] {
  return tokens.flatMap((_, start) =>
    Array.from({ length: Math.min(longest, tokens.length - start) }, (_, extra) => {
      const part = tokens.slice(start, start + extra + 1);
      return { tokens: part, text: textOf(part) };
    }),
  );
}
