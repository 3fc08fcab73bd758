import type { ArithmeticProof } from "../../results/extraction-result";
import { amountEquations } from "./amount-equations";
import { balanceEquations } from "./balance-equations";
import { energyEquations } from "./energy-equations";
import type { Equation } from "./equation";
import { isProofBySums } from "./proof-by-sums";
import type { ProofFigures } from "./proof-figures";
import { rowEquations } from "./row-equations";
import { smallestChange } from "./smallest-change";

/**
 * States which sums of the document hold, with their numbers, and the smallest change that would make them. "proven"
 * needs two that bear each other out: net + tax = total with a known rate, with the sum of the lines or as sums of a
 * breakdown's columns; a sum of lines that is also what was paid; balances closed by their movements; and amounts that are
 * sure themselves or borne out twice. One sum alone proves little on a page full of numbers and is "consistent".
 */
export function proofOf(figures: ProofFigures): ArithmeticProof {
  const equations =
    figures.kind === "bank_statement"
      ? balanceEquations(figures)
      : [...amountEquations(figures), ...energyEquations(figures), ...rowEquations(figures)];
  return {
    state: stateOf(equations, figures),
    equations,
    change: smallestChange(figures, equations),
  };
}

const lineCount = ({ rows }: ProofFigures) => rows.filter(({ cents }) => cents !== undefined).length;

const decisive = ["net-tax-total", "opening-movements-closing", "opening-credits-debits-closing"];

function stateOf(equations: readonly Equation[], figures: ProofFigures): ArithmeticProof["state"] {
  const verdict = (key: string) => equations.find((one) => one.key === `equation.${key}`)?.holds;
  if (isProven(verdict, figures) && isProofBySums(equations, lineCount(figures), figures.confidence))
    return "proven";
  if (decisive.some((key) => verdict(key) === false)) return "differs";
  if (equations.some(({ key, holds }) => holds && key !== "equation.rows")) return "consistent";
  return verdict("lines-net") === false || verdict("lines-total") === false ? "differs" : "untested";
}

type Verdict = (key: string) => boolean | undefined;

function isProven(verdict: Verdict, figures: ProofFigures): boolean {
  const { columnSums, rows, cents } = figures;
  if (isContradicted(verdict, figures)) return false;
  if (verdict("opening-movements-closing") && rows.length > 1)
    return verdict("opening-credits-debits-closing") !== false;
  if (verdict("net-named-tax-total") || verdict("net-rate-total") || verdict("gross-commission-total"))
    return true;
  const lines = verdict("lines-net") ?? verdict("lines-total") ?? false;
  const adds = (verdict("net-tax-total") ?? false) || (verdict("net-tax-rounding-total") ?? false);
  if (adds && cents("tax") !== 0) return columnSums || (lines && rows.length > 1);
  return lines && rows.length > 1 && (verdict("cash-change-total") ?? false);
}

/**
 * A sum that fails, a larger amount that a label calls the total (one rate of a breakdown adds up, too), cash and change
 * that make another total, and amounts whose cents may be torn off leave room for doubt.
 */
function isContradicted(verdict: Verdict, { payments, isTorn, cents, totals }: ProofFigures): boolean {
  const isTornApart = ["subTotal", "tax", "total"].some(
    (field) => cents(field) !== undefined && isTorn(field),
  );
  const isOpen = verdict("net-tax-total") === false;
  const isPart = totals.some((amount) => amount > (cents("total") ?? Number.POSITIVE_INFINITY));
  return isOpen || isPart || isTornApart || (payments.length > 0 && !verdict("cash-change-total"));
}
