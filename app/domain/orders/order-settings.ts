/** What counts as received: nothing is asked; only where the order says how much; every line must have been received. */
export const receiptRules = ["ignored", "where-known", "required"] as const;

export type ReceiptRule = (typeof receiptRules)[number];

/**
 * By how much a bill may differ from its order. Shares are in percent, the least amounts in the currency of the order; the greater
 * of the two counts.
 */
export type OrderSettings = {
  pricePercent: number;
  priceLeast: number;
  quantityPercent: number;
  totalPercent: number;
  totalLeast: number;
  receipts: ReceiptRule;
};

/** What accounts payable software usually starts with: prices within 2 to 5 %, quantities exact. */
export const usualOrderSettings: OrderSettings = {
  pricePercent: 2,
  priceLeast: 0.01,
  quantityPercent: 0,
  totalPercent: 1,
  totalLeast: 1,
  receipts: "where-known",
};
