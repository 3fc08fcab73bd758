import type { Movement } from "../content/bank/statement";
import type { Piece } from "../drawing/sheet";
import { formatDate } from "../style/format-date";
import type { BankLabel } from "../style/labels/bank-labels";
import type { Desk } from "./desk";
import type { StatementFamily } from "./statement-families";

/** A bank's word for something, always the same. */
export type BankWords = (name: BankLabel) => string;

/** A movement's date as the statement prints it: some leave the year out. */
export function movementDate(desk: Desk, family: StatementFamily, { date }: Movement, key: string): Piece {
  if (!family.yearless) return desk.date(date, key);
  const american = desk.style.country.code === "US";
  const pattern = desk.choose(
    "bank.yearless",
    american ? ["MM/DD", "MM/DD", "MMM D", "M/D"] : ["D MMM", "DD MMM", "DD/MM", "MMM D"],
  );
  return desk.value(key, formatDate(date, pattern, desk.style.language, desk.style.monthCapitals), date);
}
