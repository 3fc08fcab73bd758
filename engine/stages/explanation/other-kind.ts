import { median } from "../../geometry/median";
import { titlesFor } from "../../languages/compile";
import { type TitleFamily, titleFamilies } from "../../languages/language";
import type { DocumentKind, Finding } from "../../results/extraction-result";
import { balanceLabelsFinding, orderLabelsFinding, otherKindFinding } from "../../results/reason-keys";
import type { DocumentLayout } from "../layout/document-layout";
import type { Segment } from "../layout/line";
import { balanceLabelsIn } from "./balance-labels";
import { copyPattern, numberingPattern, plainText, titleWordPatterns } from "./kind-titles";
import { orderNumberPattern, orderTermPattern, paymentDemandPattern } from "./order-labels";

const familyOf: Record<DocumentKind, TitleFamily> = {
  invoice: "demand",
  receipt: "demand",
  energy_bill: "demand",
  purchase_order: "order",
  credit_note: "credit",
  bank_statement: "account",
};

// A title may be printed in two languages, and say which copy this is.
const alone = patterns(
  (phrases) =>
    `^(?:${phrases})(?: (?:${phrases}|${copyPattern}))*(?: (?:${numberingPattern}))?(?: [^a-z]*\\d[^a-z]*)?$`,
);
const labelled = patterns((phrases) => `^(?:[a-z]+ )?(?:${phrases})(?: (?:${numberingPattern})\\b.*)?$`);

/** A title stands in the upper half of the first page, in print larger than the rest. */
const upper = 0.5;
/** Set by hand, in usual heights of the page's print. */
const larger = 1.2;

/**
 * The finding that a document is something that the model does not read, such as a purchase order read as an invoice. A
 * title says so where nothing on the first page names what the model reads; where there is no title, the labels of a
 * statement's balances do, or those of an order in a document that nowhere asks for money.
 */
export function otherKindFindings(layout: DocumentLayout, kind: DocumentKind): Finding[] {
  const own = familyOf[kind];
  const first = layout.lines.filter(({ page }) => page === (layout.lines[0]?.page ?? 1));
  const segments = first.flatMap((line) => line.segments);
  const large = largeOf(segments);
  const isNamed =
    segments.map(plainText).some((text) => labelled[own].test(text) || alone[own].test(text)) ||
    large.some((segment) => titleWordPatterns[own]?.test(plainText(segment)));
  const title = titleIn(large, (layout.heights.get(first[0]?.page ?? 1) ?? 1) * upper, own);
  // A credit note names the invoice that it takes back.
  if (title && (!isNamed || isCredit(title, own)))
    return [{ key: otherKindFinding, values: { title: title.text }, field: null }];
  if (isNamed) return [];
  const balances = own === "account" ? undefined : balanceLabelsIn(layout);
  if (balances) return [{ key: balanceLabelsFinding, values: balances, field: null }];
  const label = own === "demand" ? orderLabelIn(layout) : undefined;
  return label ? [{ key: orderLabelsFinding, values: { label: label.text }, field: null }] : [];
}

const isCredit = (title: Segment, own: TitleFamily): boolean =>
  own === "demand" && alone.credit.test(plainText(title));

/** What is printed larger than the rest. */
function largeOf(segments: readonly Segment[]): Segment[] {
  const usual = median(segments.map(({ top, bottom }) => bottom - top));
  return segments.filter(({ top, bottom }) => bottom - top >= larger * usual);
}

function titleIn(large: readonly Segment[], lowest: number, own: TitleFamily): Segment | undefined {
  return large.find(
    (segment) =>
      segment.top < lowest &&
      // What ends in a colon is the label of something else.
      !segment.text.trimEnd().endsWith(":") &&
      titleFamilies.some((family) => family !== own && alone[family].test(plainText(segment))),
  );
}

/** The label of an order's number, where one of its date or its terms stands as well and nothing asks for money or was paid. */
function orderLabelIn({ lines }: DocumentLayout): Segment | undefined {
  const segments = lines.flatMap((line) => line.segments);
  const texts = segments.map(plainText);
  if (
    texts.some(
      (text) => labelled.demand.test(text) || alone.demand.test(text) || paymentDemandPattern.test(text),
    )
  )
    return undefined;
  const labels = new Set(texts.filter((text) => orderNumberPattern.test(text)).map(withoutDigits));
  if (labels.size < 2 && !texts.some((text) => orderTermPattern.test(text))) return undefined;
  return segments.find((_, index) => orderNumberPattern.test(texts[index] ?? ""));
}

const withoutDigits = (text: string) => text.replace(/\S*\d\S*/g, "").trim();

function patterns(write: (phrases: string) => string): Record<TitleFamily, RegExp> {
  const of = (family: TitleFamily) => new RegExp(write(titlesFor(family).join("|")));
  return {
    demand: of("demand"),
    order: of("order"),
    credit: of("credit"),
    account: of("account"),
    none: of("none"),
  };
}
