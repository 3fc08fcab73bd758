import type { Day } from "../billing/days";

type Rates = { from: Day; rates: readonly number[] };

/** Rates on energy by country, the latest first. Countries whose rates we do not know are not here. */
const byCountry: Record<string, readonly Rates[]> = {
  AU: [{ from: "2000-07-01", rates: [10] }],
  DE: [
    { from: "2024-04-01", rates: [19] },
    { from: "2022-10-01", rates: [19, 7] },
    { from: "2021-01-01", rates: [19] },
  ],
  GB: [{ from: "2011-01-04", rates: [20, 5] }],
  NZ: [{ from: "2010-10-01", rates: [15] }],
};

/** The rates of tax on energy in a country on a day, in per cent; null when they are not known. */
export const taxRatesOf = (country: string, day: Day): readonly number[] | null =>
  byCountry[country]?.find(({ from }) => from <= day)?.rates ?? null;
