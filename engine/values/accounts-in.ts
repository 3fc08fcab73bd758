import { fold } from "../text/fold";
import { type BankAccount, domesticAccount, ibanAccount } from "./bank-account";
import { ibanLength } from "./iban";

/** Lines above and below a bank's number in which the account's own number may stand. */
const near = 2;

/** Accounts that are kept of a document: a page of them is no invoice. */
const mostAccounts = 12;

/**
 * The bank accounts on these lines, in reading order: IBANs by their check digits, the numbers of other countries by the words that
 * announce them. One whose check digits do not hold is none: nobody can pay to it.
 */
export function accountsIn(lines: readonly string[]): BankAccount[] {
  const texts = lines.map((line) => line.replace(/\s+/g, " "));
  const found = new Map<string, BankAccount>();
  for (const [index, line] of texts.entries()) {
    const around = (reach: number) => texts.slice(Math.max(0, index - reach), index + reach + 1);
    for (const account of [...ibansIn(line, texts[index + 1] ?? ""), ...domesticIn(line, around)])
      if (found.size < mostAccounts) found.set(account.key, account);
  }
  return [...found.values()];
}

/** IBANs that begin on a line; one may end on the next. */
function ibansIn(line: string, next: string): BankAccount[] {
  const text = line.toUpperCase();
  return [...text.matchAll(/(?<![A-Z0-9])[A-Z]{2}\d{2}(?=[ .-]?[A-Z0-9])/g)].flatMap(
    ({ 0: start, index }) => {
      const length = ibanLength(start.slice(0, 2));
      if (!length) return [];
      const whole = taken(`${text.slice(index)} ${next.toUpperCase()}`, length);
      const account = whole && ibanAccount(whole);
      return account ? [account] : [];
    },
  );
}

/** So many letters and digits from the beginning, separated by no more than a space, dot or dash each; null when there are fewer. */
function taken(text: string, length: number): string | null {
  let signs = "";
  let gap = 0;
  for (const sign of text) {
    if (/[A-Z0-9]/.test(sign)) {
      signs += sign;
      gap = 0;
    } else if (!/[ .-]/.test(sign) || ++gap > 2) return null;
    if (signs.length === length) return signs;
  }
  return null;
}

const routings: readonly ["aba" | "bsb" | "sort-code", RegExp][] = [
  ["aba", /\b(?:aba|routing|rtn|transit)\b[^\d]{0,24}(\d{9})(?!\d)/g],
  ["bsb", /\bbsb\b[^\d]{0,16}(\d{3}[ -]?\d{3})(?!\d)/g],
  ["sort-code", /\bsort ?code\b[^\d]{0,16}(\d{2}[ -]?\d{2}[ -]?\d{2})(?!\d)/g],
];
const ifsc = /\b([A-Z]{4}0[A-Z0-9]{6})\b/g;
const accountNumber =
  /\b(?:account|acct|acc|a\/c|cuenta)\b(?:\.? ?(?:number|numero|no|num|nr|#))?[^\d\n]{0,12}(\d(?:[ -]?\d){3,17})(?!\d)/g;

function domesticIn(line: string, around: (reach: number) => string[]): BankAccount[] {
  const folded = fold(line);
  const banks = [
    ...routings.flatMap(([scheme, pattern]) =>
      [...folded.matchAll(pattern)].map((match) => ({ scheme, bank: match[1] ?? "" })),
    ),
    ...[...line.toUpperCase().matchAll(ifsc)].map((match) => ({
      scheme: "ifsc" as const,
      bank: match[1] ?? "",
    })),
  ];
  return banks.flatMap(({ scheme, bank }) => {
    // The nearest number first: its own line, then those beside it.
    for (let reach = 0; reach <= near; reach++)
      for (const text of around(reach))
        for (const [, number = ""] of fold(text).matchAll(accountNumber)) {
          const account = domesticAccount(scheme, bank, number);
          if (account && account.number !== account.bank) return [account];
        }
    return [];
  });
}
