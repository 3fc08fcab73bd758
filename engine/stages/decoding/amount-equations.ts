import { misreadingsBetween } from "../../values/misreading";
import { centsApart, type Equation, equation, money } from "./equation";
import type { ProofFigures } from "./proof-figures";
import { roundedTaxOf, taxOf } from "./tax-rounding";

/** Percent that an agency keeps. */
const agencyCommission = 15;

/** What a country calls its tax on sales. */
const taxNames: Record<string, string> = {
  AU: "GST",
  NZ: "GST",
  IN: "GST",
  SG: "GST",
  CA: "GST/HST",
  GB: "VAT",
  IE: "VAT",
  DE: "MwSt.",
  AT: "USt.",
  FR: "TVA",
  ES: "IVA",
  MX: "IVA",
  IT: "IVA",
  PT: "IVA",
  NL: "btw",
};

/** The sums of a document that bills: lines, net, tax and total, cash and change, what is still due. */
export function amountEquations(figures: ProofFigures): Equation[] {
  return [
    ...lineSum(figures),
    ...totalSum(figures),
    ...columnSums(figures),
    ...commission(figures),
    ...paid(figures),
    ...due(figures),
  ];
}

function lineSum(figures: ProofFigures): Equation[] {
  const { cents, rows, isShown } = figures;
  const amounts = rows.flatMap((row) => row.cents ?? []);
  if (amounts.length === 0) return [];
  const lines = amounts.reduce((sum, amount) => sum + amount, 0);
  const [net, total] = [cents("subTotal"), cents("total")];
  const meets = (target: number | undefined) =>
    target !== undefined && Math.abs(target - lines) <= centsApart;
  const gross = cents("grossAmount");
  if (gross !== undefined && meets(gross))
    return [equation("lines-gross", true, { lines: money(lines), gross: money(gross) })];
  const isGross = net !== undefined && total !== undefined && areGross(lines, { net, total }, figures);
  const [field, target] =
    net !== undefined && (meets(net) || !(meets(total) || isGross))
      ? (["subTotal", net] as const)
      : (["total", total] as const);
  if (target === undefined || !(meets(target) || isShown(field))) return [];
  if (!meets(target)) {
    const taxed = taxInLines(lines, amounts.length, figures);
    if (taxed) return [taxed];
  }
  const key = field === "subTotal" ? "lines-net" : "lines-total";
  return [equation(key, meets(target), { lines: money(lines), [field]: money(target) })];
}

/** Prices that include tax come nearer to the total than to the net, and no single row explains how far from the net. */
function areGross(
  lines: number,
  { net, total }: { net: number; total: number },
  { rows, recognised }: ProofFigures,
): boolean {
  const off = lines - net;
  const explains = (cents: number) =>
    cents === off || (recognised && misreadingsBetween(cents - off, cents) !== undefined);
  return (
    Math.abs(total - lines) < Math.abs(off) &&
    !rows.some((row) => row.cents !== undefined && explains(row.cents))
  );
}

/** Prices that include tax come to net and tax together, by the tax that is read or by a known rate of the net. */
function taxInLines(lines: number, count: number, figures: ProofFigures): Equation | undefined {
  const [net, read] = [figures.cents("subTotal"), figures.cents("tax")];
  if (net === undefined) return undefined;
  const apart = Math.max(centsApart, Math.ceil(count / 2));
  const fits = (tax: number) => tax !== 0 && Math.abs(net + tax - lines) <= apart;
  const tax = [read ?? 0, ...figures.rates.map((rate) => taxOf(net, rate))].find(fits);
  const values = { lines: money(lines), subTotal: money(net), tax: money(tax ?? 0) };
  return tax === undefined ? undefined : equation("lines-with-tax", true, values);
}

/** Where the columns of a breakdown end in net, tax and total, each is the sum of its column besides. */
function columnSums(figures: ProofFigures): Equation[] {
  const [net, tax, total] = ["subTotal", "tax", "total"].map(figures.cents);
  if (!figures.columnSums || net === undefined || tax === undefined || total === undefined) return [];
  const values = { subTotal: money(net), tax: money(tax), total: money(total) };
  return Math.abs(total - net - tax) <= centsApart ? [equation("column-sums", true, values)] : [];
}

function totalSum(figures: ProofFigures): Equation[] {
  const { cents } = figures;
  const [net, tax, total] = [cents("subTotal"), cents("tax"), cents("total")];
  if (total === undefined || tax === undefined) return [];
  if (net === undefined) return taxWithin(total, tax, figures);
  const values = { subTotal: money(net), tax: money(tax), total: money(total) };
  const off = total - net - tax;
  if (Math.abs(off) > centsApart)
    return ["subTotal", "tax", "total"].every(figures.isShown)
      ? [equation("net-tax-total", false, values)]
      : [];
  if (off !== 0) return [equation("net-tax-rounding-total", true, { ...values, rounding: money(off) })];
  const known = roundedTaxOf(net, tax, figures);
  if (!known) return [equation("net-tax-total", true, values)];
  const name = taxNames[figures.country ?? ""];
  const told = { ...values, rate: String(known.rate), ...(name && { name }) };
  const key = name ? "net-named-tax-total" : "net-rate-total";
  return [
    equation(key, true, told),
    ...(known.rounded === "lines"
      ? [equation("tax-by-line", true, { rate: String(known.rate), tax: money(tax) })]
      : []),
  ];
}

/** A receipt's total that includes the tax it names, with no net printed. */
function taxWithin(total: number, tax: number, figures: ProofFigures): Equation[] {
  const known = tax === 0 ? undefined : roundedTaxOf(total - tax, tax, figures);
  if (!known) return [];
  const values = { total: money(total), rate: String(known.rate), tax: money(tax) };
  return [equation("tax-within-total", true, values)];
}

/** Advertising is billed less the agency's commission, which is fifteen per cent wherever it is printed. */
function commission({ cents }: ProofFigures): Equation[] {
  const [gross, total] = [cents("grossAmount"), cents("total") ?? cents("subTotal")];
  if (gross === undefined || total === undefined || gross === 0) return [];
  const kept = taxOf(gross, agencyCommission);
  const values = { gross: money(gross), rate: "15", commission: money(kept), total: money(total) };
  return Math.abs(gross - kept - total) <= 1 ? [equation("gross-commission-total", true, values)] : [];
}

function paid({ cents, payments }: ProofFigures): Equation[] {
  const total = cents("total");
  const payment = payments.find(({ cash, change }) => cash - change === total) ?? payments[0];
  if (total === undefined || !payment) return [];
  const { cash, change } = payment;
  const values = { cash: money(cash), change: money(change), total: money(total) };
  return cash - change === total ? [equation("cash-change-total", true, values)] : [];
}

/** What is due is the total with what was owed before, less what was paid since. */
function due({ cents }: ProofFigures): Equation[] {
  const [previous, payments] = [cents("previousBalance"), cents("paymentsReceived")];
  const [total, amountDue] = [cents("total"), cents("amountDue")];
  if (previous === undefined || total === undefined || amountDue === undefined) return [];
  const received = Math.abs(payments ?? 0);
  const holds = Math.abs(previous - received + total - amountDue) <= centsApart;
  const values = {
    previous: money(previous),
    payments: money(received),
    total: money(total),
    due: money(amountDue),
  };
  return holds ? [equation("previous-payments-total-due", true, values)] : [];
}
