import { embeddedDataOf } from "@engine/e-invoices/embedded-data-of";
import { extract } from "@engine/extract";
import type { FormField } from "@engine/reading/embedded-parts";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import { facturX } from "@tests/support/e-invoice";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { readXml } from "~/platform/reader/read-xml";

const invoice = `
  Scierie du Lac SARL
  8 quai du Bois
  74000 Annecy

  FACTURE
  Numéro de facture: FA-2025-114       Date de facture: 03/04/2025

  Client:
  Menuiserie Roux
  2 rue Paul Bert
  69003 Lyon

  Réf      Désignation                Quantité     Prix unitaire      Montant
  PL-40    Oak board 40 mm            4            25,00              100,00

                                      Total HT                        100,00 €
                                      TVA 20 %                         20,00 €
                                      Total TTC                       120,00 €
`;

function read(page: string, carried: { xml?: string; form?: FormField[]; refused?: number }) {
  const { xml, form = [], refused = 0 } = carried;
  const roots = xml === undefined ? [] : [readXml(new TextEncoder().encode(xml))];
  const embedded = embeddedDataOf({ xml: roots, refused, form });
  const request = extractionRequest("invoice", { culture: "fr-FR", currency: "EUR" });
  return extract([pageOf(page)], request, { ...baseKnowledge, embedded });
}
const keysOf = (found: { reasons: { key: string }[] } | undefined) =>
  found?.reasons.map((reason) => reason.key) ?? [];

describe("embedded data against the print", () => {
  it("is taken with near certainty where the page says the same, and shows the place", () => {
    const { fields, lineItems, findings } = read(invoice, { xml: facturX() });
    for (const key of ["invoiceNumber", "invoiceDate", "total", "tax", "subTotal", "vendorName"]) {
      expect(fields[key]?.confidence, key).toBeGreaterThan(0.95);
      expect(fields[key]?.place?.page, key).toBe(1);
      expect(keysOf(fields[key])[0], key).toBe("reason.embedded");
    }
    expect(fields.total?.value).toBe("120.00");
    expect(lineItems).toHaveLength(1);
    expect(lineItems[0]?.cells.netTotal?.value).toBe("100.00");
    expect(lineItems[0]?.cells.netTotal?.confidence).toBeGreaterThanOrEqual(0.99);
    expect(findings).toEqual([]);
  });

  it("is taken where the page does not print it, and says so", () => {
    const { fields, findings } = read(invoice, { xml: facturX() });
    expect(fields.dueDate).toMatchObject({ value: "2025-05-03", place: null, raw: "" });
    expect(keysOf(fields.dueDate)).toContain("reason.embedded-not-printed");
    expect(findings).toEqual([]);
  });

  it("is reported where the page says something else, and the field is not to be trusted", () => {
    const { fields, findings } = read(invoice, { xml: facturX({ total: "1200.00" }) });
    expect(findings).toEqual([
      {
        key: "finding.embedded-differs",
        values: { embedded: "1200.00", printed: "120.00" },
        field: "total",
      },
    ]);
    expect(fields.total).toMatchObject({ value: "1200.00", raw: expect.stringContaining("120,00") });
    expect(fields.total?.confidence).toBeLessThan(0.5);
    expect(keysOf(fields.total)).toContain("reason.embedded-differs");
  });

  it("is reported row by row", () => {
    const { lineItems, findings } = read(invoice, { xml: facturX({ lineTotal: "900.00" }) });
    expect(findings).toEqual([
      {
        key: "finding.embedded-row-differs",
        values: { row: "1", embedded: "900.00", printed: "100.00" },
        field: "netTotal",
      },
    ]);
    expect(lineItems[0]?.cells.netTotal?.confidence).toBeLessThan(0.5);
  });

  it("is mentioned when it cannot be read; the page is read as ever", () => {
    const { fields, findings } = read(invoice, { refused: 1 });
    expect(findings.map(({ key }) => key)).toEqual(["finding.embedded-unreadable"]);
    expect(fields.total?.value).toBe("120.00");
  });

  it("changes nothing where there is none", () => {
    const request = extractionRequest("invoice", { culture: "fr-FR", currency: "EUR" });
    expect(read(invoice, {})).toEqual(extract([pageOf(invoice)], request));
  });
});

describe("form fields", () => {
  const form = `
    Work order form
    Ref ........  A-1177
    When .......  03/04/2025
    Sum ........  1,250.00
  `;
  it.each([
    ["hint", { name: "f1", tooltip: "Invoice number", value: "A-1177" }],
    ["name", { name: "form1[0].page[0].txt_invoice_number[0]", tooltip: "", value: "A-1177" }],
    ["key", { name: "invoiceNumber", tooltip: "please fill in", value: "A-1177" }],
  ])("are known by their %s", (_by, field) => {
    const { invoiceNumber } = read(form, { form: [field] }).fields;
    expect(invoiceNumber).toMatchObject({ value: "A-1177", place: { page: 1 } });
    expect(invoiceNumber?.confidence).toBeGreaterThan(0.95);
    expect(keysOf(invoiceNumber)[0]).toBe("reason.embedded-form");
  });

  it("are written in canonical form", () => {
    const { fields } = read(form, {
      form: [
        { name: "d", tooltip: "Invoice date", value: "03/04/2025" },
        { name: "t", tooltip: "Total amount", value: "1,250.00" },
      ],
    });
    expect(fields.invoiceDate?.value).toBe("2025-04-03");
    expect(fields.total?.value).toBe("1250.00");
  });

  it("that say nothing of what they are, are left alone", () => {
    const plain = read(form, {});
    expect(read(form, { form: [{ name: "Text1", tooltip: "", value: "A-1177" }] }).fields).toEqual(
      plain.fields,
    );
  });
});

it("settles the order of day and month", () => {
  const page = "Invoice No: FA-2025-114\nInvoice Date: 04/03/2025\n";
  const { fields, findings } = read(page, { xml: facturX() });
  expect(fields.invoiceDate).toMatchObject({ value: "2025-04-03", raw: "04/03/2025", place: { page: 1 } });
  expect(findings).toEqual([]);
});
