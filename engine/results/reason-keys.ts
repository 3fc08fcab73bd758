/** Every reason the engine gives, as translation keys; the texts name the placeholders they take. */
export const reasonKeys = [
  "reason.right-of",
  "reason.below",
  "reason.in-section",
  "reason.check-digit",
  "reason.adds-up",
  "reason.known-rate",
  "reason.sum-of-lines",
  "reason.sum-of-taxes",
  "reason.from-arithmetic",
  "reason.cash-and-change",
  "reason.column-sums",
  "reason.date-order",
  "reason.same-block",
  "reason.letterhead",
  "reason.largest-amount",
  "reason.only-candidate",
  "reason.no-label",
  "reason.currency-code",
  "reason.currency-sign",
  "reason.currency-country",
  "reason.currency-model",
  "reason.repaired",
  "reason.known-shape",
  "reason.company-form",
  "reason.web-domain",
  "reason.after-colon",
  "reason.month-name",
  "reason.repeated",
  "reason.very-top",
  "reason.large-print",
  "reason.foot-of-page",
  "reason.first-of-kind",
  "reason.likeliest-date",
  "reason.likeliest-amount",
  "reason.likeliest-number",
  "reason.likeliest-id",
  "reason.likeliest-tax-id",
  "reason.likeliest-name",
  "reason.likeliest-address",
  "reason.table-row",
  "reason.suggested",
  "reason.embedded",
  "reason.embedded-form",
  "reason.embedded-agrees",
  "reason.embedded-printed",
  "reason.embedded-not-printed",
  "reason.embedded-differs",
  "reason.row-product",
  "reason.row-product-less",
  "reason.row-product-tax",
  "reason.row-product-less-tax",
  "reason.row-product-per",
  "reason.row-differs",
  "reason.row-repaired",
  "reason.row-balance",
  "reason.row-balance-differs",
  "reason.row-balance-repaired",
  "reason.memory-place",
  "reason.memory-constant",
] as const;

/** The key of a reason. */
export type ReasonKey = (typeof reasonKeys)[number];

/** Every equation the engine checks, as translation keys. */
export const equationKeys = [
  "equation.lines-net",
  "equation.lines-total",
  "equation.lines-gross",
  "equation.lines-with-tax",
  "equation.column-sums",
  "equation.gross-commission-total",
  "equation.net-tax-total",
  "equation.net-tax-rounding-total",
  "equation.net-rate-total",
  "equation.net-named-tax-total",
  "equation.tax-by-line",
  "equation.tax-within-total",
  "equation.cash-change-total",
  "equation.previous-payments-total-due",
  "equation.opening-movements-closing",
  "equation.opening-credits-debits-closing",
  "equation.opening-debits-credits-closing",
  "equation.reads-usage",
  "equation.reads-factor-usage",
  "equation.rows",
] as const;

/** Every change that the engine proposes where sums do not hold, as translation keys. */
export const changeKeys = [
  "change.misread-total",
  "change.misread-tax",
  "change.misread-subTotal",
  "change.tax-rate",
  "change.rounding",
  "change.difference",
  "change.misread-row",
  "change.row-too-many",
  "change.row-missing",
  "change.discount-missing",
  "change.movement-missing",
] as const;

/** Everything the engine finds worth telling about a document, as translation keys. */
export const findingKeys = [
  "finding.embedded-differs",
  "finding.embedded-row-differs",
  "finding.embedded-unreadable",
  "finding.other-kind",
  "finding.balance-labels",
  "finding.order-labels",
  "finding.other-currency",
  "finding.vendor-is-item",
  "finding.hidden-text",
] as const;

/** The file has text that nobody sees. */
export const hiddenTextFinding = "finding.hidden-text";

/** What the document calls itself is not what the model reads. */
export const otherKindFinding = "finding.other-kind";

/** The labels are those of an order, and nothing asks for money. */
export const balanceLabelsFinding = "finding.balance-labels";
export const orderLabelsFinding = "finding.order-labels";

/** The page prints another currency than the one that the amounts are taken for. */
export const otherCurrencyFinding = "finding.other-currency";

/** The vendor is named like a line item. */
export const vendorIsItemFinding = "finding.vendor-is-item";
