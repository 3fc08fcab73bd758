import { isIban } from "./iban";

/** How an account is written: by IBAN, or by the bank's own number in one country and the account's beside it. */
export type AccountScheme = "iban" | "aba" | "bsb" | "ifsc" | "sort-code";

/**
 * A bank account that can be paid to. `key` is what accounts are compared and kept by: the IBAN, or scheme, bank and number with
 * a space between. `country` is that of the bank.
 */
export type BankAccount = {
  key: string;
  scheme: AccountScheme;
  country: string;
  bank: string;
  number: string;
};

type Domestic = Exclude<AccountScheme, "iban">;

/** The numbers of banks in one country, how many digits an account has there, and whether the bank's number can be one. */
const domestic: Record<
  Domestic,
  { country: string; bank: RegExp; number: RegExp; holds?(bank: string): boolean }
> = {
  aba: { country: "US", bank: /^\d{9}$/, number: /^\d{4,17}$/, holds: isValidRoutingNumber },
  // Banks of Australia number accounts with up to nine digits (Australian Payments Network, BECS procedures).
  bsb: { country: "AU", bank: /^\d{6}$/, number: /^\d{5,9}$/ },
  ifsc: { country: "IN", bank: /^[A-Z]{4}0[A-Z0-9]{6}$/, number: /^\d{9,18}$/ },
  "sort-code": { country: "GB", bank: /^\d{6}$/, number: /^\d{8}$/ },
};

/** American routing numbers: weights 3, 7, 1 in turn, the sum divisible by ten (American Bankers Association). */
export function isValidRoutingNumber(bank: string): boolean {
  const sum = [...bank].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return sum > 0 && sum % 10 === 0;
}

/** The account of an IBAN with or without spaces; null when it is none. */
export function ibanAccount(text: string): BankAccount | null {
  const iban = bare(text);
  if (!isIban(iban)) return null;
  return {
    key: iban,
    scheme: "iban",
    country: iban.slice(0, 2),
    bank: iban.slice(4, 8),
    number: iban.slice(4),
  };
}

/** The account of a bank's own number and the account's, with or without separators; null when they cannot be. */
export function domesticAccount(scheme: Domestic, bankText: string, numberText: string): BankAccount | null {
  const { country, bank: isBank, number: isNumber, holds } = domestic[scheme];
  const [bank, number] = [bare(bankText), bare(numberText)];
  if (!isBank.test(bank) || !isNumber.test(number) || holds?.(bank) === false) return null;
  return { key: `${scheme} ${bank} ${number}`, scheme, country, bank, number };
}

/** The words that announce each bank number where people write accounts down. */
const announced: readonly [Domestic, RegExp][] = [
  ["aba", /^(?:aba|routing|rtn)\b/],
  ["bsb", /^bsb\b/],
  ["ifsc", /^ifsc\b/],
  ["sort-code", /^(?:sort[ -]?code|sort)\b/],
];

/**
 * Reads an account as a person or a file writes it: an IBAN, or "BSB 062-000 12345678", "ABA 021000021 123456789",
 * "IFSC HDFC0001234 50100012345678", "sort code 12-34-56 12345678". Null when it is none of these or its check digits do not hold.
 */
export function readBankAccount(text: string): BankAccount | null {
  const written = text.trim();
  const [scheme, word] = announced.find(([, words]) => words.test(written.toLowerCase())) ?? [];
  if (!scheme || !word) return ibanAccount(written.replace(/^iban[: ]*/i, ""));
  const signs = bare(written.slice(word.exec(written.toLowerCase())?.[0].length));
  const digits = bankLength[scheme];
  return domesticAccount(
    scheme,
    signs.slice(0, digits),
    signs.slice(digits).replace(/^(?:ACCOUNT|ACC|AC)/, ""),
  );
}

/** Characters of a bank's number, without separators. */
const bankLength: Record<Domestic, number> = { aba: 9, bsb: 6, ifsc: 11, "sort-code": 6 };

/**
 * Whether two accounts differ in their last digits alone, at most four of them, as someone's account is turned into
 * another that looks like it. The check digits of an IBAN, which follow from the rest, do not count.
 */
export function differsAtEnd(one: BankAccount, other: BankAccount): boolean {
  if (one.key === other.key || one.scheme !== other.scheme || one.country !== other.country) return false;
  const [a, b] = [ending(one), ending(other)];
  return a.length === b.length && a.length > 6 && a.slice(0, -4) === b.slice(0, -4);
}

const ending = ({ scheme, bank, number }: BankAccount) => (scheme === "iban" ? number : bank + number);
const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, "");
