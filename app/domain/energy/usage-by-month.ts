import { billedDays, type EnergyBill, perDay } from "./energy-bill";

/** A period of a meter as the account's page shows it. */
export type UsagePeriod = {
  documentId: string;
  start: string;
  end: string;
  days: number;
  usage: number | null;
  unit: string;
  usagePerDay: number | null;
  costPerDay: number | null;
  estimated: boolean;
};

/** The periods of bills, the earliest first; those without a period are left out. */
export const usagePeriods = (bills: readonly EnergyBill[]): UsagePeriod[] =>
  bills
    .flatMap((bill) => {
      const days = billedDays(bill);
      if (days === null || !bill.start || !bill.end) return [];
      const { usage, cost } = perDay(bill);
      return [
        {
          documentId: bill.documentId,
          start: bill.start,
          end: bill.end,
          days,
          usage: bill.usage,
          unit: bill.usageUnit,
          usagePerDay: usage,
          costPerDay: cost,
          estimated: bill.estimated === true,
        },
      ];
    })
    .sort((one, other) => (one.start < other.start ? -1 : 1));

/** The bars of a chart: where each is and how tall it is, and the lines of its axis. */
export function barsOf(
  values: readonly (number | null)[],
  { width, height }: { width: number; height: number },
) {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  const step = axisStep(most);
  const top = Math.max(step, Math.ceil(most / step) * step);
  const wide = width / Math.max(1, values.length);
  return {
    bars: values.map((value, index) => ({
      x: index * wide + wide * 0.15,
      width: wide * 0.7,
      middle: (index + 0.5) * wide,
      y: height - (Math.max(0, value ?? 0) / top) * height,
      height: (Math.max(0, value ?? 0) / top) * height,
    })),
    lines: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({
      value: Number((index * step).toPrecision(12)),
      y: height - ((index * step) / top) * height,
    })),
  };
}

/** The smallest of 1, 2, 5 times a power of ten that makes at most five steps. */
export function axisStep(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most / 5));
  return (
    [1, 2, 5, 10].map((factor) => factor * power).find((step) => step * 5 >= most * 0.999_999) ?? 10 * power
  );
}
