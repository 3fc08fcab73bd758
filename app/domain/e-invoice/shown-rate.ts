import type { EInvoice, VatCategory } from "./e-invoice";

/** Outside of the scope of VAT a line, an allowance or a charge has no rate (BR-O-05 to BR-O-07). */
export const rateOf = (category: VatCategory | null, rate: string | null): string | null =>
  category === "O" ? null : rate;

/** The rate in the VAT breakdown, which German authorities want even there (BR-DE-14): then it is nought. */
export const breakdownRate = (
  { profile }: Pick<EInvoice, "profile">,
  category: VatCategory | null,
  rate: string | null,
): string | null => (category === "O" && profile === "xrechnung" ? "0" : rateOf(category, rate));
