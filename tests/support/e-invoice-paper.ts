import type { EInvoiceSource, PaperLine } from "~/domain/e-invoice/e-invoice-source";
import { noDetails, type PartyDetails } from "~/domain/e-invoice/party-details";

export const paperLine = (
  cells: Record<string, string>,
  more: Partial<Omit<PaperLine, "cells">> = {},
): PaperLine => ({ cells, unit: null, discount: null, ...more });

const seller: PartyDetails = {
  ...noDetails,
  street: "Hafenstr. 4",
  city: "Hamburg",
  postCode: "20457",
  contactName: "Ruth Ender",
  contactPhone: "+49 40 123456",
  contactMail: "ruth@seil.example",
  iban: "DE89370400440532013000",
  paymentDays: "14",
};

const buyer: PartyDetails = { ...noDetails, country: "DE", buyerReference: "04011000-12345-03" };

/** A German invoice of 100.00 and 19 % tax on two lines that every profile takes. */
export const germanPaper: EInvoiceSource = {
  profile: "en16931",
  kind: "invoice",
  fields: {
    invoiceNumber: "R-2026-7",
    invoiceDate: "2026-03-02",
    dueDate: "2026-03-16",
    orderNumber: "PO-5",
    currency: "EUR",
    subTotal: "100.00",
    tax: "19.00",
    total: "119.00",
    vendorName: "Seil & Tau GmbH",
    vendorTaxNumber: "DE136695976",
    vendorAddress: "Hafenstr. 4, 20457 Hamburg",
    customerName: "Werft <Nord> AG",
    customerTaxNumber: "DE129273398",
    billToAddress: "Am Kai 1, 24103 Kiel",
  },
  discounts: [],
  charges: [],
  precedingInvoice: null,
  lines: [
    paperLine({
      itemCode: "T-10",
      description: "Tau 10 mm",
      quantity: "3",
      unitPrice: "20.00",
      netTotal: "60.00",
      taxRate: "19",
    }),
    paperLine(
      { description: "Anstrich", quantity: "2.5", unitPrice: "16.00", netTotal: "40.00", taxRate: "19" },
      { unit: "Std" },
    ),
  ],
  lineCount: 2,
  currency: "EUR",
  seller,
  buyer,
  language: "en",
};

/** The same paper with other values, lines or details. */
export function changedPaper(change: {
  fields?: Record<string, string>;
  lines?: readonly PaperLine[];
  seller?: Partial<PartyDetails>;
  buyer?: Partial<PartyDetails>;
  [key: string]: unknown;
}): EInvoiceSource {
  const { fields, lines, seller: from, buyer: to, ...rest } = change;
  return {
    ...germanPaper,
    ...rest,
    fields: { ...germanPaper.fields, ...fields },
    ...(lines && { lines, lineCount: lines.length }),
    seller: { ...seller, ...from },
    buyer: { ...buyer, ...to },
  };
}
