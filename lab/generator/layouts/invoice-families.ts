import type { InfoForm } from "./info-block";
import type { LetterheadForm } from "./letterhead";
import type { TotalsForm } from "./totals-block";

/** How an invoice's parts stand on the sheet. Families are distinguished by structure; style varies within each. */
export type InvoiceFamily = {
  name: string;
  head: LetterheadForm;
  /** Where the title stands, seen from the letterhead. */
  title: "right" | "left" | "centre" | "above" | "below" | "none";
  parties:
    | "left"
    | "right"
    | "two"
    | "three"
    | "from-to"
    | "form"
    | "window"
    | "letter"
    | "boxed-two"
    | "none-label";
  info: InfoForm;
  infoAt: "right" | "below" | "top" | "left" | "bottom-left" | "opposite";
  totals: TotalsForm;
  /** The owner's address stands in the foot of every page. */
  foot: boolean;
  /** Where a paper names its owner that does not do so at its head: columns in the foot, or one sentence at the end. */
  owner: "head" | "foot-columns" | "closing";
  slip: boolean;
  taxSummary: boolean;
};

const family = (
  name: string,
  head: LetterheadForm,
  title: InvoiceFamily["title"],
  parties: InvoiceFamily["parties"],
  info: InfoForm,
  infoAt: InvoiceFamily["infoAt"],
  totals: TotalsForm,
  extra: Partial<Pick<InvoiceFamily, "foot" | "slip" | "taxSummary" | "owner">> = {},
): InvoiceFamily => ({
  name,
  head,
  title,
  parties,
  info,
  infoAt,
  totals,
  foot: false,
  owner: "head",
  slip: false,
  taxSummary: false,
  ...extra,
});

export const invoiceFamilies: readonly InvoiceFamily[] = [
  family("classic-left", "left", "right", "left", "pairs", "right", "right"),
  family("classic-right", "right", "left", "left", "pairs", "right", "right"),
  family("classic-centre", "centre", "below", "left", "pairs-right", "right", "right"),
  family("template-us", "left", "right", "two", "pairs-right", "top", "right"),
  family("meta-row", "left", "right", "two", "header-row", "below", "columns"),
  family("meta-row-boxed", "left", "centre", "boxed-two", "header-row", "below", "boxed"),
  family("window", "right", "below", "window", "pairs", "right", "right", { foot: true }),
  family("window-row", "logo", "below", "window", "header-row", "below", "wide", { foot: true }),
  family("window-sentence", "left", "below", "window", "sentence", "below", "right", { foot: true }),
  family("window-column", "logo", "below", "window", "stacked", "right", "right", { foot: true }),
  family("from-to", "none", "left", "from-to", "pairs", "right", "right"),
  family("from-to-row", "none", "centre", "from-to", "header-row", "below", "right"),
  family("from-to-right", "none", "right", "from-to", "tight", "right", "grid"),
  family("form", "none", "centre", "form", "columns", "below", "right", { taxSummary: true }),
  family("form-boxed", "none", "above", "form", "boxed-pairs", "below", "boxed"),
  family("meta-bar", "bar", "right", "two", "sentence", "below", "right"),
  family("bar-grid", "bar", "below", "left", "boxed-pairs", "right", "grid", { taxSummary: true }),
  family("three-columns", "left", "right", "three", "stacked", "opposite", "right"),
  family("three-columns-row", "centre", "centre", "three", "header-row", "below", "columns"),
  family("stacked-left", "right", "left", "right", "stacked", "left", "right"),
  family("text-printer", "left", "right", "left", "leader", "right", "wide"),
  family("text-printer-row", "centre", "below", "two", "header-row", "below", "columns"),
  family("slip", "left", "right", "left", "pairs", "right", "right", { slip: true }),
  family("slip-row", "bar", "right", "two", "header-row", "below", "row", { slip: true }),
  family("slip-logo", "logo", "right", "window", "pairs-right", "right", "right", { slip: true, foot: true }),
  family("logo-foot", "logo", "left", "left", "tight", "right", "right", { foot: true }),
  family("logo-foot-columns", "logo", "above", "two", "columns", "below", "right", {
    foot: true,
    taxSummary: true,
  }),
  family("totals-left", "right", "left", "left", "pairs", "right", "left"),
  family("totals-row", "left", "above", "boxed-two", "boxed-pairs", "right", "row", { taxSummary: true }),
  family("tax-table", "left", "centre", "boxed-two", "columns", "below", "right", { taxSummary: true }),
  family("top-tight", "left", "above", "none-label", "tight", "top", "columns"),
  family("info-first", "centre", "above", "right", "pairs", "left", "right"),
  family("info-low", "right", "below", "none-label", "sentence", "below", "wide"),
  family("modern-stack", "left", "left", "two", "stacked", "opposite", "wide"),
  family("letter-foot", "slogan", "below", "letter", "pairs", "right", "right", {
    foot: true,
    owner: "foot-columns",
  }),
  family("letter-foot-row", "slogan", "below", "letter", "header-row", "below", "wide", {
    foot: true,
    owner: "foot-columns",
  }),
  family("letter-foot-plain", "logo", "below", "letter", "tight", "opposite", "right", {
    foot: true,
    owner: "foot-columns",
  }),
  family("shop-closing", "slogan", "left", "two", "pairs", "right", "right", { owner: "closing" }),
  family("shop-closing-row", "logo", "above", "left", "columns", "below", "wide", { owner: "closing" }),
  family("statement-like", "left", "right", "left", "boxed-pairs", "right", "row", { slip: true }),
];
