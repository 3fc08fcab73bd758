import { describe, expect, it } from "vitest";
import { writtenIn } from "~/domain/inbox/written-in";

describe("the part of the world that an invoice's words point to", () => {
  it.each([
    ["Rechnung, USt-IdNr. DE123456789, Betrag 118,00 EUR, IBAN DE02", "invoices-europe"],
    ["VAT reg. no. GB 123, total £ 20.00", "invoices-europe"],
    ["Tax invoice, ABN 51 824 753 556, Sydney NSW 2000", "invoices-apac"],
    ["GSTIN 29AAAAA0000A1Z5, total Rs. 500", "invoices-apac"],
    ["Austin, TX 78701, sales tax 8.25 %", "invoices-north-america"],
    ["Factura, RFC ESC110316H4A, IVA 16 %, MXN", "invoices-north-america"],
  ])("%s", (text, model) => {
    expect(writtenIn(text)).toBe(model);
  });

  it("is unknown where nothing says it, or two parts have as many signs", () => {
    expect(writtenIn("Invoice, total $ 20.00, GST 10 %")).toBeNull();
    expect(writtenIn("Total 20.00 EUR or 22.00 USD")).toBeNull();
  });
});
