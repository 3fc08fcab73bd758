import type { InfoForm } from "./info-block";

/** How a bank statement stands on its sheet. */
export type StatementFamily = {
  name: string;
  head: "left" | "right" | "centre" | "logo";
  holder: "left" | "window" | "right";
  summary: InfoForm | "none";
  summaryAt: "right" | "below" | "after";
  columns: "debit-credit-balance" | "signed-balance" | "signed" | "credit-debit" | "sections" | "marked";
  forwardRow: boolean;
  yearless: boolean;
  /** Only for cards. */
  card: boolean;
};

const statement = (
  name: string,
  head: StatementFamily["head"],
  holder: StatementFamily["holder"],
  summary: StatementFamily["summary"],
  summaryAt: StatementFamily["summaryAt"],
  columns: StatementFamily["columns"],
  forwardRow: boolean,
  yearless: boolean,
  card = false,
): StatementFamily => ({ name, head, holder, summary, summaryAt, columns, forwardRow, yearless, card });

export const statementFamilies: readonly StatementFamily[] = [
  statement("bank-classic", "left", "left", "pairs-right", "right", "debit-credit-balance", true, false),
  statement("bank-yearless", "left", "left", "pairs-right", "below", "debit-credit-balance", true, true),
  statement("bank-sections", "logo", "window", "pairs-right", "below", "sections", false, true),
  statement("bank-signed", "right", "left", "boxed-pairs", "right", "signed-balance", false, false),
  statement("bank-row", "centre", "left", "header-row", "below", "debit-credit-balance", false, false),
  statement("bank-two-dates", "left", "right", "stacked", "right", "signed", false, true),
  statement("bank-marked", "right", "window", "none", "after", "marked", true, false),
  statement("bank-after", "logo", "left", "pairs", "after", "credit-debit", true, false),
  statement("bank-columns", "centre", "left", "columns", "below", "signed-balance", true, true),
  statement("bank-plain", "left", "window", "header-row", "after", "credit-debit", false, true),
  statement("bank-sentence", "left", "window", "sentence", "below", "debit-credit-balance", true, false),
  statement("bank-rows-only", "right", "left", "none", "after", "debit-credit-balance", true, true),
  statement("card-boxes", "left", "window", "boxed-pairs", "right", "signed", false, true, true),
  statement("card-row", "logo", "window", "header-row", "below", "sections", false, true, true),
  statement("card-sum", "centre", "left", "pairs-right", "below", "signed", true, false, true),
];
