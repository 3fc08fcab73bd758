import type { DocumentLayout } from "../stages/layout/document-layout";
import { accountsIn } from "../values/accounts-in";
import type { BankAccount } from "../values/bank-account";
import { changedDetailsIn } from "./changed-details";

/** Where a document asks to be paid: the accounts on all its pages, and the words that say they have changed, if any do. */
export type PaymentDetails = { accounts: BankAccount[]; changed: string | null };

/** Reads the payment details from the lines of a document, whatever fields its model has. */
export function paymentDetailsOf({ lines }: Pick<DocumentLayout, "lines">): PaymentDetails {
  const texts = lines.map(({ text }) => text);
  return { accounts: accountsIn(texts), changed: changedDetailsIn(texts) };
}
