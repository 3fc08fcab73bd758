/** Languages the generator writes. */
export type Language = "en" | "es" | "de" | "fr" | "it" | "nl" | "pt";

/** A rate of tax as the country prints it: percent, and how its column or line is named. */
export type TaxRate = { percent: number; name: string };

/**
 * What the generator knows of a country. `towns` are "name|region|postcode pattern"; patterns are filled by Dice.fill.
 * `streets` are patterns with {n} for a house number and {s} for a street's name. `lines` arranges an address: {street}
 * {extra} {town} {region} {zip}, one entry a line, empty lines are left out.
 */
export type CountryFacts = {
  code: string;
  name: string;
  cultures: readonly string[];
  language: Language;
  currency: string;
  sign: string;
  towns: readonly string[];
  streetNames: readonly string[];
  streets: readonly string[];
  extras: readonly string[];
  lines: readonly (readonly string[])[];
  forms: readonly string[];
  phones: readonly string[];
  domain: string;
  taxName: readonly string[];
  rates: readonly TaxRate[];
  /** Labels with which a company's tax number is printed; the number itself is made by the country's rule. */
  taxIdLabels: readonly string[];
  /** Other numbers a letterhead carries: "label|pattern". */
  otherIds: readonly string[];
  /** How a bank account for payment is written, "label|pattern" each. */
  bank: readonly string[];
  datePatterns: readonly string[];
  numberFormats: readonly NumberFormat[];
  names: Language | "in" | "my";
};

/** Decimal mark, group mark and how digits are grouped. */
export type NumberFormat = { decimal: "." | ","; group: "" | "," | "." | " " | "'"; lakh?: boolean };
