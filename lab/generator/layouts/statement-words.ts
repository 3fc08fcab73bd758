import type { Movement } from "../content/bank/statement";
import type { Piece } from "../drawing/sheet";
import { formatDate } from "../style/format-date";
import type { BankLabel } from "../style/labels/bank-labels";
import type { Composer } from "./composer";
import type { StatementFamily } from "./statement-families";

/** A bank's word for something, always the same. */
export type BankWords = (name: BankLabel) => string;

/** A movement's date as the statement prints it: some leave the year out. */
export function movementDate(
  composer: Composer,
  family: StatementFamily,
  { date }: Movement,
  key: string,
): Piece {
  if (!family.yearless) return composer.date(date, key);
  const american = composer.style.country.code === "US";
  const pattern = composer.choose(
    "bank.yearless",
    american ? ["MM/DD", "MM/DD", "MMM D", "M/D"] : ["D MMM", "DD MMM", "DD/MM", "MMM D"],
  );
  return composer.value(
    key,
    formatDate(date, pattern, composer.style.language, composer.style.monthCapitals),
    date,
  );
}
