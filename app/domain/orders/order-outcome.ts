/**
 * The match of a bill with its purchase order, the most serious first: the outcome of a bill is the first of these that
 * was found.
 */
export const orderOutcomes = [
  "supplier-differs",
  "order-unknown",
  "order-closed",
  "currency",
  "line-unknown",
  "over-invoiced",
  "quantity",
  "not-received",
  "price",
  "matched",
] as const;

export type OrderOutcome = (typeof orderOutcomes)[number];

/**
 * One thing that differs: `row` counts the bill's line items from 1, `line` is the order's own number of its line, null where it is
 * about the whole. `billed` is what the bill says and `agreed` what the order allows, as decimals or words.
 */
export type OrderFinding = {
  kind: Exclude<OrderOutcome, "matched">;
  row: number | null;
  line: string | null;
  billed: string;
  agreed: string;
};

/** The stored match of a bill with its order; `orderId` is null where no order of the supplier was found. */
export type OrderMatch = {
  outcome: OrderOutcome;
  orderId: string | null;
  number: string;
  findings: OrderFinding[];
};

/** The most serious outcome that was found. */
export const outcomeOf = (findings: readonly OrderFinding[]): OrderOutcome =>
  orderOutcomes.find((outcome) => findings.some(({ kind }) => kind === outcome)) ?? "matched";
