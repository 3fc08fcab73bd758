/**
 * The comparison of a document's bank account with those on file: it is among them; it is not, though the supplier has
 * some; the supplier had none so far; the pages show none; or the supplier is not on file.
 */
export const accountOutcomes = [
  "same",
  "new-for-known",
  "first-for-supplier",
  "none-on-page",
  "none-on-file",
] as const;

export type AccountOutcome = (typeof accountOutcomes)[number];

/**
 * Other signs of fraud: the bank is in a different country from the supplier; the account is another supplier's; it
 * differs from one on file only in its last digits; the document says that bank details have changed; somebody rejected
 * the account on another document.
 */
export const accountSigns = [
  "country",
  "another-supplier",
  "last-digits",
  "says-changed",
  "rejected",
] as const;

export type AccountSign = (typeof accountSigns)[number];
