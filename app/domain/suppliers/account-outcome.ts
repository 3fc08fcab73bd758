/**
 * How the bank account on a document stands to those on file: it is among them; it is not, though the supplier has some; the supplier
 * had none so far; the pages show none; or there is nothing on file to compare it with, because the supplier is not there.
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
 * What else makes one look twice: the bank stands in another country than the supplier; the account is another supplier's; it differs
 * from one on file in its last digits alone; the document says that bank details have changed.
 */
export const accountSigns = ["country", "another-supplier", "last-digits", "says-changed"] as const;

export type AccountSign = (typeof accountSigns)[number];
