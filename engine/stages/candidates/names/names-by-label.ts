import { overlapX } from "../../../geometry/rect";
import type { LabelHit } from "../../labels/find-labels";
import { isGeneric } from "../../labels/label-lexicon";
import type { DocumentLayout } from "../../layout/document-layout";
import type { Line, Segment } from "../../layout/line";
import type { Token } from "../../layout/token";
import type { Candidate } from "../candidate";
import { isStreetLine } from "../parties/address-shape";
import type { TextPart } from "../parties/party";
import { textPart } from "../parties/text-part";
import { nameCandidate } from "./name-candidate";
import { isName } from "./name-shape";
import { twoLinesFrom } from "./two-lines";

/** Page widths between a label and the name at its right. */
const farRight = 0.45;
/** Heights between a label and the name below it. */
const farBelow = 4;

/** What labelled names are looked for with: the labels found and the fields whose labels announce names. */
export type NameLabels = {
  layout: DocumentLayout;
  labels: ReadonlyMap<number, LabelHit[]>;
  nameFields: ReadonlySet<string>;
};

/** The texts beside and below each label that announces a name, on one line or two. */
export function namesByLabel({ layout, labels, nameFields }: NameLabels): Candidate[] {
  const found: Candidate[] = [];
  for (const [index, hits] of labels) {
    const line = layout.lines[index];
    for (const hit of hits) {
      if (!line || !hit.senses.some((sense) => nameFields.has(sense.field))) continue;
      const right = textAfter(line, hit, hits);
      if (right) found.push(nameCandidate(right, line.page, ["beside-label"]));
      const below = hit.startsSegment ? segmentBelow(layout, hit, labels) : undefined;
      if (!below || (right && isName(right.text))) continue;
      found.push(nameCandidate(textPart(below.tokens, below.line), line.page, ["below-label"]));
      const both = twoLinesFrom(below, layout.lines);
      if (both) found.push(nameCandidate(both, line.page, ["below-label", "two-lines"]));
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
  if (!start || !segment || start.left - hit.right > farRight) return undefined;
  const tokens = segment.tokens.slice(segment.tokens.indexOf(start));
  const stop = tokens.findIndex((token, index) => isStop(labelOf(token), index === 0));
  const kept = stop < 0 ? tokens : tokens.slice(0, stop);
  return kept.length > 0 ? textPart(kept, line.index) : undefined;
}

function isStop(label: LabelHit | undefined, isFirst: boolean): boolean {
  return (
    label !== undefined && (label.endsWithColon || label.startsSegment || (isFirst && label.endsSegment))
  );
}

/** Set by hand: the name stands right below its label, past a reference or two. */
const mostLinesBelow = 4;

/** The nearest segment below the label in its columns, past lines that are labelled themselves or no names. */
function segmentBelow(
  layout: DocumentLayout,
  hit: LabelHit,
  labels: NameLabels["labels"],
): Segment | undefined {
  const em = hit.bottom - hit.top;
  for (const line of layout.lines.slice(hit.line + 1, hit.line + 1 + mostLinesBelow)) {
    if (line.page !== hit.page || line.top - hit.bottom > farBelow * em) return undefined;
    const segment = line.segments.find((one) => overlapX(one, hit) > 0);
    if (!segment) continue;
    const isLabelled = labels
      .get(line.index)
      ?.some((other) => other.endsWithColon && other.tokens[0] === segment.tokens[0]);
    if (isLabelled || !isName(segment.text)) continue;
    return isStreetLine(segment.text) ? undefined : segment;
  }
  return undefined;
}
