import type { FieldSpec } from "../../fields/field-spec";
import { overlapX, unionOf } from "../../geometry/rect";
import type { CandidateType } from "../../values/candidate-type";
import { centsOf, readAmount } from "../../values/read-amount";
import { readDates } from "../../values/read-dates";
import type { DocumentFacts } from "../facts/document-facts";
import { findLabels } from "../labels/find-labels";
import type { DocumentLayout } from "../layout/document-layout";
import { type Token, textOf } from "../layout/token";
import { placeVotes, type Recalled, type RecalledField } from "../memory/recall-memory";
import { bestSpot, type Spot } from "../memory/star-votes";
import type { LearnedPlace } from "../memory/vendor-memory";
import type { Candidate } from "./candidate";
import type { Candidates } from "./find-candidates";
import { isParticularLine } from "./parties/address-shape";

/** Heights that a level may be off its line: scans of one sheet differ by less. */
const drift = 0.2;
/** Heights of a word that may reach over the remembered left edge. */
const overhang = 0.3;

/** How values are written on this document. */
type Writing = Pick<DocumentFacts, "dateOrder" | "decimalMark">;

/** A place that gets so many votes needs no further candidate. */
const enoughVotes = 0.6;
/** Set by hand, of the anchors: fewer agree on a place by chance. */
const leastVotes = 0.4;

/**
 * The candidates with those that memory adds: the vendor's constants where their words stand, and the words at a
 * remembered place where the generators offer nothing.
 */
export function withRemembered(
  candidates: Candidates,
  recalled: Recalled | null,
  { specs, layout, facts }: { specs: readonly FieldSpec[]; layout: DocumentLayout; facts: Writing },
): Candidates {
  if (!recalled) return candidates;
  let all = candidates;
  for (const spec of specs) {
    const field = recalled.fields.get(spec.key);
    if (!field) continue;
    const type = spec.candidates;
    const added = [...constants(field, type), ...atPlace(field, type, all[type], layout, facts)].map(
      (candidate) => ({
        ...candidate,
        line: lineOf(candidate.tokens[0], layout),
      }),
    );
    if (added.length > 0) all = { ...all, [type]: [...all[type], ...added] };
  }
  return all;
}

function constants({ constants }: RecalledField, type: CandidateType): Candidate[] {
  return constants.flatMap(({ value, tokens }) =>
    tokens.length > 0 ? [candidateFrom(type, value, tokens)] : [],
  );
}

function atPlace(
  { places }: RecalledField,
  type: CandidateType,
  known: readonly Candidate[],
  layout: DocumentLayout,
  writing: Writing,
): Candidate[] {
  const latest = places.at(-1);
  if (!latest || known.some((candidate) => placeVotes(candidate, places) >= enoughVotes)) return [];
  const spot = bestSpot(latest.place, latest.anchors, latest.index);
  if (!spot || spot.votes < leastVotes) return [];
  const tokens = tokensAt(spot, latest.place, type, layout);
  const value = tokens.length > 0 ? readAs(type, tokens, writing) : null;
  if (type === "address" && belongsToAnotherField(tokens, layout)) return [];
  return value ? [candidateFrom(type, value, tokens)] : [];
}

/** The words from the remembered left edge on: as many as were there, or the rest of the segment for a text. */
function tokensAt(spot: Spot, place: LearnedPlace, type: CandidateType, { lines }: DocumentLayout): Token[] {
  const level = place.lines > 1 ? spot.top + place.em / 2 : (spot.top + spot.bottom) / 2;
  const at = lines.findIndex(
    (line) =>
      line.page === spot.page &&
      line.top - drift * place.em < level &&
      line.bottom + drift * place.em > level &&
      line.tokens.some((token) => token.right > spot.left && token.left < spot.right + place.em),
  );
  const line = lines[at];
  if (!line) return [];
  const segment = line.segments.find((part) => part.right > spot.left && part.left < spot.right + place.em);
  const start = segment?.tokens.findIndex((token) => token.right > spot.left + overhang * place.em) ?? -1;
  if (!segment || start < 0) return [];
  const first = segment.tokens.slice(start, isText(type) ? undefined : start + place.words);
  if (!isText(type) || place.lines === 1) return first;
  const below = lines
    .slice(at + 1, at + place.lines)
    .flatMap((next) => next.segments.find((part) => overlapX(part, segment) > 0) ?? []);
  return [...first, ...below.flatMap((part) => part.tokens)];
}

/** Whether the words at the place of an address are a date, a telephone number, or begin with the label of another field. */
function belongsToAnotherField(tokens: readonly Token[], layout: DocumentLayout): boolean {
  const text = textOf(tokens);
  if (readDates(text).length > 0 || isParticularLine(text)) return true;
  const line = layout.lines[lineOf(tokens[0], layout)];
  const label = line && findLabels(line, false).find((hit) => hit.tokens[0] === tokens[0]);
  return label?.senses.every(({ field }) => !/Address$/.test(field)) ?? false;
}

const isText = (type: CandidateType) =>
  !(type === "date" || type === "amount" || type === "number" || type === "id" || type === "taxId");

function readAs(
  type: CandidateType,
  tokens: readonly Token[],
  { dateOrder: { order }, decimalMark: mark }: Writing,
): string | null {
  const text = textOf(tokens);
  if (type === "date") {
    const reading = readDates(text)[0];
    return reading ? (reading[order] ?? reading.dmy ?? reading.mdy ?? null) : null;
  }
  if (type === "amount" || type === "number") return readAmount(text, mark)?.value ?? null;
  const bare = text.replace(/^[#:.,;(*"']+|[:,;*"']+$/g, "").trim();
  return bare === "" ? null : bare;
}

const lineOf = (token: Token | undefined, { lines }: DocumentLayout): number =>
  lines.findIndex((line) => token !== undefined && line.tokens.includes(token));

function candidateFrom(type: CandidateType, value: string, tokens: Token[]): Candidate {
  return {
    type,
    value,
    raw: textOf(tokens),
    tokens,
    page: tokens[0]?.page ?? 1,
    line: -1,
    facts: new Set(["remembered"]),
    ...(type === "amount" ? { cents: centsOf(value) } : {}),
    ...unionOf(tokens),
  };
}
