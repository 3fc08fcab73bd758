import type { DocumentLayout } from "../layout/document-layout";
import { type Token, textOf } from "../layout/token";
import { align } from "./align";
import { type Constant, constantsOf } from "./constants-of";
import { fingerprintOf } from "./fingerprint-of";
import { locateValue } from "./locate-value";
import { type MemoryMatch, matchMemory } from "./match-memory";
import { matchesPrinted } from "./matches-printed";
import { mayBeMisread } from "./may-be-misread";
import type { Occurrence } from "./occurrence";
import { type Anchor, anchorsOf, votesFor, type WordIndex, wordIndexOf } from "./star-votes";
import type { TableMemory } from "./table-memory";
import { trustOf } from "./track-record";
import type { CorrectionSample, LearnedField, LearnedPlace, VendorMemory } from "./vendor-memory";

/** Strength of a constant of a vendor that the page hardly tells; like the next three, set by hand. */
const strengthStart = 0.55;
/** What a vendor that is sure adds. */
const perVendor = 0.45;
/** What is left of it where the samples differ. */
const differing = 0.4;
/** What the share of samples that agree adds: two of three are enough. */
const perAgreement = 0.6;

/** One remembered place of a field, ready to be compared with this document. */
export type RecalledPlace = {
  taught: LearnedField;
  place: LearnedPlace;
  anchors: Anchor[];
  index: WordIndex;
};

/** A value of the vendor's own, with the words of this page that say it (none when it is not there). */
export type RecalledConstant = Constant & { tokens: Token[]; strength: number };

/**
 * What is remembered of a field. `absent` is the share of samples that had no value; `times` counts the others.
 * `corrected` says whether a person ever changed it.
 */
export type RecalledField = {
  field: string;
  corrected: boolean;
  places: RecalledPlace[];
  constants: RecalledConstant[];
  absent: number;
  times: number;
  trust: number;
};

/** The content of the memory of this document's layout. */
export type Recalled = {
  match: MemoryMatch;
  /** Whether the words of the page may be misread. */
  misreadable: boolean;
  fields: ReadonlyMap<string, RecalledField>;
  table: TableMemory | null;
  tableCorrected: boolean;
  dateOrder: CorrectionSample["dateOrder"];
  decimalMark: CorrectionSample["decimalMark"];
};

/** Places are taken from the latest samples. */
const latest = 4;

/** Whether rows by a remembered table may replace rows that are read without it. */
export const mayOverrule = ({ match, tableCorrected }: Recalled): boolean => match.isVendor && tableCorrected;

/** Recalls the memory of the document's own layout, null when none of them is it. */
export function recallMemory(memories: readonly VendorMemory[], layout: DocumentLayout): Recalled | null {
  if (memories.length === 0) return null;
  const seen = fingerprintOf(layout);
  const match = matchMemory(memories, seen);
  if (!match) return null;
  const { memory } = match;
  const samples = memory.samples.slice(-latest);
  const indexes = new Map(
    samples.map((sample) => [sample, wordIndexOf(seen, align(sample.fingerprint.words, seen.words).scale)]),
  );
  const keys = new Set(memory.samples.flatMap((sample) => Object.keys(sample.fields)));
  const fields = [...keys].map((field): RecalledField => {
    const taught = memory.samples.flatMap((sample) => sample.fields[field] ?? []);
    const places = samples.flatMap((sample) => placeIn(sample, field, indexes.get(sample), samples));
    const absent = taught.filter(({ value }) => value === null).length / taught.length;
    return {
      field,
      corrected: taught.some(({ asRead }) => !asRead),
      places,
      constants: match.isVendor
        ? constantsOf(memory, field).map((constant) => onPage(constant, places, layout, match))
        : [],
      absent,
      times: taught.filter(({ value }) => value !== null).length,
      trust: trustOf(memory.record[field] ?? { right: 0, wrong: 0 }),
    };
  });
  return {
    match,
    misreadable: seen.misreadable ?? false,
    fields: new Map(fields.map((field) => [field.field, field])),
    table: last(memory.samples, "table"),
    tableCorrected: memory.samples.some(({ table, tableAsRead }) => table && !tableAsRead),
    dateOrder: match.isVendor ? last(memory.samples, "dateOrder") : null,
    decimalMark: match.isVendor ? last(memory.samples, "decimalMark") : null,
  };
}

function placeIn(
  sample: CorrectionSample,
  field: string,
  index: WordIndex | undefined,
  samples: readonly CorrectionSample[],
): RecalledPlace[] {
  const taught = sample.fields[field];
  if (!taught?.place || !index) return [];
  const isStable = (text: string) =>
    samples.every((other) => other === sample || other.fingerprint.words.some((word) => word[0] === text));
  return [
    { taught, place: taught.place, anchors: anchorsOf(taught.place, sample.fingerprint, isStable), index },
  ];
}

/** Looks for the vendor's value on the page; of several places the one that the anchors favour. */
function onPage(
  constant: Constant,
  places: readonly RecalledPlace[],
  layout: DocumentLayout,
  { vendor }: MemoryMatch,
): RecalledConstant {
  const { value, taught } = constant;
  const { type, raw } = taught;
  const found = type === "currency" ? [] : locateValue(layout, { type, value, raw }).filter(saysIt);
  const rated = found
    .map(({ tokens, match }) => ({
      tokens,
      match,
      votes: placeVotes({ ...frame(tokens), page: tokens[0]?.page ?? 1 }, places),
    }))
    .sort((a, b) => b.votes - a.votes);
  const best = rated[0];
  const share = constant.times / constant.known;
  const strength = (strengthStart + perVendor * vendor) * Math.min(1, differing + perAgreement * share);
  return { ...constant, tokens: best?.tokens ?? [], strength };

  function saysIt({ tokens }: Occurrence): boolean {
    const printed = textOf(tokens);
    return matchesPrinted(value, printed, mayBeMisread(layout));
  }
}

/** How well a spot agrees with the remembered places: the mean over the better half of the samples. */
export function placeVotes(spot: Parameters<typeof votesFor>[0], places: readonly RecalledPlace[]): number {
  const votes = places
    .map(({ place, anchors, index }) => votesFor(spot, place, anchors, index))
    .sort((a, b) => b - a)
    .slice(0, Math.ceil(places.length / 2));
  return votes.length > 0 ? votes.reduce((sum, vote) => sum + vote, 0) / votes.length : 0;
}

function frame(tokens: Token[]) {
  return {
    left: Math.min(...tokens.map((token) => token.left)),
    right: Math.max(...tokens.map((token) => token.right)),
    top: Math.min(...tokens.map((token) => token.top)),
    bottom: Math.max(...tokens.map((token) => token.bottom)),
  };
}

function last<K extends "table" | "dateOrder" | "decimalMark">(
  samples: readonly CorrectionSample[],
  key: K,
): CorrectionSample[K] | null {
  return samples.findLast((sample) => sample[key] !== null)?.[key] ?? null;
}
