import { embeddedDataOf } from "@engine/e-invoices/embedded-data-of";
import { facturX, orderX, ubl, zugferd1 } from "@tests/support/e-invoice";
import { describe, expect, it } from "vitest";
import { readXml } from "~/platform/reader/read-xml";

const read = (...files: string[]) =>
  embeddedDataOf({ xml: files.map((file) => readXml(new TextEncoder().encode(file))), refused: 0, form: [] });

describe("e-invoice data as fields of the catalogue", () => {
  it("reads Factur-X and ZUGFeRD 2", () => {
    expect(read(facturX())).toEqual({
      fields: {
        invoiceNumber: ["FA-2025-114"],
        invoiceDate: ["2025-04-03"],
        dueDate: ["2025-05-03"],
        orderNumber: ["PO-889"],
        currency: ["EUR"],
        subTotal: ["100.00"],
        tax: ["20.00"],
        total: ["120.00"],
        amountDue: ["100.00"],
        vendorName: ["Scierie du Lac SARL"],
        vendorAddress: ["8 quai du Bois, 74000 Annecy"],
        vendorTaxNumber: ["FR83404833048", "74/114"],
        customerName: ["Menuiserie Roux"],
        billToAddress: ["2 rue Paul Bert, 69003 Lyon"],
        accountNumber: ["C-77"],
      },
      lineItems: [
        {
          itemCode: "PL-40",
          description: "Oak board 40 mm",
          quantity: "4",
          unitPrice: "25",
          taxRate: "20",
          netTotal: "100.00",
        },
      ],
      form: [],
      unreadable: false,
    });
  });

  it("reads ZUGFeRD 1.0", () => {
    expect(read(zugferd1)).toMatchObject({
      fields: {
        invoiceNumber: ["471102"],
        invoiceDate: ["2013-06-05"],
        orderNumber: ["2013-471331"],
        subTotal: ["198.00"],
        tax: ["37.62"],
        total: ["235.62"],
        vendorName: ["Lieferant GmbH"],
        customerName: ["Kunden AG Mitte"],
      },
      lineItems: [
        {
          description: "Trennblätter A4",
          quantity: "20",
          unitPrice: "9.9",
          taxRate: "19",
          netTotal: "198.00",
        },
      ],
    });
  });

  it("reads Order-X", () => {
    expect(read(orderX)).toMatchObject({
      fields: {
        orderNumber: ["PO123456789"],
        orderDate: ["2026-03-30"],
        total: ["72.00"],
        currency: ["EUR"],
        vendorName: ["Seller name"],
      },
      lineItems: [{ description: "Product name", quantity: "6", netTotal: "60.00" }],
    });
  });

  it.each([
    ["Invoice", "InvoiceLine", "InvoicedQuantity"],
    ["CreditNote", "CreditNoteLine", "CreditedQuantity"],
  ])("reads a UBL %s", (...names) => {
    expect(read(ubl(...names))).toMatchObject({
      fields: {
        invoiceNumber: ["TOSL108"],
        invoiceDate: ["2025-06-30"],
        dueDate: ["2025-07-20"],
        orderNumber: ["123"],
        currency: ["SEK"],
        subTotal: ["1461.10"],
        tax: ["365.28"],
        total: ["1826.38"],
        vendorName: ["Sellercompany Incorporated", "Sellercompany"],
        vendorAddress: ["Main street 2, Building 4, 54321 Big city"],
        vendorTaxNumber: ["SE556666777701", "Exempt"],
        customerName: ["Buyercompany AB"],
      },
      lineItems: [
        {
          itemCode: "JB007",
          description: "Processor",
          quantity: "2",
          unitPrice: "730.55",
          taxRate: "25",
          netTotal: "1461.10",
        },
      ],
    });
    expect(read(ubl(...names))?.fields).not.toHaveProperty("amountDue");
  });

  it("takes the first attachment that is an invoice and leaves other XML alone", () => {
    expect(read("<notes><ID>1</ID></notes>", ubl())?.fields.invoiceNumber).toEqual(["TOSL108"]);
    expect(read("<constructor/>")).toBeNull();
    expect(read()).toBeNull();
  });

  it("says when there was data that could not be read", () => {
    expect(embeddedDataOf({ xml: [], refused: 1, form: [] })).toMatchObject({ unreadable: true, fields: {} });
  });

  it("leaves out what is no number and no date", () => {
    const broken = facturX({ total: "a lot" }).replace("20250403", "2025-99-99");
    expect(read(broken)?.fields.total).toEqual(["100.00"]);
    expect(read(broken)?.fields).not.toHaveProperty("invoiceDate");
  });
});
