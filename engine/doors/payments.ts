/** Where a document asks to be paid, and how numbers of accounts and suppliers are compared. */

export { vendorKeys } from "../duplicates/vendor-keys";
export { type PaymentDetails, paymentDetailsOf } from "../payments/payment-details-of";
export { letterDistance } from "../text/letter-distance";
export { nameKey } from "../text/name-key";
export { type BankAccount, differsAtEnd, readBankAccount } from "../values/bank-account";
