import { unionOf } from "../../geometry/rect";
import { patternFor } from "../../languages/compile";
import type { CandidateFact } from "../../values/candidate-fact";
import type { DateOrder } from "../../values/read-dates";
import { readDates } from "../../values/read-dates";
import { readRangeStarts } from "../../values/read-range-starts";
import { type Line, tokensBetween } from "../layout/line";
import { type Token, textOf } from "../layout/token";
import type { Candidate } from "./candidate";

/**
 * The dates of a line in the document's order of day and month. Of two dates joined by a dash or "to", the first is
 * marked "range-start" and the second "range-end".
 */
export function findDates(line: Line, order: DateOrder): Candidate[] {
  const full = readDates(line.text);
  const starts = readRangeStarts(line.text).filter(
    (one) => !full.some((other) => one.start < other.end && other.start < one.end),
  );
  const readings = [...full, ...starts].sort((a, b) => a.start - b.start);
  return readings.flatMap((reading, index) => {
    const value = reading[order] ?? reading.dmy ?? reading.mdy;
    const tokens = tokensBetween(line, reading.start, reading.end);
    if (!value || tokens.length === 0) return [];
    const facts = new Set<CandidateFact>();
    if (reading.named) facts.add("month-name");
    if (reading.dmy && reading.mdy && reading.dmy !== reading.mdy) facts.add("ambiguous");
    const next = readings[index + 1];
    const previous = readings[index - 1];
    if (next && isRange(line.text.slice(reading.end, next.start))) facts.add("range-start");
    if (previous && isRange(line.text.slice(previous.end, reading.start))) facts.add("range-end");
    const raw = line.text.slice(reading.start, reading.end).replaceAll("\t", " ");
    return [
      { type: "date", value, raw, tokens, page: line.page, line: line.index, facts, ...unionOf(tokens) },
    ];
  });
}

const range = new RegExp(
  String.raw`^\s*(?:[-\u2013\u2014]|${patternFor("rangeWords")})\s*(?:${patternFor("rangeArticles")}\s)?$`,
  "i",
);

function isRange(between: string): boolean {
  return range.test(between);
}

const version = new RegExp(
  String.raw`(?:^|[^\p{L}])${patternFor("versions")}[^\p{L}\d]{0,4}v?\d+(?:\.\d+)*[^\p{L}\d]+(?:\p{L}{1,5}[^\p{L}\d]+)?$`,
  "iu",
);

/** Whether a date says of when the version of a form or program is, which is no date of the document. */
export function isOfVersion({ tokens }: Candidate, line: Line): boolean {
  const before = line.tokens.slice(0, line.tokens.indexOf(tokens[0] as Token));
  return version.test(`${textOf(before)} `);
}
