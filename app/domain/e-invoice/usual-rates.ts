/**
 * Rates of VAT and GST by country, in percent, as the tax authorities publish them (2026); those of the years before that
 * are still printed are among them.
 */
const ratesOf: Record<string, readonly string[]> = {
  AT: ["20", "13", "10"],
  AU: ["10"],
  BE: ["21", "12", "6"],
  BG: ["20", "9"],
  CH: ["8.1", "3.8", "2.6", "7.7", "3.7", "2.5"],
  CY: ["19", "9", "5", "3"],
  CZ: ["21", "12", "15", "10"],
  DE: ["19", "7", "16", "5"],
  DK: ["25"],
  EE: ["24", "22", "20", "13", "9"],
  ES: ["21", "10", "4", "5", "7.5"],
  FI: ["25.5", "24", "14", "13.5", "10"],
  FR: ["20", "10", "5.5", "2.1"],
  GB: ["20", "5"],
  GR: ["24", "13", "6", "17"],
  HR: ["25", "13", "5"],
  HU: ["27", "18", "5"],
  IE: ["23", "13.5", "9", "4.8", "21"],
  IN: ["28", "18", "12", "5", "40", "3", "0.25"],
  IS: ["24", "11"],
  IT: ["22", "10", "5", "4"],
  JP: ["10", "8"],
  LT: ["21", "12", "9", "5"],
  LU: ["17", "14", "8", "3", "16", "13", "7"],
  LV: ["21", "12", "5"],
  MT: ["18", "12", "7", "5"],
  MX: ["16", "8"],
  NL: ["21", "9", "6"],
  NO: ["25", "15", "12", "11.11"],
  NZ: ["15"],
  PL: ["23", "8", "5", "7"],
  PT: ["23", "13", "6", "22", "12", "5", "16", "9", "4"],
  RO: ["21", "19", "11", "9", "5"],
  SE: ["25", "12", "6"],
  SG: ["9", "8", "7"],
  SI: ["22", "9.5", "5"],
  SK: ["23", "20", "19", "10", "5"],
  ZA: ["15", "14"],
};

const all = [...new Set(Object.values(ratesOf).flat())];

/** The rates that a seller of this country may have written, the usual one first; all that are known when it is not known. */
export const usualRates = (country: string | null): readonly string[] => ratesOf[country ?? ""] ?? all;

/** Whether the rates of this country are known. */
export const hasUsualRates = (country: string | null): boolean => Object.hasOwn(ratesOf, country ?? "");
