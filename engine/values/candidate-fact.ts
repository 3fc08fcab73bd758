/**
 * What the text or the place of a candidate shows by itself, whatever the field. Each is a feature of strength 1 under
 * its own name (see FeatureName).
 */
export type CandidateFact = AmountFact | DateFact | IdFact | TaxIdFact | NameFact | AddressFact | Origin;

type AmountFact =
  | "column-sum"
  | "currency-sign"
  | "decimals"
  | "fine"
  | "grouped"
  | "kwh-unit"
  | "other-unit"
  /** Part of the sum on this line. */
  | `part-of:${number}`
  | "percent"
  | "therm-unit"
  | "volume-unit"
  | "whole";

type DateFact = "ambiguous" | "month-name" | "range-end" | "range-start";

type IdFact = "groups" | "has-letters" | "long-digits" | "short" | "year";

type TaxIdFact =
  | "check-digit"
  | "check-digit-wrong"
  /** ISO 3166 code of the country that issues numbers of this shape. */
  | `country:${string}`
  | `kind:${string}`
  | "known-shape"
  /** One digit was misread: the number is the only one near it whose check digits hold. */
  | "mended"
  | "tax-label";

type NameFact =
  | "below-label"
  | "beside-label"
  | "block-top"
  | "capitals"
  | "company"
  | "contact"
  | "in-foot"
  | "in-sentence"
  | "letterhead"
  | "lower-case"
  | "next-to-street"
  | "over-address"
  | "party"
  | "person-shape"
  | "piece"
  /** How many names of the letterhead stand before it. */
  | `rank:${number}`
  | "starts-with-digit"
  | "street"
  | "tiny"
  | "two-lines"
  | "wordy";

type AddressFact = "lines" | "named" | "one-line" | "with-line-above";

/** Where the candidate comes from, when not from the page's shape alone: memory, or a language model for a field. */
type Origin = "remembered" | `suggested:${string}`;
