import type { ArithmeticProof } from "../../results/extraction-result";
import { misreadingsBetween } from "../../values/misreading";
import { centsApart, type Equation, money } from "./equation";
import type { ProofFigures, ProofRow } from "./proof-figures";
import { roundedTaxOf, taxOf } from "./tax-rounding";

type Change = NonNullable<ArithmeticProof["change"]>;

const amountFields = ["total", "tax", "subTotal"] as const;

/** The smallest change that would make the sums of a document hold, or null when they hold or nothing small would. */
export function smallestChange(figures: ProofFigures, equations: readonly Equation[]): Change | null {
  const fails = (key: string) => equations.some((one) => one.key === `equation.${key}` && !one.holds);
  if (fails("net-tax-total")) return changeOfTotal(figures);
  if (fails("opening-movements-closing")) return changeOfMovements(figures);
  const target = fails("lines-net") ? "subTotal" : fails("lines-total") ? "total" : undefined;
  return target === undefined ? null : changeOfLines(figures, figures.cents(target) ?? 0);
}

/** The value that each of net, tax and total must have for the others to hold; cents. */
export function forcedValues({ cents }: Pick<ProofFigures, "cents">): Record<string, number> {
  const [net = 0, tax = 0, total = 0] = [cents("subTotal"), cents("tax"), cents("total")];
  return { total: net + tax, tax: total - net, subTotal: total - tax };
}

/** Whether something besides net + tax = total speaks for a value of one of the three: a rate, the lines, the cash paid. */
export function isSupported(field: string, value: number, figures: ProofFigures): boolean {
  const at = (other: string) => (other === field ? value : (figures.cents(other) ?? 0));
  const hasRate = roundedTaxOf(at("subTotal"), at("tax"), figures) !== undefined;
  const lines = figures.rows.flatMap((row) => row.cents ?? []);
  const sum = lines.reduce((total, amount) => total + amount, 0);
  const isLineSum = lines.length > 1 && field !== "tax" && Math.abs(sum - at("subTotal")) <= centsApart;
  const isPaid = figures.payments.some(({ cash, change }) => cash - change === value);
  return hasRate || isLineSum || (field === "total" && isPaid);
}

function changeOfTotal(figures: ProofFigures): Change | null {
  return misreadAmount(figures) ?? otherRate(figures) ?? rounding(figures) ?? difference(figures);
}

function misreadAmount(figures: ProofFigures): Change | null {
  if (!figures.recognised) return null;
  const forced = forcedValues(figures);
  const possible = amountFields.filter(
    (field) => misreadingsBetween(forced[field] ?? 0, figures.cents(field) ?? 0) !== undefined,
  );
  const field = possible.find((one) => isSupported(one, forced[one] ?? 0, figures)) ?? possible[0];
  if (!field) return null;
  const values = { read: money(figures.cents(field) ?? 0), would: money(forced[field] ?? 0) };
  return { key: `change.misread-${field}`, values };
}

function otherRate({ cents, rates }: ProofFigures): Change | null {
  const [net = 0, tax = 0, total = 0] = [cents("subTotal"), cents("tax"), cents("total")];
  const rate = rates.find((one) => Math.abs(net + taxOf(net, one) - total) <= 1);
  if (rate === undefined) return null;
  return {
    key: "change.tax-rate",
    values: { rate: String(rate), would: money(taxOf(net, rate)), read: money(tax) },
  };
}

function rounding({ cents, rows }: ProofFigures): Change | null {
  const [net = 0, tax = 0, total = 0] = [cents("subTotal"), cents("tax"), cents("total")];
  const off = total - net - tax;
  return Math.abs(off) <= Math.ceil(rows.length / 2)
    ? { key: "change.rounding", values: { amount: money(off) } }
    : null;
}

function difference({ cents }: ProofFigures): Change {
  const [net = 0, tax = 0, total = 0] = [cents("subTotal"), cents("tax"), cents("total")];
  return { key: "change.difference", values: { amount: money(total - net - tax) } };
}

/** Nobody gives away more than is left to pay: such a difference says that the rows are not what is added up. */
function changeOfLines({ rows, recognised }: ProofFigures, target: number): Change | null {
  const off = target - rows.reduce((sum, row) => sum + (row.cents ?? 0), 0);
  const isMisread = ({ cents = 0 }: ProofRow) => misreadingsBetween(cents + off, cents) !== undefined;
  const misread = recognised ? rows.findIndex(isMisread) : -1;
  const read = rows[misread]?.cents;
  if (read !== undefined) return changeOfRow("change.misread-row", misread, { read, would: read + off });
  const tooMany = rows.findIndex(({ cents }) => cents !== undefined && cents !== 0 && cents === -off);
  if (tooMany >= 0) return changeOfRow("change.row-too-many", tooMany, { amount: -off });
  if (-off > target) return null;
  return {
    key: off > 0 ? "change.row-missing" : "change.discount-missing",
    values: { amount: money(Math.abs(off)) },
  };
}

/** Where exactly one row breaks the chain of balances, its amount is what is wrong; else a movement is missing. */
function changeOfMovements({ cents, rows }: ProofFigures): Change | null {
  const opening = cents("openingBalance") ?? 0;
  const off = (cents("closingBalance") ?? 0) - rows.reduce((sum, row) => sum + (row.cents ?? 0), opening);
  const breaks = rows.flatMap((row, index) => {
    const before = index === 0 ? opening : rows[index - 1]?.balance;
    if (before === undefined || row.balance === undefined || row.cents === undefined) return [];
    const would = row.balance - before;
    return would === row.cents ? [] : [{ index, read: row.cents, would }];
  });
  const [only] = breaks;
  if (only && breaks.length === 1 && only.would - only.read === off)
    return changeOfRow("change.misread-row", only.index, { read: only.read, would: only.would });
  return { key: "change.movement-missing", values: { amount: money(off) } };
}

const changeOfRow = (key: string, index: number, amounts: Record<string, number>): Change => ({
  key,
  values: {
    row: String(index + 1),
    ...Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, money(cents)])),
  },
});
