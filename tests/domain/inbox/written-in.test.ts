import { describe, expect, it } from "vitest";
import { writtenIn } from "~/domain/inbox/written-in";

describe("the part of the world that an invoice's words point to", () => {
  it.each([
    ["Rechnung, USt-IdNr. DE123456789, Betrag 118,00 EUR, IBAN DE02", "invoices-europe"],
    ["VAT reg. no. GB 123, total £ 20.00", "invoices-europe"],
    ["Hafen GmbH, Wharf 1, DE 20457 Hamburg, 03.05.2026", "invoices-europe"],
    ["Tax invoice, ABN 51 824 753 556, Sydney NSW 2000", "invoices-apac"],
    ["GSTIN 29AAAAA0000A1Z5, total Rs. 500", "invoices-apac"],
    ["Quay Sdn. Bhd., telephone +60 3-5550 1234", "invoices-apac"],
    ["Austin, TX 78701, sales tax 8.25 %", "invoices-north-america"],
    ["Quay Inc., (512) 555-0142, 05/28/2026", "invoices-north-america"],
    ["Factura, RFC ESC110316H4A, IVA 16 %, MXN", "invoices-north-america"],
  ])("%s", (text, baseModelId) => {
    expect(writtenIn(text)).toEqual({ baseModelId, severalSigns: true });
  });

  it("rests on one sign only where another part of the world has one, or there is but one", () => {
    const oneSign = { baseModelId: "invoices-europe", severalSigns: false };
    expect(writtenIn("Total 20.00 EUR")).toEqual(oneSign);
    expect(writtenIn("VAT 20 %, total 20.00 EUR or 22.00 USD")).toEqual(oneSign);
  });

  it("is unknown where nothing says it, or two parts have as many signs", () => {
    expect(writtenIn("Invoice, total $ 20.00, GST 10 %")).toBeNull();
    expect(writtenIn("Total 20.00 EUR or 22.00 USD")).toBeNull();
  });
});
