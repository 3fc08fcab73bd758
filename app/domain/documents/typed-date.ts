import { cultureFormatOf } from "@fieldwise/engine/results";
import { monthNames } from "./month-names";

const figures = /^(\d{1,4})\s*[-./\s]\s*(\d{1,2})\s*[-./\s]\s*(\d{1,4})\.?$/;

type Triple = { year: number; month: number; day: number };

/**
 * Reads a date as a person of the culture writes it, in figures or with the month's name (the culture's language,
 * English or Spanish). Returns ISO 8601, or null when it is no date. Years of two figures lie between 1980 and 2079.
 * `monthFirst` is the order of figures where something else than the culture says it.
 */
export function parseTypedDate(
  text: string,
  culture: string,
  monthFirst: boolean = cultureFormatOf(culture).monthFirst,
): string | null {
  const inFigures = figures.exec(text.trim());
  const readings = inFigures ? readingsOf(inFigures.slice(1), monthFirst) : withMonthName(text, culture);
  const first = readings.find(exists);
  return first ? isoOf(first) : null;
}

/** The reading in the usual order comes first; the other serves dates like 31/12/2026 that it cannot mean. */
function readingsOf(parts: string[], isMonthFirst: boolean): Triple[] {
  const [first = "", second = "", third = ""] = parts;
  const month = Number(second);
  if (first.length === 4) return [{ year: Number(first), month, day: Number(third) }];
  const year = yearOf(third);
  if (first.length > 2 || year === null) return [];
  const dayFirst = { year, month, day: Number(first) };
  const monthFirst = { year, month: Number(first), day: month };
  return isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
}

function withMonthName(text: string, culture: string): Triple[] {
  const numbers = text.match(/\d+/g) ?? [];
  const names = monthsIn(culture);
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  // A month's name can be several words: "Meán Fómhair".
  const whole = names.get(words.join(""));
  const months = whole === undefined ? words.flatMap((word) => names.get(word) ?? []) : [whole];
  const [month] = months;
  if (numbers.length !== 2 || months.length !== 1 || month === undefined) return [];
  const [one = "", two = ""] = numbers;
  const [day, year] = one.length === 4 ? [two, one] : [one, two];
  const fullYear = yearOf(year);
  return fullYear === null || day.length > 2 ? [] : [{ year: fullYear, month, day: Number(day) }];
}

function monthsIn(culture: string): Map<string, number> {
  const months = new Map<string, number>();
  for (const wanted of [culture, "en-US", "es-ES"]) {
    const [names = []] = monthNames.find(([, cultures]) => cultures.split(" ").includes(wanted)) ?? [];
    for (const [index, same] of names.entries())
      for (const name of same.split(" ")) if (name && !months.has(name)) months.set(name, index + 1);
  }
  return months;
}

const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

function yearOf(figures: string): number | null {
  if (figures.length === 4) return Number(figures);
  if (figures.length !== 2) return null;
  const year = Number(figures);
  return year < 80 ? 2000 + year : 1900 + year;
}

const exists = ({ year, month, day }: Triple) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const isoOf = ({ year, month, day }: Triple) =>
  [String(year), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
