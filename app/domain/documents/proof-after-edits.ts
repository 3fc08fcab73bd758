import type { ArithmeticProof, LineItem } from "../extraction/extraction-result";
import type { KeptResult } from "./fields-of-result";

type Equation = ArithmeticProof["equations"][number];
type Amounts = (name: string) => number | null;

/** Printed sums may be off by what rounding single taxes leaves; cents. */
const centsApart = 2;

/**
 * The proof of a result as people left it: in every sum that names a value they changed, theirs takes its place and the sum
 * is tried anew; one that cannot be tried with what it names is left out. What nobody changed stays proven as it was read.
 */
export function proofAfterEdits(proof: ArithmeticProof, result: KeptResult): ArithmeticProof {
  const changed = changedAmounts(result);
  const equations = proof.equations.flatMap((one) => triedAnew(one, changed, result.editedLineItems) ?? []);
  const isAsRead =
    equations.length === proof.equations.length && equations.every((one) => proof.equations.includes(one));
  if (isAsRead) return proof;
  return { state: stateOf(equations, proof), equations, change: changeOf(equations) };
}

/** The amounts that people changed, by the name that sums have for them; cents, null where the value was emptied. */
function changedAmounts({ fields, editedFields, editedLineItems }: KeptResult): Map<string, number | null> {
  const changed = new Map<string, number | null>();
  for (const [key, { value }] of Object.entries(editedFields ?? {}))
    if (value !== fields[key]?.value) changed.set(sumNames[key] ?? key, centsIn(value));
  if (editedLineItems) changed.set("lines", sumOf(editedLineItems));
  return changed;
}

const sumNames: Record<string, string> = {
  ...{ grossAmount: "gross", amountDue: "due", previousBalance: "previous", paymentsReceived: "payments" },
};

function sumOf(rows: readonly LineItem[]): number | null {
  const amounts = rows.flatMap(({ cells }) => centsIn(cells.netTotal?.value ?? cells.amount?.value) ?? []);
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null;
}

/** The sum as it stands now: itself where it names nothing that was changed, null where it can no longer be tried. */
function triedAnew(
  one: Equation,
  changed: ReadonlyMap<string, number | null>,
  rows: readonly LineItem[] | null,
): Equation | null {
  if (one.key === "equation.rows") return rows ? rowsAnew(one, rows) : one;
  const names = Object.keys(one.values).filter((name) => changed.has(name));
  if (names.every((name) => changed.get(name) === centsIn(one.values[name]))) return one;
  const cents: Amounts = (name) =>
    changed.get(name) ?? (changed.has(name) ? null : centsIn(one.values[name]));
  const sides = sidesOf(one.key, cents);
  if (!sides || sides.some((side) => side === null)) return null;
  const [left = 0, right = 0] = sides.map((side) => side ?? 0);
  const holds = Math.abs(left - right) <= centsApart;
  const values = Object.fromEntries(
    Object.entries(one.values).map(([name, text]) => [name, changed.has(name) ? money(cents(name)) : text]),
  );
  return isNetAndTax(one.key) ? withoutRate(values, holds) : { key: one.key, values, holds };
}

/** What stands on the two sides of a sum. */
function sidesOf(key: string, cents: Amounts): [number | null, number | null] | null {
  if (isNetAndTax(key)) return [plus(cents("subTotal"), cents("tax")), cents("total")];
  switch (key) {
    case "equation.lines-net":
      return [cents("lines"), cents("subTotal")];
    case "equation.lines-total":
      return [cents("lines"), cents("total")];
    case "equation.lines-gross":
      return [cents("lines"), cents("gross")];
    case "equation.cash-change-total":
      return [cents("cash"), plus(cents("total"), cents("change"))];
    case "equation.previous-payments-total-due":
      return [plus(cents("previous"), cents("total")), plus(cents("due"), cents("payments"))];
    default:
      return null;
  }
}

const isNetAndTax = (key: string) => /^equation\.net-.*total$/.test(key);

/** A rate that was recognised in other figures is not claimed of these. */
const withoutRate = (
  { subTotal = "", tax = "", total = "" }: Record<string, string>,
  holds: boolean,
): Equation => ({ key: "equation.net-tax-total", values: { subTotal, tax, total }, holds });

function rowsAnew(one: Equation, rows: readonly LineItem[]): Equation | null {
  const tested = rows.filter(({ arithmetic }) => arithmetic !== "untested").length;
  const agree = rows.filter(({ arithmetic }) => arithmetic === "agrees").length;
  if (String(tested) === one.values.tested && String(agree) === one.values.agree) return one;
  if (tested === 0) return null;
  return { key: one.key, values: { agree: String(agree), tested: String(tested) }, holds: agree === tested };
}

function stateOf(equations: readonly Equation[], before: ArithmeticProof): ArithmeticProof["state"] {
  const sums = equations.filter(({ key }) => key !== "equation.rows");
  if (sums.some(({ holds }) => !holds)) return "differs";
  if (sums.length === 0) return "untested";
  const isNetProven = sums.some(({ key }) => isNetAndTax(key)) && sums.some(({ key }) => isLines(key));
  return isNetProven || (before.state === "proven" && sums.length === sumsIn(before))
    ? "proven"
    : "consistent";
}

const isLines = (key: string) => key.startsWith("equation.lines-");
const sumsIn = ({ equations }: ArithmeticProof) =>
  equations.filter(({ key }) => key !== "equation.rows").length;

/** What little would make the first failing sum hold. */
function changeOf(equations: readonly Equation[]): ArithmeticProof["change"] {
  const failing = equations.find(({ key, holds }) => !holds && key !== "equation.rows");
  if (!failing) return null;
  const sides = sidesOf(failing.key, (name) => centsIn(failing.values[name]));
  if (!sides) return null;
  const off = (sides[1] ?? 0) - (sides[0] ?? 0);
  if (isNetAndTax(failing.key)) return { key: "change.difference", values: { amount: money(off) } };
  if (!isLines(failing.key)) return null;
  const key = off > 0 ? "change.row-missing" : "change.discount-missing";
  return { key, values: { amount: money(Math.abs(off)) } };
}

const plus = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other;

function centsIn(value: string | undefined): number | null {
  if (value === undefined || !/^-?\d+(\.\d+)?$/.test(value)) return null;
  const number = Number(value);
  return Math.sign(number) * Math.round(Math.abs(number) * 100 + 1e-6);
}

const money = (cents: number | null) => ((cents ?? 0) / 100).toFixed(2);
