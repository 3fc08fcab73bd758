import { accountsIn } from "../../values/accounts-in";
import type { Line } from "../layout/line";
import type { Scored } from "../scoring/scored";

const digitsOf = (text: string) => text.replace(/\D/g, "");

/**
 * The numbers of a document that may be the customer's with the vendor: not those of the bank accounts that it is paid to,
 * however their labels are called ("A/c No.").
 */
export function withoutBankAccounts(scored: readonly Scored[], lines: readonly Line[]): Scored[] {
  const accounts = new Set(accountsIn(lines.map(({ text }) => text)).map(({ number }) => number));
  return scored.filter(({ candidate }) => !accounts.has(digitsOf(candidate.value)));
}
