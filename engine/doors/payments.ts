/** Payment details: the accounts a document asks to be paid to, and how account and supplier numbers are compared. */

export { vendorKeys } from "../duplicates/vendor-keys";
export { type PaymentDetails, paymentDetailsOf } from "../payments/payment-details-of";
export { foldCode } from "../text/fold-code";
export { letterDistance } from "../text/letter-distance";
export { nameKey, nameWords } from "../text/name-key";
export { type BankAccount, differsAtEnd, readBankAccount } from "../values/bank-account";
