import type { AccountDecision } from "./account-decision";
import type { AccountOutcome, AccountSign } from "./account-outcome";
import type { SupplierReason } from "./match-supplier";

/**
 * Whose bill a document is and why, and how its bank account relates to those on file. `accounts` are those on its pages, `unknown` those
 * of them, and of the typed ones, that are not on file. `open` is whether a second person has to settle that.
 */
export type DocumentSupplier = {
  supplierId: string | null;
  name: string | null;
  number: string | null;
  reason: SupplierReason;
  outcome: AccountOutcome;
  signs: AccountSign[];
  accounts: string[];
  unknown: string[];
  changed: string | null;
  open: boolean;
  decision: AccountDecision | null;
  decidedBy: string | null;
  decidedAt: Date | null;
};
