const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in milliseconds in its largest fitting unit, by the units' symbols, which all languages share: "850 ms", "12 min". */
export function shownDuration(milliseconds: number): string {
  const [unit, symbol] = units.find(([size]) => milliseconds >= 2 * size) ?? [1, "ms"];
  return `${Math.round(milliseconds / unit)} ${symbol}`;
}

const units: readonly [size: number, symbol: string][] = [
  [day, "d"],
  [hour, "h"],
  [minute, "min"],
  [second, "s"],
];
