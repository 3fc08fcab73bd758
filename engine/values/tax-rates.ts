/** Cents that rounding a line's tax may take or give. */
const halfCent = 0.5;

const ratesByCountry: Record<string, readonly number[]> = {
  AU: [10],
  NZ: [15],
  IN: [5, 12, 18, 28, 3, 40],
  ES: [21, 10, 4, 7, 3],
  MX: [16, 8],
  CA: [5, 13, 15, 14, 12, 14.975],
  GB: [20, 5],
  DE: [19, 7, 16, 5],
  FR: [20, 10, 5.5, 2.1, 8.5],
  IT: [22, 10, 5, 4],
  NL: [21, 9, 6],
  PT: [23, 13, 6],
  MY: [6, 8, 10],
  SG: [7, 8, 9],
  AT: [20, 10, 13],
  BE: [21, 12, 6],
  CH: [7.7, 8.1, 2.5, 2.6, 3.7, 3.8],
  CZ: [21, 15, 12, 10],
  DK: [25],
  FI: [24, 25.5, 14, 10],
  HR: [25, 13, 5],
  HU: [27, 18, 5],
  IE: [23, 13.5, 9],
  LT: [21, 9, 5],
  NO: [25, 15, 12],
  PL: [23, 8, 5],
  SE: [25, 12, 6],
  SI: [22, 9.5, 5],
};

/** The tax rates in percent that are known in a country; none for one with local sales taxes or an unknown one. */
export function taxRatesOf(country: string | undefined): readonly number[] {
  return (country && ratesByCountry[country]) || [];
}

/**
 * Whether `tax` is `net` times one of the rates (percent), all in cents. `lines` widens the tolerance from one cent to
 * half a cent for each line, because some vendors round the tax of each line.
 */
export function isTaxAtRate(net: number, tax: number, rates: readonly number[], lines: number): boolean {
  const tolerance = Math.max(1, Math.ceil(lines * halfCent));
  return rates.some((rate) => rate > 0 && Math.abs(Math.round((net * rate) / 100) - tax) <= tolerance);
}
