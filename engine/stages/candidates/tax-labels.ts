import { fieldSpecs } from "../../fields/field-specs";
import { overlapX } from "../../geometry/rect";
import type { LabelHit } from "../labels/find-labels";
import { isGeneric } from "../labels/label-lexicon";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line } from "../layout/line";
import type { Token } from "../layout/token";

/** Lines above a number among which its label is looked for. */
const linesAbove = 3;

const taxFields = new Set(fieldSpecs.filter((spec) => spec.candidates === "taxId").map((spec) => spec.key));

/** Whether a label for a tax number announces the token: before it on its line with nothing between, or right above. */
export function hasTaxLabel(
  token: Token,
  line: Line,
  { layout, labels }: { layout: DocumentLayout; labels: ReadonlyMap<number, LabelHit[]> },
): boolean {
  const before = labelBefore(token, line, labels.get(line.index) ?? []);
  if (before) return namesTaxNumber(before);
  const em = token.bottom - token.top;
  for (let index = line.index - 1; index >= Math.max(0, line.index - linesAbove); index -= 1) {
    const above = layout.lines[index];
    if (!above || above.page !== line.page || token.top - above.bottom > 2 * em) return false;
    const hit = (labels.get(index) ?? []).find((one) => overlapX(one, token) > 0);
    if (hit) return namesTaxNumber(hit) && hit.endsSegment;
    if (above.segments.some((segment) => overlapX(segment, token) > 0)) return false;
  }
  return false;
}

function namesTaxNumber(hit: LabelHit): boolean {
  return hit.senses.some((sense) => taxFields.has(sense.field));
}

/** In heights, set by hand: how far a label may reach into its number, and how far it may stand from it, which is a third of a page. */
const [reachIn, farthest] = [0.3, 30];
/** Edges of words are sums of fractions: equal ones differ in their last digits, those of recognition by some more. */
const [roundingLeft, roundingRight] = [1e-6, 1e-4];

function labelBefore(token: Token, line: Line, hits: readonly LabelHit[]): LabelHit | undefined {
  const em = token.bottom - token.top;
  const left = hits.filter((hit) => hit.right <= token.left + reachIn * em);
  const nearest = left.filter((hit) => !isGeneric(hit.phrase)).at(-1) ?? left.at(-1);
  if (!nearest || token.left - nearest.right > farthest * em) return undefined;
  const words = line.tokens.filter(
    (other) =>
      other.left >= nearest.right - roundingLeft &&
      other.right <= token.left + roundingRight &&
      /[\p{L}\d]/u.test(other.text) &&
      !left.some((hit) => hit.tokens.includes(other)),
  );
  return words.length === 0 ? nearest : undefined;
}
