import { addDays, daysBetween } from "../billing/days";
import { type BillHistory, type CheckResult, roundedText } from "./check-outcome";
import { billedDays, type EnergyBill, perDay, sumOf, unitPrice } from "./energy-bill";
import { readOf } from "./single-bill-checks";

/** 4: the reading before is the one that the last bill ended with. */
export function readsFollowOn({ previousRead }: EnergyBill, { earlier: [last] }: BillHistory): CheckResult {
  const [before, lastRead] = [readOf(previousRead), readOf(last?.currentRead ?? null)];
  if (before === null || lastRead === null) return null;
  return before === lastRead || { read: roundedText(before), last: roundedText(lastRead) };
}

/** 5: the meter is the one of the account's last bill. */
export function sameMeter({ meter, meterKey }: EnergyBill, { earlier: [last] }: BillHistory): CheckResult {
  if (!meter || !last?.meter) return null;
  return meterKey === last.meterKey || { meter, last: last.meter };
}

/** 6: the period starts on the day on which the last one ended, or the day after. */
export function noGap({ start }: EnergyBill, { earlier: [last] }: BillHistory): CheckResult {
  if (!start || !last?.end) return null;
  const days = daysBetween(last.end, start);
  return days === 0 || days === 1 || { start, end: last.end, days };
}

/** Fewer periods have no middle to speak of. */
const fewestPeriods = 3;

/** 7: the period is as long as the last twelve, within five days. */
export function periodLength(bill: EnergyBill, { earlier }: BillHistory): CheckResult {
  const days = billedDays(bill);
  const lengths = earlier.slice(0, 12).flatMap((one) => billedDays(one) ?? []);
  if (days === null || lengths.length < fewestPeriods) return null;
  const usual = medianOf(lengths);
  return Math.abs(days - usual) <= 5 || { days, usual: roundedText(usual) };
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** 9: no other bill of the supplier has this number, nor one of the account the same amount and one of the same dates. */
export function noDuplicate(bill: EnergyBill, { sameNumber, earlier }: BillHistory): CheckResult {
  const other = sameNumber.find(({ documentId }) => documentId !== bill.documentId);
  if (other) return { number: bill.number ?? "", file: other.fileName };
  const twin = earlier.find((one) => one.total !== null && one.total === bill.total && sharesDate(one, bill));
  if (twin) return { number: bill.number ?? "", file: twin.fileName };
  // Without a number, or a bill before it, nothing was compared.
  return bill.number || earlier.length > 0 ? true : null;
}

const sharesDate = (one: EnergyBill, other: EnergyBill) =>
  (["billDate", "start", "end", "dueDate"] as const).some((date) => one[date] && one[date] === other[date]);

/** 10: not estimated twice running, nor the very same use a day, which is an estimate that does not say so. */
export function notEstimatedTwice(bill: EnergyBill, { earlier: [last] }: BillHistory): CheckResult {
  if (!last) return null;
  if (bill.estimated && last.estimated) return { end: last.end ?? "" };
  const [now, before] = [perDay(bill).usage, perDay(last).usage];
  if (now && before) return Math.abs(now - before) > before * 0.001 || { end: last.end ?? "" };
  return bill.estimated === null || last.estimated === null ? null : true;
}

/** 11: what is used in a day is what it was a year before, else over the last two bills: not a fifth more nor half. */
export const usageUsual = (bill: EnergyBill, history: BillHistory): CheckResult =>
  asUsual(bill, history, "usage");

/** 12: what a day costs, likewise. */
export const costUsual = (bill: EnergyBill, history: BillHistory): CheckResult =>
  asUsual(bill, history, "cost");

function asUsual(bill: EnergyBill, { earlier }: BillHistory, what: "usage" | "cost"): CheckResult {
  const now = perDay(bill)[what];
  const yearAgo = lastYearOf(bill, earlier);
  const lastTwo = earlier.slice(0, 2).flatMap((one) => perDay(one)[what] ?? []);
  const usual =
    (yearAgo && perDay(yearAgo)[what]) ??
    (lastTwo.length === 2 ? lastTwo.reduce((sum, value) => sum + value, 0) / 2 : null);
  if (now === null || !usual) return null;
  return (now <= usual * 1.2 && now >= usual * 0.5) || { day: roundedText(now), usual: roundedText(usual) };
}

/** The bill whose period ended about a year before. */
function lastYearOf({ end }: EnergyBill, earlier: readonly EnergyBill[]): EnergyBill | undefined {
  if (!end) return undefined;
  const then = addDays(end, -365);
  return earlier.find((one) => one.end !== null && Math.abs(daysBetween(one.end, then)) <= 20);
}

/** 13: a unit costs what the contract says, else within a tenth of what it cost a year before. */
export function priceUsual(bill: EnergyBill, { earlier, contract }: BillHistory): CheckResult {
  const price = unitPrice(bill);
  if (price === null) return null;
  if (contract.unitPrice !== null)
    return (
      Math.abs(price - contract.unitPrice) < 0.00005 || {
        price: roundedText(price),
        usual: roundedText(contract.unitPrice),
      }
    );
  const yearAgo = lastYearOf(bill, earlier);
  const before = yearAgo ? unitPrice(yearAgo) : null;
  if (!before) return null;
  return Math.abs(price / before - 1) <= 0.1 || { price: roundedText(price), usual: roundedText(before) };
}

/** 15: not nothing twice, nothing charged for no use, and no use after none. */
export function notZero(bill: EnergyBill, { earlier: [last] }: BillHistory): CheckResult {
  const { usage, lines } = bill;
  if (usage === null) return null;
  const charged =
    sumOf(lines.filter(({ chargeType }) => chargeType === "usage").map(({ amount }) => amount)) ?? 0;
  const before = last?.usage ?? null;
  const found = {
    usage: roundedText(usage),
    charged: roundedText(charged),
    last: before === null ? "-" : roundedText(before),
  };
  if (usage === 0 && charged > 0) return found;
  if (before === null) return null;
  return (before > 0 && usage >= 0) || found;
}

/** 17: the agreed capacity is the last bill's. */
export function capacitySame({ capacity }: EnergyBill, { earlier: [last] }: BillHistory): CheckResult {
  if (capacity === null || !last || last.capacity === null) return null;
  return capacity === last.capacity || { capacity: roundedText(capacity), last: roundedText(last.capacity) };
}

/** 20: the period lies within the days on which the account is open. */
export function accountOpen({ start, end }: EnergyBill, { contract }: BillHistory): CheckResult {
  const { opensOn, closesOn } = contract;
  if (!start || !end || (!opensOn && !closesOn)) return null;
  const isOpen = (!opensOn || start >= opensOn) && (!closesOn || end <= closesOn);
  return isOpen || { opens: opensOn ?? "-", closes: closesOn ?? "-" };
}
