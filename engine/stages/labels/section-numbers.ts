import { phrasesFor } from "../../languages/compile";
import { compact } from "../../text/fold";
import type { DocumentLayout } from "../layout/document-layout";
import type { Segment } from "../layout/line";
import type { LabelHit } from "./find-labels";
import { otherField } from "./label-lexicon";

/** How strongly a number announces none of the fields that are asked for: a label right beside it wins. */
const otherStrength = 0.6;

/** Words for a number of four letters or more; shorter ones stand in sentences too. */
const numberWords = new Set(
  [...phrasesFor("numberWords"), ...phrasesFor("codeWords")].map(compact).filter((word) => word.length >= 4),
);

/** Set by hand: name, street, town and number stand below a heading. */
const reach = 5;

/** Share of the page's width by which a label may stand off the heading above. */
const asFarAs = 0.03;

/**
 * "Number" alone does not say whose it is; the heading of the section does. Below the customer's it announces the
 * customer's account, below the vendor's a number that no field asks for.
 */
export function withSectionNumbers(
  labels: ReadonlyMap<number, LabelHit[]>,
  { lines }: DocumentLayout,
): Map<number, LabelHit[]> {
  const completed = new Map(labels);
  for (const line of lines)
    for (const segment of line.segments) {
      const hit = numberHit(segment, labels.get(line.index) ?? []);
      const field = hit && fieldBelow(headingOver(hit, labels, lines));
      if (!hit || !field) continue;
      const senses = [{ field, strength: field === otherField ? otherStrength : 1 }];
      const all = [...(completed.get(line.index) ?? []), { ...hit, senses }];
      completed.set(
        line.index,
        all.sort((a, b) => a.left - b.left),
      );
    }
  return completed;
}

/** The word for a number that begins a segment, with a colon behind it or nothing else in the segment. */
function numberHit(segment: Segment, known: readonly LabelHit[]): LabelHit | undefined {
  const [first, second] = segment.tokens;
  if (!first || !numberWords.has(compact(first.text))) return undefined;
  const endsWithColon = first.text.endsWith(":") || second?.text.startsWith(":") === true;
  if (!endsWithColon && second) return undefined;
  if (known.some(({ tokens }) => tokens.includes(first))) return undefined;
  const { left, top, right, bottom } = first;
  return {
    left,
    top,
    right,
    bottom,
    text: first.text,
    phrase: compact(first.text),
    senses: [],
    page: segment.page,
    line: segment.line,
    tokens: [first],
    startsSegment: true,
    endsSegment: !second,
    endsWithColon,
  };
}

/** The nearest label of a party above that is alone in its segment, at the same edge or alone on its line. */
function headingOver(
  hit: LabelHit,
  labels: ReadonlyMap<number, LabelHit[]>,
  lines: DocumentLayout["lines"],
): LabelHit | undefined {
  for (let index = hit.line - 1; index >= Math.max(0, hit.line - reach); index -= 1) {
    const line = lines[index];
    if (line?.page !== hit.page) return undefined;
    const heading = labels.get(index)?.find((label) => {
      const isAlone = line.segments.length === 1 && label.left <= hit.left + asFarAs;
      return isPartyHeading(label) && (isAlone || Math.abs(label.left - hit.left) < asFarAs);
    });
    if (heading) return heading;
  }
  return undefined;
}

const isPartyHeading = ({ senses, startsSegment, endsSegment }: LabelHit) =>
  startsSegment && endsSegment && senses.some(({ field, strength }) => parties.has(field) && strength >= 1);

const parties = new Map([
  ["customerName", "accountNumber"],
  ["vendorName", otherField],
  ["shipToAddress", otherField],
]);

function fieldBelow(heading: LabelHit | undefined): string | undefined {
  return heading?.senses.map(({ field }) => parties.get(field)).find((field) => field !== undefined);
}
