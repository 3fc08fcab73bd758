import { unionOf } from "../geometry/rect";
import type { FieldType, Place } from "../results/extraction-result";
import type { DocumentLayout } from "../stages/layout/document-layout";
import { type Token, textOf } from "../stages/layout/token";
import { fingerprintOf, type PlacedWord, round } from "../stages/memory/fingerprint-of";
import { locateValue } from "../stages/memory/locate-value";
import type { CorrectionSample, LearnedField, LearnedPlace } from "../stages/memory/vendor-memory";
import { tableMemoryOf } from "../stages/tables/learn-table";
import type { ConfirmedRow } from "../stages/tables/place-rows";
import { readAmount } from "../values/read-amount";
import { readDates } from "../values/read-dates";

/** Page widths: the height of usual print, for a value without words. */
const usualHeight = 0.01;
/** Heights that tops of one line differ by at most, as those of figures and small letters do. */
const lineStep = 0.8;

/**
 * A header value as a person left it: canonical, null where the document has none, `place` where it is known. `corrected`
 * says whether they changed it.
 */
export type CheckedValue = {
  type: FieldType;
  value: string | null;
  raw: string;
  place: Place | null;
  corrected: boolean;
};

/** A checked document: what is on its pages, and what people made of it. Fields that nobody judged are left out. */
export type CheckedDocument = {
  documentId: string;
  layout: DocumentLayout;
  fields: Record<string, CheckedValue>;
  rows: readonly ConfirmedRow[];
  rowsCorrected: boolean;
};

/** Words of the first page that are kept whether or not a value stands near. */
const keptWords = 200;
/** Of the words around a value the nearest are kept: a sample is stored for every document that teaches. */
const keptNear = 24;

/** The correction sample of a checked document. Values without a position are located on the page. Deterministic. */
export function correctionSampleOf({
  documentId,
  layout,
  fields,
  rows,
  rowsCorrected,
}: CheckedDocument): CorrectionSample {
  const taught: Record<string, LearnedField> = {};
  for (const key of Object.keys(fields).sort()) {
    const checked = fields[key];
    if (checked) taught[key] = learnedField(layout, checked);
  }
  const fingerprint = fingerprintOf(layout);
  const decimalMark = decimalMarkIn(taught);
  return {
    documentId,
    recognised: layout.recognised,
    fingerprint: { ...fingerprint, words: telling(fingerprint.words, taught) },
    fields: taught,
    dateOrder: dateOrderIn(taught),
    decimalMark,
    table: rows.length > 0 ? tableMemoryOf(rows, layout, decimalMark ?? ".") : null,
    ...(!rowsCorrected && { tableAsRead: true }),
  };
}

function learnedField(
  layout: DocumentLayout,
  { type, value, raw, place, corrected }: CheckedValue,
): LearnedField {
  const mark = corrected ? {} : ({ asRead: true } as const);
  if (!value) return { type, value: null, raw: "", place: null, ...mark };
  const tokens = place
    ? tokensAt(layout, place)
    : (locateValue(layout, { type, value, raw })[0]?.tokens ?? []);
  const printed = textOf(tokens);
  return {
    type,
    value,
    raw: printed || raw,
    place: tokens.length > 0 ? learnedPlace(tokens) : null,
    ...mark,
  };
}

/** The words whose middle lies in the box. */
function tokensAt({ lines }: DocumentLayout, { page, box: [left, top, right, bottom] }: Place): Token[] {
  return lines
    .filter((line) => line.page === page)
    .flatMap((line) => line.tokens)
    .filter(({ box }) => {
      const x = (box[0] + box[2]) / 2;
      const y = (box[1] + box[3]) / 2;
      return x >= left && x <= right && y >= top && y <= bottom;
    });
}

function learnedPlace(tokens: readonly Token[]): LearnedPlace {
  const frame = unionOf(tokens);
  const heights = tokens.map((token) => token.bottom - token.top).sort((a, b) => a - b);
  const em = heights[heights.length >> 1] ?? usualHeight;
  return {
    page: tokens[0]?.page ?? 1,
    left: round(frame.left),
    top: round(frame.top),
    right: round(frame.right),
    bottom: round(frame.bottom),
    em: round(em),
    lines: Math.max(1, new Set(tokens.map((token) => Math.round(token.top / em / lineStep))).size),
    words: tokens.length,
  };
}

/** Of all words, those that tell layout and vendor (the first page's) and those that stand near a value. */
function telling(words: readonly PlacedWord[], taught: Record<string, LearnedField>): PlacedWord[] {
  const kept = new Set(words.slice(0, keptWords));
  for (const { place } of Object.values(taught)) {
    if (!place) continue;
    const near = words
      .filter((word) => word[1] === place.page)
      .map((word) => ({ word, far: farFrom(word, place) }))
      .sort((a, b) => a.far - b.far)
      .slice(0, keptNear);
    for (const { word } of near) kept.add(word);
  }
  return words.filter((word) => kept.has(word));
}

const farFrom = ([, , left, middle]: PlacedWord, place: LearnedPlace): number =>
  Math.hypot(
    middle - (place.top + place.bottom) / 2,
    Math.min(Math.abs(left - place.left), Math.abs(left - place.right)),
  );

/** The order of day and month that a printed date proves, if any does; one that was corrected before one that was not. */
function dateOrderIn(taught: Record<string, LearnedField>): CorrectionSample["dateOrder"] {
  for (const { type, value, raw, place } of correctedFirst(taught)) {
    if (type !== "date" || !value || !place) continue;
    for (const { dmy, mdy } of readDates(raw)) {
      if (dmy === mdy) continue;
      if (dmy === value) return "dmy";
      if (mdy === value) return "mdy";
    }
  }
  return null;
}

/** The decimal mark that a printed amount proves, if any does. */
function decimalMarkIn(taught: Record<string, LearnedField>): CorrectionSample["decimalMark"] {
  for (const { type, value, raw, place } of correctedFirst(taught)) {
    if (type !== "amount" || !value || !place) continue;
    const [point, comma] = ([".", ","] as const).map((mark) => Number(readAmount(raw, mark)?.value));
    if (point === Number(value) && comma !== point) return ".";
    if (comma === Number(value) && point !== comma) return ",";
  }
  return null;
}

const correctedFirst = (taught: Record<string, LearnedField>): LearnedField[] =>
  Object.values(taught).sort((a, b) => Number(a.asRead ?? false) - Number(b.asRead ?? false));
