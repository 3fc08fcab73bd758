import { extract } from "@engine/extract";
import type { DocumentKind } from "@engine/results/extraction-result";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { australianInvoice } from "./documents/australian-invoice";
import { bankStatement } from "./documents/bank-statement";
import { britishInvoice } from "./documents/british-invoice";
import { indianInvoice } from "./documents/indian-invoice";
import { mexicanInvoice } from "./documents/mexican-invoice";
import { spanishInvoice } from "./documents/spanish-invoice";

const read = (typed: string, culture: string, kind: DocumentKind = "invoice") =>
  extract([pageOf(typed)], extractionRequest(kind, { culture }));
const valuesOf = (typed: string, culture: string, kind?: DocumentKind) =>
  Object.fromEntries(
    Object.entries(read(typed, culture, kind).fields).map(([key, { value }]) => [key, value]),
  );

describe("whole documents", () => {
  it("reads an Australian tax invoice", () => {
    expect(valuesOf(australianInvoice, "en-AU")).toMatchObject({
      invoiceNumber: "CF-20418",
      invoiceDate: "2025-04-03",
      dueDate: "2025-05-03",
      currency: "AUD",
      subTotal: "250.00",
      tax: "25.00",
      total: "275.00",
      vendorName: "Coastal Fasteners Pty Ltd",
      vendorAddress: "12 Harbour Street, Newcastle NSW 2300",
      vendorTaxNumber: "53 004 085 616",
      customerName: "Hunter Builders Pty Ltd",
      customerTaxNumber: "51 824 753 556",
      billToAddress: "45 Industrial Drive, Mayfield NSW 2304",
      shipToAddress: "Site Office, 8 Wharf Road, Carrington NSW 2294",
      accountNumber: "HB1009",
    });
  });

  it("reads a Spanish factura", () => {
    expect(valuesOf(spanishInvoice, "es-ES")).toMatchObject({
      invoiceNumber: "F-2025/0117",
      invoiceDate: "2025-03-17",
      dueDate: "2025-04-16",
      orderNumber: "4500123",
      currency: "EUR",
      subTotal: "2331.00",
      tax: "489.51",
      total: "2820.51",
      vendorName: "Ferretería Lozano, S.L.",
      vendorTaxNumber: "B12345674",
      customerName: "Construcciones Vega, S.A.",
      customerTaxNumber: "A58818501",
      billToAddress: "Avda. de la Paz 103, 46010 Valencia",
    });
  });

  it("reads an Indian invoice with two taxes", () => {
    expect(valuesOf(indianInvoice, "en-IN")).toMatchObject({
      invoiceNumber: "MT/24-25/0981",
      invoiceDate: "2025-02-12",
      currency: "INR",
      subTotal: "145500.00",
      tax: "7275.00",
      total: "152775.00",
      customerName: "Lakshmi Garments",
      billToAddress: "14, Mount Road, Chennai, Tamil Nadu 600002",
    });
  });

  it("reads a Mexican factura", () => {
    expect(valuesOf(mexicanInvoice, "es-MX")).toMatchObject({
      invoiceNumber: "A 4821",
      invoiceDate: "2025-02-05",
      currency: "MXN",
      subTotal: "10605.00",
      tax: "1696.80",
      total: "12301.80",
      vendorTaxNumber: "ABA010203AB1",
      customerName: "Muebles Rivera S.A. de C.V.",
      customerTaxNumber: "MRI990812KL4",
    });
  });

  it("reads a British invoice with a row of labels", () => {
    expect(valuesOf(britishInvoice, "en-GB")).toMatchObject({
      invoiceNumber: "INV-009981",
      invoiceDate: "2025-06-25",
      dueDate: "2025-07-25",
      orderNumber: "8841",
      accountNumber: "OAK002",
      total: "558.00",
      shipToAddress: "Mill Lane, Slough SL1 4XP",
    });
  });

  it("reads a bank statement", () => {
    expect(valuesOf(bankStatement, "en-GB", "bank_statement")).toMatchObject({
      accountNumber: "20418837",
      periodStart: "2025-03-01",
      periodEnd: "2025-03-31",
      openingBalance: "1250.00",
      closingBalance: "2084.50",
      totalCredits: "1500.00",
      totalDebits: "665.50",
      vendorName: "Northern Savings Bank",
    });
  });

  it("says why and where", () => {
    const { invoiceNumber, total } = read(australianInvoice, "en-AU").fields;
    expect(invoiceNumber?.reasons[0]).toEqual({ key: "reason.right-of", values: { label: "Invoice No" } });
    expect(invoiceNumber?.place?.page).toBe(1);
    expect(total?.reasons.map((reason) => reason.key)).toContain("reason.known-rate");
  });

  it("gives the same result for the same pages", () => {
    expect(JSON.stringify(read(indianInvoice, "en-IN"))).toBe(JSON.stringify(read(indianInvoice, "en-IN")));
  });

  it("answers pages without words with nothing found", () => {
    const { fields, lineItems } = extract([], extractionRequest("receipt"));
    expect(Object.keys(fields)).toEqual(["currency"]);
    expect(fields.currency?.confidence).toBeLessThanOrEqual(0.5);
    expect(lineItems).toEqual([]);
  });
});
