import { median } from "../geometry/median";
import { labelsFor, titlesFor } from "../languages/compile";
import { type LabelKey, type TitleFamily, titleFamilies } from "../languages/language";
import type { DocumentKind } from "../results/extraction-result";
import { balanceLabelsIn } from "../stages/explanation/balance-labels";
import { copies, numbering, plainText, titleWords } from "../stages/explanation/kind-titles";
import { demand, orderNumber, orderTerm } from "../stages/explanation/order-labels";
import type { DocumentLayout } from "../stages/layout/document-layout";
import type { Segment } from "../stages/layout/line";

/** The likely type of a document, null for none of the types that are read, and its confidence (0..1). */
export type KindFound = { kind: DocumentKind | null; confidence: number };

const titleOf = Object.fromEntries(
  titleFamilies.map((family) => {
    const phrases = titlesFor(family).join("|");
    return [
      family,
      new RegExp(
        `^(?:[a-z]+ )?(?:${phrases})(?: (?:${phrases}|${copies}))*(?: (?:${numbering})\\b.*)?(?: [^a-z]*\\d[^a-z]*)?$`,
      ),
    ];
  }),
) as Record<TitleFamily, RegExp>;

/** What only bills of energy measure. */
const energy = /\b(?:kwh|therms?|m3|ccf)\b/;
const meter = beginsWith("meterNumber", "serviceAddress");
/** What stands on bills that are paid later. */
const billed = beginsWith("dueDate", "billToAddress");

/** What begins with a usual or strong label of one of these fields. */
function beginsWith(...fields: LabelKey[]): RegExp {
  const phrases = fields.flatMap((field) => [...labelsFor(field).strong, ...labelsFor(field).usual]);
  const plain = phrases.map((phrase) => plainText({ text: phrase })).filter(Boolean);
  return new RegExp(`^(?:${plain.join("|")})\\b`);
}

/** Paper of a cash register is so many times as high as it is wide; sheets of A4 are 1.41 times, of US letter 1.29. */
const narrow = 1.5;
/** So many sums make a narrow paper a receipt where nothing else says what it is. */
const fewestSums = 2;
const sum = /(?:^|\D)\d{1,6}[.,]\d{2}\D{0,3}$/;

/**
 * How sure a kind is: by a title that nothing contradicts, by a title or labels that another kind may have, too, or by words
 * alone. Set by hand; on the measuring corpus `scripts/evaluate-kinds.mjs` counts 221 pages of 352 as clear, 217 of them right.
 */
const confidences = { clear: 0.95, likely: 0.85, doubtful: 0.7 };

const seen = (kind: DocumentKind | null, how: keyof typeof confidences): KindFound => ({
  kind,
  confidence: confidences[how],
});

/** The document type that the first page shows. */
export function kindOf(layout: DocumentLayout): KindFound {
  const first = layout.lines.filter(({ page }) => page === (layout.lines[0]?.page ?? 1));
  const segments = first.flatMap((line) => line.segments);
  const texts = segments.map(plainText);
  const some = (pattern: RegExp | undefined) => texts.some((text) => pattern?.test(text));
  const has = (family: TitleFamily) => some(titleOf[family]);
  const asks = some(demand) || some(titleWords.demand);
  const isDemand = has("demand");
  if (has("credit")) return seen("credit_note", isDemand ? "likely" : "clear");
  if (balanceLabelsIn(layout)) return seen("bank_statement", has("account") ? "clear" : "likely");
  if (pageRatio(layout) > narrow) {
    if (asks || isDemand) return seen("receipt", "clear");
    if (segments.filter(({ text }) => sum.test(text)).length >= fewestSums) return seen("receipt", "likely");
  }
  if (has("order") && !isDemand) {
    if (!asks || isHeaded(segments, "order", { height: pageRatio(layout), larger }))
      return seen("purchase_order", "clear");
    if (isHeaded(segments, "order", { height: pageRatio(layout), larger: 0 }))
      return seen("purchase_order", "doubtful");
  }
  if (isDemand || asks) {
    if (some(energy) && some(meter)) return seen("energy_bill", "likely");
    // Receipts call themselves tax invoices; on paper that was cut or photographed nothing but these labels tells them apart.
    if (!isDemand || (layout.recognised && !some(billed))) return seen("invoice", "doubtful");
    return seen("invoice", has("order") ? "likely" : "clear");
  }
  if (has("account")) return seen("bank_statement", "doubtful");
  if (some(orderNumber) && some(orderTerm)) return seen("purchase_order", "doubtful");
  return seen(null, "doubtful");
}

/** A title stands in this part of the page. Set by hand. */
const head = 0.25;
/** Its print is so many times as high as the rest. Set by hand. */
const larger = 1.2;

/**
 * Whether a page of this height (in widths) has a title of the family at its head, so many times as high as its usual print; what
 * ends in a colon is the label of something else.
 */
function isHeaded(
  segments: readonly Segment[],
  family: TitleFamily,
  { height, larger }: { height: number; larger: number },
): boolean {
  const usual = median(segments.map(({ top, bottom }) => bottom - top));
  return segments.some(
    (segment) =>
      segment.top < head * height &&
      segment.bottom - segment.top >= larger * usual &&
      !segment.text.trimEnd().endsWith(":") &&
      titleOf[family].test(plainText(segment)),
  );
}

/** Height of the first page in widths. */
const pageRatio = ({ heights }: DocumentLayout) => [...heights.values()][0] ?? 1;
