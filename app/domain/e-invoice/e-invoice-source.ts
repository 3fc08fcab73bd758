import type { EInvoiceProfile } from "./e-invoice";
import type { PartyDetails } from "./party-details";

/** A line item as it stands: canonical values by key of the catalogue, and what columns of the tenant's own say. */
export type PaperLine = {
  cells: Readonly<Record<string, string>>;
  unit: string | null;
  discount: string | null;
};

/** An approved document and what is remembered of its parties: all that its e-invoice is made of. */
export type EInvoiceSource = {
  profile: EInvoiceProfile;
  /** Of the base model. */
  kind: string;
  /** Canonical values by key of the catalogue. */
  fields: Readonly<Record<string, string>>;
  /** What fields of the tenant's own take off or add to the whole, as amounts, with their names. */
  discounts: readonly { name: string; amount: string }[];
  charges: readonly { name: string; amount: string }[];
  /** The number of the invoice that is credited, where a field of the tenant's own says it. */
  precedingInvoice: string | null;
  lines: readonly PaperLine[];
  /** How many there are; too many come as one. */
  lineCount: number;
  /** What the model takes for the currency when the paper names none. */
  currency: string;
  seller: PartyDetails;
  buyer: PartyDetails;
  /** The language of words that no paper says. */
  language: "en" | "es";
};

/** A document with more line items is written with one: a file of more would not be taken by most receivers. */
export const maxEInvoiceLines = 2_000;

/** Words that e-invoices have where the paper has none. */
export const eInvoiceWords = {
  en: {
    asInvoiced: "As invoiced",
    rounding: "Rounding",
    discount: "Discount",
    commission: "Commission or discount",
    charge: "Charge",
    credited: "Credited on the account",
    noDue: "Nothing said of the date of payment",
  },
  es: {
    asInvoiced: "Según factura",
    rounding: "Redondeo",
    discount: "Descuento",
    commission: "Comisión o descuento",
    charge: "Recargo",
    credited: "Abonado en cuenta",
    noDue: "Sin fecha de pago indicada",
  },
} as const;

export type EInvoiceWords = (typeof eInvoiceWords)["en" | "es"];
