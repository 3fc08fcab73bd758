import {
  balanceLabelsFinding,
  orderLabelsFinding,
  otherCurrencyFinding,
  otherKindFinding,
  vendorIsItemFinding,
} from "./reason-keys";

/**
 * What a finding casts doubt on: the document's kind, its currency, its vendor, or the values that data in the file
 * contradict (`embedded`), which forbids it to pass without someone looking at it.
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

/** What a finding casts doubt on; undefined for one that only tells something. */
export const concernOfFinding = (key: string): FindingConcern | undefined => concerns[key];
