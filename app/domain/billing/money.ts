/** How many digits the minor unit of a currency has: 2 for USD, 0 for JPY. */
const minorDigits = (currency: string) =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** An amount of minor units in a currency as it is read in a language: 4900 USD is "$49.00". */
export const moneyText = (amount: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: "currency", currency }).format(
    amount / 10 ** minorDigits(currency),
  );

/** What is left of an amount after so many percent are taken off, rounded to the minor unit, half up. */
export const lessPercent = (amount: number, percentOff: number): number =>
  Math.round((amount * (100 - percentOff)) / 100);

/** An amount of minor units as a decimal number, as the API writes prices. */
export const decimalAmount = (amount: number, currency: string): number =>
  amount / 10 ** minorDigits(currency);
