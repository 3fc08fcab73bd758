import type { TaxRate } from "./country-facts";
import type { Party } from "./party";

/** One sold line. Money in cents; the unit price in hundredths of a cent, as some are printed with four decimals. */
export type DealLine = {
  code: string;
  description: string;
  note: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  discountPercent: number;
  /** Amount before tax and after discount. */
  net: number;
  tax: number;
  rate: TaxRate;
  date: string;
  hsn: string;
};

/** Tax of one rate: on how much, how much. `part` names one of several taxes on the same base (CGST, SGST). */
export type DealTax = { name: string; percent: number; base: number; amount: number };

/**
 * Everything an invoice, credit note or order says, before anyone thinks of paper. Money in cents. It adds up:
 * Σ net + charges − discount = subTotal; subTotal + Σ taxes − withheld + rounding = total; total − prepaid = due.
 */
export type Deal = {
  vendor: Party;
  customer: Party;
  customerIsPerson: boolean;
  shipTo: { name: string; address: string[] } | undefined;
  number: string;
  date: string;
  due: string;
  orderNumber: string;
  orderDate: string;
  accountNumber: string;
  period: { start: string; end: string };
  terms: string;
  /** Numbers and dates that are not what anyone looks for: "label key" to value. */
  others: { label: string; value: string; isDate: boolean }[];
  lines: DealLine[];
  /** Prices on the lines contain the tax. */
  taxIncluded: boolean;
  linesTotal: number;
  charges: { label: "shipping" | "handling" | "discount"; amount: number }[];
  subTotal: number;
  taxes: DealTax[];
  tax: number;
  taxExempt: boolean;
  withheld: { name: string; amount: number } | undefined;
  rounding: number;
  total: number;
  prepaid: number;
  amountDue: number;
  currency: string;
};
