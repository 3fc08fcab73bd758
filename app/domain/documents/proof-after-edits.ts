import { type ArithmeticProof, isProofBySums } from "@fieldwise/engine/results";
import { amountCents as centsIn } from "./amount-cents";
import { type OriginalAndEditedResult, valuesOf } from "./fields-of-result";
import { type RowTotals, totalsOf } from "./row-chunks";

type Equation = ArithmeticProof["equations"][number];
type Amounts = (name: string) => number | null;

/** Printed sums may be off by what rounding single taxes leaves; cents. */
const centsApart = 2;

/**
 * The proof of a result as people left it: in every sum that names a value they changed, theirs takes its place and the
 * sum is tried again; one that cannot be tried with what it names is left out. What nobody changed stays proven as it
 * was read, where its amounts are sure enough for a proof: engines before 1.4 asked less. Anyone who approved a
 * document by itself answers for its amounts as they stand: of one that is `answeredFor` all are sure.
 */
export function proofAfterEdits(
  proof: ArithmeticProof,
  result: EditedResult,
  answeredFor = false,
): ArithmeticProof {
  const rows = "editedTotals" in result ? result.editedTotals : totalsOfEdited(result);
  const changed = changedAmounts(result, rows);
  const equations = proof.equations.flatMap((one) => triedAnew(one, { changed, rows, result }) ?? []);
  const stands = answeredFor || isSureEnough(equations, { rows, result });
  const isAsRead =
    equations.length === proof.equations.length && equations.every((one) => proof.equations.includes(one));
  if (!isAsRead) return { state: stateOf(equations, proof, stands), equations, change: changeOf(equations) };
  if (proof.state === "proven" && !stands) return { ...proof, state: "consistent" };
  // What kept the engine from a proof was that it was not sure of the amounts.
  return proof.state === "consistent" && answeredFor
    ? { ...proof, state: stateAnsweredFor(equations, proof) }
    : proof;
}

/** A sum that says by itself how the amounts hang together. */
const telling = /^equation\.(?:net-rate-total|net-named-tax-total|gross-commission-total)$/;

const stateAnsweredFor = (equations: readonly Equation[], proof: ArithmeticProof) =>
  equations.some(({ key, holds }) => holds && telling.test(key)) ? "proven" : stateOf(equations, proof, true);

type Kept = { rows: RowTotals | null; result: EditedResult };

/** Whether the amounts carry a proof. What a person wrote is sure; what nobody knows of is as the engine judged it. */
function isSureEnough(equations: readonly Equation[], { rows, result }: Kept): boolean {
  return isProofBySums(equations, rows?.rows ?? 2, (field) =>
    result.editedFields?.[field] ? 1 : (result.fields[field]?.confidence ?? null),
  );
}

/** A result with its edited rows, or with what these come to. */
type EditedResult = Pick<OriginalAndEditedResult, "fields" | "editedFields"> &
  (Pick<OriginalAndEditedResult, "editedLineItems"> | { editedTotals: RowTotals | null });

const totalsOfEdited = (result: EditedResult) =>
  "editedLineItems" in result && result.editedLineItems ? totalsOf(result.editedLineItems) : null;

/** The amounts that people changed, by the name that sums have for them; cents, null where the value was emptied. */
function changedAmounts(
  { fields, editedFields }: Pick<OriginalAndEditedResult, "fields" | "editedFields">,
  rows: RowTotals | null,
): Map<string, number | null> {
  const changed = new Map<string, number | null>();
  for (const [key, { value }] of Object.entries(editedFields ?? {}))
    if (value !== fields[key]?.value) changed.set(sumNames[key] ?? key, centsIn(value));
  if (rows) changed.set("lines", rows.cents);
  return changed;
}

const sumNames: Record<string, string> = {
  grossAmount: "gross",
  amountDue: "due",
  previousBalance: "previous",
  paymentsReceived: "payments",
};

/** The sum as it is now: itself where it names nothing that was changed, null where it can no longer be tried. */
function triedAnew(
  one: Equation,
  { changed, rows, result }: Kept & { changed: ReadonlyMap<string, number | null> },
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
  const read: Amounts = (name) => cents(name) ?? centsIn(valuesOf(result)[name]?.value);
  const otherwise = holds || !isLines(one.key) ? null : otherLines(read, rows);
  if (otherwise) return otherwise;
  const values = Object.fromEntries(
    Object.entries(one.values).map(([name, text]) => [name, changed.has(name) ? money(cents(name)) : text]),
  );
  return isNetAndTax(one.key) ? withoutRate(values, holds) : { key: one.key, values, holds };
}

/** What else the lines may come to: prices without tax, with it, or with the tax that is named apart. */
function otherLines(cents: Amounts, rows: RowTotals | null): Equation | null {
  const [lines, net, tax, total] = ["lines", "subTotal", "tax", "total"].map(cents);
  const apart = Math.max(centsApart, Math.ceil((rows?.rows ?? 0) / 2));
  const meets = (target: number | null | undefined, most: number) =>
    typeof lines === "number" && typeof target === "number" && Math.abs(lines - target) <= most;
  const holding = (key: string, names: string[]): Equation => ({
    key: `equation.${key}`,
    values: Object.fromEntries(names.map((name) => [name, money(cents(name))])),
    holds: true,
  });
  if (meets(net, centsApart)) return holding("lines-net", ["lines", "subTotal"]);
  if (meets(total, centsApart)) return holding("lines-total", ["lines", "total"]);
  const gross = plus(net ?? null, tax ?? null);
  return tax && meets(gross, apart) ? holding("lines-with-tax", ["lines", "subTotal", "tax"]) : null;
}

/** The two sides of a sum. */
function sidesOf(key: string, cents: Amounts): [number | null, number | null] | null {
  if (isNetAndTax(key)) return [plus(cents("subTotal"), cents("tax")), cents("total")];
  switch (key) {
    case "equation.lines-net":
      return [cents("lines"), cents("subTotal")];
    case "equation.lines-total":
      return [cents("lines"), cents("total")];
    case "equation.lines-with-tax":
      return [cents("lines"), plus(cents("subTotal"), cents("tax"))];
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

function rowsAnew(one: Equation, { tested, agree }: RowTotals): Equation | null {
  if (String(tested) === one.values.tested && String(agree) === one.values.agree) return one;
  if (tested === 0) return null;
  return { key: one.key, values: { agree: String(agree), tested: String(tested) }, holds: agree === tested };
}

function stateOf(
  equations: readonly Equation[],
  before: ArithmeticProof,
  stands: boolean,
): ArithmeticProof["state"] {
  const sums = equations.filter(({ key }) => key !== "equation.rows");
  if (sums.some(({ holds }) => !holds)) return "differs";
  if (sums.length === 0) return "untested";
  const isNetProven = sums.some(({ key }) => isNetAndTax(key)) && sums.some(({ key }) => isLines(key));
  const isProven = isNetProven || (before.state === "proven" && sums.length === sumsIn(before));
  return isProven && stands ? "proven" : "consistent";
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
  if (!isLines(failing.key) || -off > (sides[1] ?? 0)) return null;
  const key = off > 0 ? "change.row-missing" : "change.discount-missing";
  return { key, values: { amount: money(Math.abs(off)) } };
}

const plus = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other;

const money = (cents: number | null) => ((cents ?? 0) / 100).toFixed(2);
