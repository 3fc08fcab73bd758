import type { CandidateFact } from "../../values/candidate-fact";
import type { LabelHit } from "../labels/find-labels";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line, Segment } from "../layout/line";
import type { Candidate } from "./candidate";
import { companyNames } from "./names/company-names";
import { nameCandidate, nameOf } from "./names/name-candidate";
import { isName } from "./names/name-shape";
import { namesByLabel } from "./names/names-by-label";
import { twoLinesFrom } from "./names/two-lines";
import { isContactLine, isStreetLine } from "./parties/address-shape";
import type { Party, TextPart } from "./parties/party";
import { piecesOf, textPart } from "./parties/text-part";

/** Share of the page's height where a foot begins, with bank and register in three or four lines. */
const startOfFoot = 0.72;
/** Words of a name in a foot: longer lines are sentences. */
const mostWordsInFoot = 7;
/** Parts of a text that name someone each: more are a list. */
const mostPieces = 3;

/**
 * What names are looked for with: the lines looked at, the labels and parties already found and the fields whose labels
 * announce names.
 */
export type NameSources = {
  layout: DocumentLayout;
  lines: readonly Line[];
  labels: ReadonlyMap<number, LabelHit[]>;
  parties: readonly Party[];
  nameFields: ReadonlySet<string>;
};

/**
 * Texts that may name someone: the lines above addresses, texts beside or below a label for a name, the lines of the
 * letterhead and the foot, and everything with the legal form of a company. Long names may run over two lines.
 */
export function findNames(sources: NameSources): Candidate[] {
  const { layout, labels } = sources;
  const isPlain = (segment: Segment) => standsAlone(segment, labels.get(segment.line) ?? []);
  const found = [
    ...sources.parties.flatMap(ofParty),
    ...namesByLabel(sources),
    ...letterhead(layout, isPlain),
    ...foot(layout),
    ...companyNames(sources.lines, isPlain),
  ];
  const unique = new Map<string, Candidate>();
  for (const candidate of [...found, ...found.flatMap(pieces)]) {
    if (!isName(candidate.value) || labelWithin.test(candidate.raw) || announces(candidate, layout)) continue;
    const key = `${candidate.tokens[0]?.order}:${candidate.tokens.at(-1)?.order}:${candidate.page}`;
    const known = unique.get(key);
    if (known) for (const fact of candidate.facts) known.facts.add(fact);
    else unique.set(key, candidate);
  }
  return [...unique.values()];
}

/** "Means of payment : transfer" and "Customer:" are no names; what stands behind the colon may be one as a piece. */
const labelWithin = /:(?:\s|$)/;

/** What stands before a colon announces something ("Account :"), if it has no legal form. */
function announces({ tokens, line, facts }: Candidate, { lines }: DocumentLayout): boolean {
  const last = tokens.at(-1);
  if (!last || facts.has("company")) return false;
  const onLine = lines[line]?.tokens ?? [];
  const next = onLine[onLine.indexOf(last) + 1];
  return last.text.endsWith(":") || (onLine.includes(last) && next?.text === ":");
}

/** The lines above an address, each on its own and the first two together. */
function ofParty({ names, page, onOneLine }: Party): Candidate[] {
  const [first, second] = names;
  const single = names.map((part, index) => {
    const facts: CandidateFact[] = ["party", onOneLine ? "one-line" : "over-address"];
    if (index === 0) facts.push("block-top");
    if (index === names.length - 1) facts.push("next-to-street");
    return nameCandidate(part, page, facts);
  });
  if (!first || !second || second.line > first.line + 2) return single;
  const both = { ...textPart([...first.tokens, ...second.tokens], first.line) };
  return [...single, nameCandidate(both, page, ["party", "block-top", "two-lines"])];
}

/** Set by hand: segments of a letterhead that may be names. */
const mostInLetterhead = 12;

