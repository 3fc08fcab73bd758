import {
  balanceLabelsFinding,
  orderLabelsFinding,
  otherCurrencyFinding,
  otherKindFinding,
  vendorIsItemFinding,
} from "./reason-keys";

/**
 * The concern of a finding: the document's type, its currency, its vendor, or the values that data in the file
 * contradict (`embedded`), which prevents approval without review.
 */
export type FindingConcern = "kind" | "currency" | "vendor" | "embedded";

const concerns: Readonly<Record<string, FindingConcern>> = {
  [otherKindFinding]: "kind",
  [balanceLabelsFinding]: "kind",
  [orderLabelsFinding]: "kind",
  [otherCurrencyFinding]: "currency",
  [vendorIsItemFinding]: "vendor",
  "finding.embedded-differs": "embedded",
  "finding.embedded-row-differs": "embedded",
};

/** The concern of a finding; undefined for one that is only informative. */
export const concernOfFinding = (key: string): FindingConcern | undefined => concerns[key];
