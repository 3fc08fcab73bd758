import { differsAtEnd, readBankAccount } from "@fieldwise/engine/payments";
import type { ConcernKind } from "../documents/concerns";
import type { AccountOutcome, AccountSign } from "./account-outcome";

/**
 * What the supplier file says of a document: `own` are the accounts of its supplier, null when it has no supplier on file; `ours` those
 * of the organization, which a bill may print for a direct debit; `others` those on the document that are another supplier's;
 * `rejected` those that a person rejected, on this document (`here`) or on another one.
 */
export type AccountsOnFile = {
  own: readonly string[] | null;
  ours: readonly string[];
  others: readonly string[];
  country: string;
  rejected: { here: readonly string[]; elsewhere: readonly string[] };
};

/** How the accounts of a document relate to those on file, and what follows: `unknown` are those that are not on file. */
export type AccountJudgement = {
  outcome: AccountOutcome;
  signs: AccountSign[];
  unknown: string[];
  concerns: ConcernKind[];
};

/**
 * Compares the accounts on a document with those on file. Every account on it counts: one that is new beside one that is known is
 * where the money would go. What blocks is `new-for-known`, and, whatever else holds, an account of another supplier or one that was
 * rejected on this document: that it went on file by another document, or was called our own there, does not take the decision on this
 * one back.
 */
export function judgeAccount(
  { accounts, saysChanged }: { accounts: readonly string[]; saysChanged: boolean },
  { own, ours, others, country, rejected }: AccountsOnFile,
): AccountJudgement {
  const theirs = accounts.filter((key) => !ours.includes(key));
  const unknown = theirs.filter((key) => !own?.includes(key));
  const signs: AccountSign[] = [];
  if (unknown.some((key) => country !== "" && countryOf(key) !== country)) signs.push("country");
  if (unknown.some((key) => others.includes(key))) signs.push("another-supplier");
  if (unknown.some((key) => own?.some((known) => differsInLastDigits(key, known)))) signs.push("last-digits");
  // Who repeats an old letter with the account that is on file says nothing new.
  if (saysChanged && (unknown.length > 0 || theirs.length === 0)) signs.push("says-changed");
  if (unknown.some((key) => rejected.elsewhere.includes(key))) signs.push("rejected");
  const outcome = outcomeOf(theirs.length, unknown.length, own);
  const blocks =
    outcome === "new-for-known" ||
    signs.includes("another-supplier") ||
    accounts.some((key) => rejected.here.includes(key));
  return {
    outcome,
    signs,
    unknown,
    concerns: [
      ...(blocks ? ["bankAccount" as const] : []),
      ...(signs.length > 0 ? ["bankSigns" as const] : []),
    ],
  };
}

function outcomeOf(shown: number, unknown: number, own: readonly string[] | null): AccountOutcome {
  if (shown === 0) return own === null ? "none-on-file" : "none-on-page";
  if (own === null) return "none-on-file";
  if (own.length === 0) return "first-for-supplier";
  return unknown > 0 ? "new-for-known" : "same";
}

/** The country of an account by its key; "" for a key that is none. */
export const countryOf = (key: string): string => readBankAccount(key)?.country ?? "";

function differsInLastDigits(key: string, known: string): boolean {
  const [one, other] = [readBankAccount(key), readBankAccount(known)];
  return one !== null && other !== null && differsAtEnd(one, other);
}