/** Of the page's height, set by hand: where a letterhead ends. */
const endOfLetterhead = 0.3;
/** Names that go on in a second line are sought among the first of the letterhead. */
const mostInTwoLines = 4;

function letterhead(layout: DocumentLayout, isPlain: (segment: Segment) => boolean): Candidate[] {
  const height = layout.heights.get(1) ?? 1;
  const segments = layout.lines
    .filter((line) => line.page === 1 && line.top < endOfLetterhead * height)
    .flatMap((line) => line.segments.filter(isPlain))
    .filter((segment) => isName(nameOf(segment.text)) && !isStreetLine(segment.text))
    .slice(0, mostInLetterhead);
  return segments.flatMap((segment, rank) => {
    const facts: CandidateFact[] = ["letterhead", `rank:${rank}`];
    const both = rank < mostInTwoLines ? twoLinesFrom(segment, layout.lines) : undefined;
    return [
      nameCandidate(textPart(segment.tokens, segment.line), 1, facts),
      ...(both ? [nameCandidate(both, 1, [...facts, "two-lines"])] : []),
    ];
  });
}

/** Set by hand: segments of a foot that may be names. */
const mostInFoot = 6;

/** Short lines at the foot of the first page that stand over or beside the particulars of a company. */
function foot(layout: DocumentLayout): Candidate[] {
  const height = layout.heights.get(1) ?? 1;
  return layout.lines
    .filter((line) => line.page === 1 && line.top > startOfFoot * height)
    .filter((line) =>
      [line, layout.lines[line.index + 1], layout.lines[line.index + 2]].some(
        (other) => other?.page === 1 && isContactLine(other.text),
      ),
    )
    .flatMap((line) => line.segments.map((segment) => piecesOf(textPart(segment.tokens, line.index))[0]))
    .filter(
      (part): part is TextPart =>
        part !== undefined && part.tokens.length <= mostWordsInFoot && isName(part.text),
    )
    .filter((part) => !isStreetLine(part.text) && /^\p{Lu}/u.test(part.text))
    .slice(0, mostInFoot)
    .map((part) => nameCandidate(part, 1, ["in-foot"]));
}

/** The parts of "YourCompany, Mitchell Admin" or "Acme Tools - Parts Division" on their own. */
function pieces(candidate: Candidate): Candidate[] {
  if (candidate.facts.has("two-lines") || candidate.facts.has("in-sentence")) return [];
  const parts = piecesOf(textPart(candidate.tokens, candidate.line));
  if (parts.length < 2 || parts.length > mostPieces) return [];
  return parts
    .filter((part) => !isStreetLine(part.text))
    .map((part) => nameCandidate(part, candidate.page, ["piece", ...sharedFacts(candidate)]));
}

const sharedByPieces: readonly CandidateFact[] = ["party", "letterhead", "beside-label", "below-label"];

const sharedFacts = ({ facts }: Candidate) => sharedByPieces.filter((fact) => facts.has(fact));

function standsAlone(segment: Segment, hits: readonly LabelHit[]): boolean {
  return !hits.some(
    (hit) =>
      hit.tokens[0] === segment.tokens[0] &&
      (hit.endsWithColon || hit.tokens.length === segment.tokens.length || isFollowedByNumber(hit, segment)),
  );
}

/** Fields whose values are numbers or dates, so that a label of one with figures behind it names nobody. */
const numbered = new Set([
  "invoiceNumber",
  "orderNumber",
  "accountNumber",
  "invoiceDate",
  "orderDate",
  "dueDate",
]);

/** "Invoice number F23/5934": a label of two words, as a company may be called "Order 66". */
function isFollowedByNumber({ tokens, senses }: LabelHit, segment: Segment): boolean {
  const isSure = senses.some(({ field, strength }) => numbered.has(field) && strength >= 1);
  const rest = segment.tokens.slice(tokens.length);
  return isSure && tokens.length > 1 && rest.length > 0 && rest.every(({ text }) => /\d/.test(text));
}
