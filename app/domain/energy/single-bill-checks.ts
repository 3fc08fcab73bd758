import { daysBetween } from "../billing/days";
import { type BillHistory, type CheckResult, roundedText } from "./check-outcome";
import { billedDays, type EnergyBill, perDay } from "./energy-bill";
import { supplyPointVerdict } from "./supply-point";
import { taxRatesOf } from "./tax-rates";

/** Half a cent beyond a tolerance is rounding of the computer. */
const slack = 0.0001;
const differs = (one: number, other: number, by: number) => Math.abs(one - other) > by + slack;

/** 1: the lines and the tax come to the total. */
export function chargesAddUp({ total, linesTotal, tax }: EnergyBill): CheckResult {
  if (total === null || linesTotal === null) return null;
  const sum = linesTotal + (tax ?? 0);
  return !differs(total, sum, 0.02) || { total: roundedText(total), sum: roundedText(sum) };
}

/** 2: what is due is the balance before, less what was paid, and this bill. */
export function balanceRolls({ amountDue, previousBalance, payments, total }: EnergyBill): CheckResult {
  if (amountDue === null || previousBalance === null || payments === null || total === null) return null;
  const sum = previousBalance - Math.abs(payments) + total;
  // A balance of nothing beside a payment is what was left after it: "balance brought forward".
  if (previousBalance === 0 && !differs(amountDue, total, 0.02)) return true;
  return !differs(amountDue, sum, 0.02) || { due: roundedText(amountDue), sum: roundedText(sum) };
}

/** Kilowatt hours of a cubic metre of gas in Great Britain: corrected for volume, by its calorific value. */
const volumeCorrection = 1.02264;
const megajoules = 3.6;

/**
 * 3: the readings give the usage. A meter that came round begins at zero again. Readings that give what some of several lines
 * charge for are those of one register (day, night), which say nothing of the others.
 */
export function readsGiveUsage(bill: EnergyBill): CheckResult {
  const [before, now] = [readOf(bill.previousRead), readOf(bill.currentRead)];
  if (before === null || now === null || bill.usage === null) return null;
  const digits = (bill.previousRead ?? "").replace(/\..*$/, "").replace(/\D/g, "").length;
  const turned = now < before ? now - before + 10 ** digits : now - before;
  const units = turned * (bill.multiplier ?? 1);
  const usage = bill.calorificValue ? (units * volumeCorrection * bill.calorificValue) / megajoules : units;
  if (!differs(bill.usage, usage, 1)) return true;
  return isOfOneRegister(bill, usage) ? null : { usage: roundedText(bill.usage), reads: roundedText(usage) };
}

/** Whether some of a bill's lines, one after the other, charge for so much: the steps of a register's price are next to each other. */
function isOfOneRegister({ lines }: EnergyBill, usage: number): boolean {
  const quantities = lines.flatMap(({ chargeType, described, quantity }) =>
    chargeType === "usage" || !described ? (quantity ?? []) : [],
  );
  return quantities.some((_, first) => {
    let sum = 0;
    return quantities.slice(first).some((quantity, index, rest) => {
      sum += quantity;
      const isAll = first === 0 && index === rest.length - 1;
      return !isAll && !differs(sum, usage, 1);
    });
  });
}

export const readOf = (text: string | null): number | null =>
  text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;

const mostDaysToPay = 60;

/** 8: the period ends before the bill is written, the bill is not of the future, and it is due within sixty days. */
export function datesPossible({ end, billDate, dueDate }: EnergyBill, { today }: BillHistory): CheckResult {
  if (!end || !billDate) return null;
  const toPay = dueDate ? daysBetween(billDate, dueDate) : 0;
  const isPossible = end <= billDate && billDate <= today && toPay >= 0 && toPay <= mostDaysToPay;
  return isPossible || { end, billDate, dueDate: dueDate ?? "-" };
}

/** 14: quantity by rate is the amount, to the cent; rates may be printed in cents. A standing charge is for each day. */
export function linesMultiply(bill: EnergyBill): CheckResult {
  const days = billedDays(bill);
  const whole = bill.lines.filter(
    (line) => line.quantity !== null && line.amount !== null && line.rate !== null,
  );
  if (whole.length === 0) return null;
  for (const { text, quantity, rate, amount, chargeType, unit } of whole) {
    const product = (quantity ?? 0) * (rate ?? 0);
    if (differs(amount ?? 0, product, 0.01) && differs(amount ?? 0, product / 100, 0.01))
      return { line: text, product: roundedText(product), amount: roundedText(amount ?? 0) };
    const isByDay = chargeType === "standing" && unit === "day";
    if (isByDay && days !== null && differs(quantity ?? 0, days, 0))
      return { line: text, product: roundedText(days), amount: roundedText(quantity ?? 0) };
  }
  return true;
}

/** 16: what was used lies between a twentieth and the whole of what the highest demand would have come to. */
export function loadFactor(bill: EnergyBill): CheckResult {
  const days = billedDays(bill);
  if (!days || !bill.demand || bill.usage === null || bill.usageUnit !== "kWh") return null;
  const factor = bill.usage / (bill.demand * 24 * days);
  return (factor >= 0.05 && factor <= 1) || { factor: roundedText(factor) };
}

/** The most a day for which a business pays the reduced rate in Great Britain (VAT Notice 701/19). */
const deMinimis = { electric: 33, gas: 145 } as const;

/** 18: the tax is at a rate of the country on that day; in Great Britain the reduced one for small use alone. */
export function taxKnown(bill: EnergyBill, { country }: BillHistory): CheckResult {
  const { tax, total, billDate, commodity } = bill;
  const net = bill.linesTotal ?? (total !== null && tax !== null ? total - tax : null);
  if (tax === null || !net || !billDate) return null;
  const rates = taxRatesOf(country, billDate);
  if (!rates) return null;
  const rate = rates.find((one) => !differs(tax, (net * one) / 100, 0.02 + net * 0.0005));
  const found = { rate: roundedText((tax / net) * 100), known: rates.join(", ") };
  if (rate === undefined) return found;
  const most = commodity === "electric" || commodity === "gas" ? deMinimis[commodity] : null;
  if (country !== "GB" || rate !== 5 || most === null) return true;
  const { usage } = perDay(bill);
  if (usage === null) return null;
  return usage <= most || { ...found, known: `20 (> ${most} kWh)` };
}

/** 19: the number of the supply point carries its check digit. */
export function supplyPointRight({ supplyPoint }: EnergyBill): CheckResult {
  const verdict = supplyPoint === null ? null : supplyPointVerdict(supplyPoint);
  return verdict === null ? null : verdict || { number: supplyPoint ?? "" };
}
