import type { LabelHit } from "../labels/find-labels";
import { isGeneric } from "../labels/label-lexicon";
import type { DocumentLayout } from "../layout/document-layout";
import { fold } from "../layout/fold";
import { frameOf, type Line, overlapX, type Segment } from "../layout/line";
import type { Token } from "../layout/token";
import { isContactLine, isPostalLine, isStreetLine } from "../parties/address-shape";
import { hasCompanySuffix } from "../parties/company-suffix";
import type { Party, TextPart } from "../parties/party";
import type { Candidate } from "./candidate";

/** What names are looked for with: the labels and parties already found and the fields whose labels announce names. */
export type NameSources = {
  layout: DocumentLayout;
  labels: ReadonlyMap<number, LabelHit[]>;
  parties: readonly Party[];
  nameFields: ReadonlySet<string>;
};

/**
 * Texts that may name somebody: names of parties, texts beside or below a label for a name, the lines of the letterhead
 * and every segment with the legal form of a company.
 */
export function findNames(sources: NameSources): Candidate[] {
  const found: Candidate[] = [
    ...sources.parties.flatMap((party) =>
      party.name ? [toCandidate(party.name, party.page, ["party"])] : [],
    ),
    ...labelled(sources),
    ...letterhead(sources),
    ...companies(sources),
  ];
  const unique = new Map<Token | undefined, Candidate>();
  for (const candidate of found) {
    if (!isName(candidate.value) || /:\s*$/.test(candidate.raw)) continue;
    const known = unique.get(candidate.tokens[0]);
    if (known && known.tokens.length <= candidate.tokens.length)
      for (const fact of candidate.facts) known.facts.add(fact);
    else {
      for (const fact of known?.facts ?? []) candidate.facts.add(fact);
      unique.set(candidate.tokens[0], candidate);
    }
  }
  return [...unique.values()];
}

const titles =
  /^(?:tax |sales |commercial |proforma |pro forma |cash |credit |gst |vat |official |original |copy |service |final |simple |simplified )*(?:invoice|receipt|bill|statement|order|purchase order|credit note|quotation|note|memo|page|date|copy|estimate|remittance(?: advice)?|factura|factura simplificada|rechnung|facture|fattura|factuur|fatura|original|duplicate|contract|total|description|order confirmation|billing invoice|thank you.*|payment.*|welcome.*)[.:#]?(?: copy| \(original\))?$/;

function isName(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "").length;
  if (/:$/.test(text) || letters < 2 || text.length > 80 || letters < text.replace(/\s/g, "").length * 0.5)
    return false;
  if (/^\p{Ll}/u.test(text) && text.split(" ").length > 4) return false;
  if (isBareSuffix(text) || /\(?\d{3}\)?[\s-]\d{3}[\s-]?\d{4}/.test(text)) return false;
  return !titles.test(fold(text)) && !isContactLine(text) && !isPostalLine(text);
}

/** "GmbH" or "SDN. BHD." alone, torn off its name. */
function isBareSuffix(text: string): boolean {
  return text.split(/\s+/).every((word) => hasCompanySuffix(word));
}

function labelled({ layout, labels, nameFields }: NameSources): Candidate[] {
  const found: Candidate[] = [];
  for (const [index, hits] of labels) {
    const line = layout.lines[index];
    for (const hit of hits) {
      if (!line || !hit.senses.some((sense) => nameFields.has(sense.field))) continue;
      const right = textAfter(line, hit, hits);
      if (right) found.push(toCandidate(right, line.page, ["beside-label"]));
      const below = hit.startsSegment ? segmentBelow(layout, hit, labels) : undefined;
      if (below && !right)
        found.push(toCandidate(partOf(below.tokens, below.line), line.page, ["below-label"]));
    }
  }
  return found;
}

/**
 * The text right of a label: the rest of its segment, or the next segment when the label ends its own. A label such as
 * "Name:" in between is passed over, any other label ends the text.
 */
