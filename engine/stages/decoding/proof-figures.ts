import type {
  DocumentKind,
  ExtractionRequest,
  ExtractionResult,
  LineItem,
} from "../../results/extraction-result";
import { centsOf } from "../../values/read-amount";
import type { Candidate } from "../candidates/candidate";
import type { DocumentFacts } from "../facts/document-facts";
import { ratesOf, type ScoringContext } from "../features/scoring-context";
import type { Chosen } from "../scoring/scored";
import type { ItemRow } from "../tables/item-row";
import { type MeterRow, meterRows } from "../tables/meter-rows";
import { type CashPayment, cashPayments } from "./cash-payments";
import { confidenceOf } from "./confidence";
import { signalsOf } from "./to-found-values";

/** Quality from which a label is taken for the amount's own. */
const leastQuality = 0.5;

/** A row for the proof: its amount and running balance in cents, and whether its own numbers agree. */
export type ProofRow = {
  cents: number | undefined;
  balance: number | undefined;
  arithmetic: LineItem["arithmetic"];
};

/** The numbers of a document as the answer has them. Amounts are cents, rates percent, readings plain numbers. */
export type ProofFigures = {
  kind: DocumentKind;
  country: string | undefined;
  cents(field: string): number | undefined;
  number(field: string): number | undefined;
  /** How sure the answer is of a field, 0..1; 0 for one without a value. */
  confidence(field: string): number;
  /** Whether the answer shows a value for the field that is more likely right than not. */
  isShown(field: string): boolean;
  /** Whether a recognised amount stands without its cents, which recognition may have torn off. */
  isTorn(field: string): boolean;
  rows: readonly ProofRow[];
  rates: readonly number[];
  payments: readonly CashPayment[];
  /** The rows of an energy bill's tables of readings. */
  meters: readonly MeterRow[];
  /** Every plain number that is printed, for the factor of a meter. */
  printed: ReadonlySet<number>;
  /** Amounts that a label on the page calls the total, in cents. */
  totals: readonly number[];
  /** Whether net, tax and total are the sums of the columns of a breakdown. */
  columnSums: boolean;
  /** Whether the words were recognised, so that a digit may be misread. */
  recognised: boolean;
};

type Around = {
  request: ExtractionRequest;
  chosen: Record<string, Chosen>;
  rows: readonly ItemRow[];
  facts: DocumentFacts;
  context: ScoringContext;
};

/** More likely right than not. */
const likely = 0.5;

/** Gathers the numbers to prove: what the answer says, and for fields nobody asked for what was chosen on the way. */
export function proofFiguresOf(
  { fields, lineItems }: Pick<ExtractionResult, "fields" | "lineItems">,
  { request, chosen, rows, facts, context }: Around,
): ProofFigures {
  const answered = (field: string) => fields[field]?.value ?? chosen[field]?.candidate.value;
  const printed = (field: string) => fields[field]?.raw ?? chosen[field]?.candidate.raw ?? "";
  const { recognised } = context.around.layout;
  const signals = signalsOf(chosen, { request, facts, context });
  const unasked = (field: string) =>
    signals[field] ? confidenceOf(signals[field], context.knowledge.scorer.confidence) : 0;
  return {
    kind: request.kind,
    country: facts.country,
    cents: (field) => finite(centsOf(answered(field) ?? "x")),
    number: (field) => finite(Number(answered(field) ?? "x")),
    confidence: (field) => fields[field]?.confidence ?? unasked(field),
    isShown: (field) => (fields[field]?.confidence ?? 0) >= likely,
    isTorn: (field) => recognised && !/[.,]\s?\d{2}(?!\d)/.test(printed(field)),
    rows: proofRows(lineItems, rows),
    rates: ratesOf(context.candidates, facts.country),
    payments: cashPayments(context),
    meters: request.kind === "energy_bill" ? meterRows(context.around.layout, facts.decimalMark) : [],
    printed: new Set(context.candidates.number.map(({ value }) => Number(value))),
    totals: labelledTotals(context),
    columnSums: chosen.total?.proofs.has("columns") ?? false,
    recognised,
  };
}

function labelledTotals({ candidates, page }: ScoringContext): number[] {
  const isTotal = (candidate: Candidate) =>
    page
      .associations(candidate)
      .some(
        ({ label, quality }) =>
          quality >= leastQuality &&
          label.senses.some(({ field, strength }) => field === "total" && strength >= 1),
      );
  return candidates.amount.filter(isTotal).flatMap(({ cents }) => cents ?? []);
}

/** The rows of the answer where it shows their amounts; else the rows as they were read. */
function proofRows(lineItems: readonly LineItem[], rows: readonly ItemRow[]): ProofRow[] {
  const shown = lineItems.map(({ cells, arithmetic }) => ({
    cents: centsIn(cells.netTotal?.value ?? cells.amount?.value),
    balance: centsIn(cells.balance?.value),
    arithmetic,
  }));
  if (shown.some((row) => row.cents !== undefined)) return shown;
  return rows.map(({ cents, item }) => ({
    cents,
    balance: centsIn(item.cells.balance?.value),
    arithmetic: item.arithmetic,
  }));
}

const centsIn = (value: string | undefined) => (value === undefined ? undefined : finite(centsOf(value)));

const finite = (number: number) => (Number.isFinite(number) ? number : undefined);
