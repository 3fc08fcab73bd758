import { addDays, type Day, daysBetween } from "../billing/days";
import type { ChargeType, Commodity, Unit } from "./descriptor";

/** A line of a bill; `words` are those that it is described by, and what the descriptor says follows them. */
export type EnergyLine = {
  text: string;
  words: string;
  described: boolean;
  chargeType: ChargeType;
  unit: Unit;
  quantity: number | null;
  rate: number | null;
  amount: number | null;
  heading: string;
  quantityHeading: string;
};

/**
 * What a bill says of one meter over one period: a bill with two meters, or two commodities, is two of these. Texts are as
 * printed; the keys are what they are compared by. `linesTotal` is what all lines of the whole bill come to, without tax.
 */
export type EnergyBill = {
  documentId: string;
  fileName: string;
  row: number;
  number: string | null;
  supplier: string;
  supplierKey: string;
  account: string;
  accountKey: string;
  meter: string;
  meterKey: string;
  commodity: Commodity | null;
  start: Day | null;
  end: Day | null;
  billDate: Day | null;
  dueDate: Day | null;
  currency: string;
  total: number | null;
  tax: number | null;
  linesTotal: number | null;
  amountDue: number | null;
  previousBalance: number | null;
  payments: number | null;
  usage: number | null;
  usageUnit: Unit;
  cost: number | null;
  previousRead: string | null;
  currentRead: string | null;
  multiplier: number | null;
  calorificValue: number | null;
  estimated: boolean | null;
  demand: number | null;
  capacity: number | null;
  supplyPoint: string | null;
  lines: EnergyLine[];
};

/**
 * How many days a bill is for. A period that is printed from the first of a month to the last of one takes its last day in;
 * any other ends on the day on which the next one starts.
 */
export const billedDays = ({ start, end }: Pick<EnergyBill, "start" | "end">): number | null => {
  const after = dayAfterPeriod({ start, end });
  return start && after && after > start ? daysBetween(start, after) : null;
};

/** The day on which the period is over, which is where the next one starts. */
export function dayAfterPeriod({ start, end }: Pick<EnergyBill, "start" | "end">): Day | null {
  if (!end) return null;
  const isWholeMonths = start?.endsWith("-01") && addDays(end, 1).endsWith("-01");
  return isWholeMonths ? addDays(end, 1) : end;
}

/** What was used on a day of the period, and what a day cost; null when the bill does not say. */
export function perDay(bill: EnergyBill): { usage: number | null; cost: number | null } {
  const days = billedDays(bill);
  const over = (value: number | null) => (days && value !== null ? value / days : null);
  return { usage: over(bill.usage), cost: over(bill.cost) };
}

/** What a unit of what was used cost: by the lines that charge for usage, else by the whole. */
export function unitPrice({ lines, usage, cost }: EnergyBill): number | null {
  const charged = lines.filter(({ chargeType }) => chargeType === "usage");
  const quantity = sumOf(charged.map((line) => line.quantity));
  const amount = sumOf(charged.map((line) => line.amount));
  if (quantity && amount !== null) return amount / quantity;
  return usage && cost !== null ? cost / usage : null;
}

/** The sum of the numbers that there are; null when there is none. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
}