function textAfter(line: Line, hit: LabelHit, hits: readonly LabelHit[]): TextPart | undefined {
  const labelOf = (token: Token) => hits.find((other) => other !== hit && other.tokens.includes(token));
  const rest = line.tokens.slice(line.tokens.indexOf(hit.tokens.at(-1) as Token) + 1);
  const first = rest.findIndex(
    (token) => token.text !== ":" && !isGeneric(labelOf(token)?.phrase ?? "no label"),
  );
  const start = rest[first];
  const segment = line.segments.find((candidate) => start && candidate.tokens.includes(start));
  if (!start || !segment || start.left - hit.right > 0.45) return undefined;
  const tokens = segment.tokens.slice(segment.tokens.indexOf(start));
  const stop = tokens.findIndex((token, index) => isStop(labelOf(token), index === 0));
  const kept = stop < 0 ? tokens : tokens.slice(0, stop);
  return kept.length > 0 ? partOf(kept, line.index) : undefined;
}

function isStop(label: LabelHit | undefined, isFirst: boolean): boolean {
  return (
    label !== undefined && (label.endsWithColon || label.startsSegment || (isFirst && label.endsSegment))
  );
}

function segmentBelow(
  layout: DocumentLayout,
  hit: LabelHit,
  labels: NameSources["labels"],
): Segment | undefined {
  const em = hit.bottom - hit.top;
  for (const line of layout.lines.slice(hit.line + 1, hit.line + 4)) {
    if (line.page !== hit.page || line.top - hit.bottom > 2.5 * em) return undefined;
    const segment = line.segments.find((candidate) => overlapX(candidate, hit) > 0);
    const startsWithLabel = labels
      .get(line.index)
      ?.some((other) => other.endsWithColon && other.tokens[0] === segment?.tokens[0]);
    if (segment) return startsWithLabel ? undefined : segment;
  }
  return undefined;
}

function letterhead({ layout, labels }: NameSources): Candidate[] {
  const height = layout.heights.get(1) ?? 1;
  const segments = layout.lines
    .filter((line) => line.page === 1 && line.top < 0.3 * height)
    .flatMap((line) => line.segments.filter((segment) => isPlain(segment, labels.get(line.index) ?? [])));
  return segments
    .filter((segment) => isName(segment.text) && !isStreetLine(segment.text))
    .slice(0, 8)
    .map((segment, rank) =>
      toCandidate(partOf(segment.tokens, segment.line), 1, ["letterhead", `rank:${rank}`]),
    );
}

function companies({ layout, labels }: NameSources): Candidate[] {
  return layout.lines.flatMap((line) =>
    line.segments
      .filter((segment) => segment.tokens.length <= 9 && hasCompanySuffix(segment.text))
      .filter((segment) => isPlain(segment, labels.get(line.index) ?? []))
      .map((segment) => toCandidate(partOf(segment.tokens, segment.line), line.page, ["company"])),
  );
}

function isPlain(segment: Segment, hits: readonly LabelHit[]): boolean {
  return !hits.some(
    (hit) =>
      hit.tokens[0] === segment.tokens[0] &&
      (hit.endsWithColon || hit.tokens.length === segment.tokens.length),
  );
}

function partOf(tokens: Token[], line: number): TextPart {
  const text = tokens.map((token) => token.text).join(" ");
  return { ...frameOf(tokens), tokens, line, text };
}

function toCandidate(part: TextPart, page: number, facts: string[]): Candidate {
  const value = withLegalForm(part.text)
    .replace(/^[\s,:;·•|*'"“”-]+|[\s,:;·•|*'"“”-]+$/g, "")
    .replace(/\s*\((?=[^)]*\d)[^)]*\)?$/, "");
  const all = new Set(facts);
  if (hasCompanySuffix(value)) all.add("company");
  if (isStreetLine(value)) all.add("street");
  if (/^\d/.test(value)) all.add("starts-with-digit");
  if (value.replace(/[^\p{L}]/gu, "").length < 4) all.add("tiny");
  if (/^\p{Ll}/u.test(value)) all.add("lower-case");
  if (value.split(" ").length > 7) all.add("wordy");
  return {
    type: "name",
    value,
    raw: part.text,
    tokens: part.tokens,
    page,
    line: part.line,
    facts: all,
    ...frameOf(part.tokens),
  };
}

/** "SON. BHD" and "SDN 8HD" are what recognition makes of "SDN. BHD". */
function withLegalForm(text: string): string {
  return text.replace(/\bS[0OD]N(\.?)(,?) [B8]H[D0OZ]\b/g, "SDN$1$2 BHD");
}
