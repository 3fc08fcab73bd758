/** Which rules an e-invoice keeps besides those of EN 16931: none, those of the Peppol network, those of German authorities. */
export const eInvoiceProfiles = ["en16931", "peppol", "xrechnung"] as const;
export type EInvoiceProfile = (typeof eInvoiceProfiles)[number];

/** UBL 2.1, UN/CEFACT CII D16B, and the paper as PDF with CII in it. */
export const eInvoiceFormats = ["ubl", "cii", "pdf"] as const;
export type EInvoiceFormat = (typeof eInvoiceFormats)[number];

/**
 * UNTDID 5305 as EN 16931 has it: standard rate, zero rate, exempt, reverse charge, supply within the European Union,
 * export, outside of the scope of VAT.
 */
export const vatCategories = ["S", "Z", "E", "AE", "K", "G", "O"] as const;
export type VatCategory = (typeof vatCategories)[number];

/** An identifier and the list it is from (ISO 6523 ICD or the EAS list). */
export type SchemedId = { scheme: string; id: string };

/** Seller (BG-4) or buyer (BG-7). What is not known is null. */
export type EInvoiceParty = {
  name: string | null;
  /** A number of no list that tells who it is where there is no other (BT-29). */
  id: string | null;
  /** With the prefix of its country (BT-31, BT-48). */
  vatId: string | null;
  /** A tax number that is no VAT identifier (BT-32). */
  taxId: string | null;
  /** In the register of companies (BT-30, BT-47); the scheme may be "". */
  legalId: SchemedId | null;
  endpoint: SchemedId | null;
  street: string | null;
  city: string | null;
  postCode: string | null;
  /** BT-39, BT-54: the state. */
  region: string | null;
  /** ISO 3166-1, two letters. */
  country: string | null;
  contact: { name: string | null; phone: string | null; mail: string | null };
};

/** What is taken off (BG-20, BG-27) or added (BG-21, BG-28), in cents; category and rate are null on a line. */
export type EInvoiceAllowance = {
  isCharge: boolean;
  cents: number | null;
  reason: string | null;
  category: VatCategory | null;
  rate: string | null;
};

/** A line (BG-25). Quantity and price are exact decimals as text; the amount is in cents. */
export type EInvoiceLine = {
  id: string | null;
  name: string | null;
  itemCode: string | null;
  quantity: string | null;
  /** UN/ECE recommendation 20. */
  unit: string | null;
  price: string | null;
  cents: number | null;
  category: VatCategory | null;
  rate: string | null;
  allowances: EInvoiceAllowance[];
};

/** The VAT of a category and rate (BG-23), in cents. */
export type VatBreakdown = {
  category: VatCategory | null;
  rate: string | null;
  taxable: number | null;
  tax: number | null;
  reason: string | null;
  /** From the VATEX list (BT-121). */
  reasonCode: string | null;
};

/** BT-106 to BT-115, in cents. Nothing prepaid, allowed, charged or rounded is 0. */
export type EInvoiceTotals = {
  lines: number | null;
  allowances: number;
  charges: number;
  net: number | null;
  tax: number | null;
  gross: number | null;
  prepaid: number;
  rounding: number;
  due: number | null;
};

/** When and where to (BT-72, BG-15). */
export type EInvoiceDelivery = {
  date: string | null;
  city: string | null;
  postCode: string | null;
  country: string | null;
};

/** UNTDID 4461: 58 SEPA transfer, 30 transfer, 1 not said. The account is an IBAN for the first two. */
export type EInvoicePayment = { code: string | null; account: string | null };

/** A document in the terms of EN 16931, before it is written in one syntax or another. What is not known is null. */
export type EInvoice = {
  profile: EInvoiceProfile;
  kind: "invoice" | "credit-note";
  number: string | null;
  issueDate: string | null;
  dueDate: string | null;
  /** Payment terms in words (BT-20). */
  terms: string | null;
  currency: string | null;
  buyerReference: string | null;
  orderReference: string | null;
  /** The invoice that a credit note is about (BT-25). */
  precedingInvoice: string | null;
  delivery: EInvoiceDelivery;
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  payment: EInvoicePayment;
  allowances: EInvoiceAllowance[];
  lines: EInvoiceLine[];
  breakdown: VatBreakdown[];
  totals: EInvoiceTotals;
};
