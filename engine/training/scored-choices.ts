import { answered, type Input } from "../pipeline";
import type { ConfidenceSignals } from "../stages/decoding/confidence-signals";
import { currencySignals } from "../stages/decoding/currency-signals";
import { cellContextOf } from "../stages/decoding/decoding";
import { signalsOf } from "../stages/decoding/to-found-values";
import { cellSignals } from "../stages/tables/cell-signals";
import type { ItemRow } from "../stages/tables/item-row";

/** The rows of a document with the signals behind every cell, for fitting the confidence model of cells. */
export function rowsOf(
  pages: Input["pages"],
  request: Input["request"],
  knowledge: Input["knowledge"],
): { row: ItemRow; signals: Record<string, Record<string, number>> }[] {
  const answer = answered({ pages, request, knowledge });
  const { rows } = answer.decisions.remembered;
  const signals = cellSignals(rows, cellContextOf(answer));
  return rows.map((row, index) => ({ row, signals: signals[index] ?? {} }));
}

/** The signals behind every chosen header value and the currency, for fitting the confidence model. */
export function choicesOf(
  pages: Input["pages"],
  request: Input["request"],
  knowledge: Input["knowledge"],
): { value: string; signals: ConfidenceSignals }[] {
  const decision = answered({ pages, request, knowledge }).decisions.remembered;
  const signals = signalsOf(decision.chosen, { request, ...decision });
  const values = Object.entries(decision.chosen).flatMap(([field, { candidate }]) => {
    const known = signals[field];
    return known ? [{ value: candidate.value, signals: known }] : [];
  });
  return [...values, { value: decision.facts.currency.code, signals: currencySignals(decision) }];
}
