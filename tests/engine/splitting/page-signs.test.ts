import type { Page } from "@engine/reading/page";
import { pageNumberingOf } from "@engine/splitting/page-numbering";
import { pageAnalysisOf } from "@engine/splitting/page-signs";
import { proposeSplit } from "@engine/splitting/propose-split";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const analysed = (typed: string, about: Partial<Page> = {}) => pageAnalysisOf({ ...pageOf(typed), ...about });

describe("the title of a page", () => {
  it.each([
    "TAX INVOICE",
    "Invoice",
    "Rechnung",
    "Rechnung Nr. 4711",
    "FACTURE",
    "Factura",
    "Fattura",
    "Purchase Order",
    "Credit Note",
    "Statement of Account",
    "Invoice no. 4711",
  ])("is %s", (title) => {
    expect(analysed(`Acme Tools\n\n${title}\n\nOak panel 9.50`).titled).toBe(true);
  });

  it.each([
    "Acme Tools",
    "Oak panel 120.00",
    "Please quote the invoice with every payment",
    "Invoice address",
  ])("is not %s", (text) => {
    expect(analysed(`Larkmoor\n\n${text}`).titled).toBe(false);
  });

  it("stands in the upper part", () => {
    expect(analysed(`${"\n".repeat(40)}TAX INVOICE`).titled).toBe(false);
  });
});

describe("the document's own number", () => {
  it.each([
    ["Invoice number: INV-2041", ["1nv2041"]],
    ["Rechnungsnummer: RE-2026-118", ["re2026118"]],
    ["Numéro de facture   FA-2025-114", ["fa2025114"]],
    ["N.º de factura: F/2026/77", ["f202677"]],
    ["Purchase order number: PO-8841", ["p08841"]],
    ["Invoice number\nAT-1001", ["at1001"]],
    ["Account number: 88120934", []],
    ["Invoice number:", []],
    ["Invoice number\n\n\n\n\n\nAT-1001", []],
    ["Invoice number\n                             AT-1001", []],
  ])("is read from %j", (typed, numbers) => {
    expect([...analysed(typed).ownNumbers]).toEqual(numbers);
  });
});

describe("what a page opens and closes", () => {
  it.each([
    ["Invoice number: 4711\nInvoice date: 3 May 2026", true],
    ["Rechnungsnummer: 4711\nRechnungsdatum: 03.05.2026", true],
    ["Statement date: 3 May 2026\nCustomer: Oakfield Trust", true],
    ["Invoice number: 4711", false],
    ["Oak panel 9.50", false],
  ])("opens with %j: %s", (typed, opens) => {
    expect(analysed(typed).opens).toBe(opens);
  });

  it.each([
    ["Gesamtbetrag    1.487,50", true],
    ["Total TTC    120,00 €", true],
    ["Total a pagar    120,00", true],
    ["Total", false],
    ["Subtotal    120.00", false],
    ["120.00    Total", false],
  ])("closes with %j: %s", (typed, closes) => {
    expect(analysed(typed).closes).toBe(closes);
  });

  it.each([
    ["Continued on next page", "to-next"],
    ["Brought forward 594.00\nContinued on next page", "both"],
    ["Oak panel 120.00", null],
    ["Übertrag    594,00\nTür 20,00\nRahmen 30,00", "from-last"],
    ["Tür 20,00\nRahmen 30,00\nÜbertrag    644,00", "to-next"],
    ["Übertrag    594,00\nTür 20,00\nRahmen 30,00\nÜbertrag    644,00", "both"],
    ["Tür 20,00\nÜbertrag", null],
    ["Riporto    594,00\nPorta 20,00", "from-last"],
  ])("goes on with %j: %s", (typed, carried) => {
    expect(analysed(typed).carriedOver).toBe(carried);
  });
});

describe("what a page is compared by", () => {
  it("is its words of three letters or more, folded", () => {
    expect([...analysed("Straße ÉTÉ to 4711 Rope2").words].sort()).toEqual(["ete", "rope", "strasse"]);
  });

  it("is its codes of five characters with three digits or more", () => {
    expect([...analysed("AT-1001 4711 ABC12 88120934 twelve").codes].sort()).toEqual(["88120934", "at1001"]);
  });

  it("is what stands at the top by itself", () => {
    const { top, words } = analysed(`Larkmoor Joinery${"\n".repeat(30)}Hinges`);
    expect([...top].sort()).toEqual(["joinery", "larkmoor"]);
    expect(words.has("hinges")).toBe(true);
  });

  it("is its shape, its source and the height of its letters", () => {
    expect(analysed("Rope", { width: 600, height: 900 }).ratio).toBe(1.5);
    expect(analysed("Rope", { width: 0 }).ratio).toBe(1);
    expect(analysed("Rope", { source: "ocr" }).source).toBe("ocr");
    expect(analysed("Rope").height).toBeCloseTo(10 / 840);
  });

  it.each([
    ["", true],
    ["Page 2 of 3", true],
    [". . . . . . . . . . . . .", true],
    ["elevenchars", true],
    ["twelve chars!", true],
    ["twelve chars 2", false],
  ])("is blank with %j: %s", (typed, blank) => {
    expect(analysed(typed).blank).toBe(blank);
  });
});

describe("how a page counts itself", () => {
  it.each([
    ["Pagina 2 van 3", 2, 3],
    ["Pagina 2 di 4", 2, 4],
    ["Sida 1 av 2", 1, 2],
    ["Strona 2 z 5", 2, 5],
    ["PAGE 3/12", 3, 12],
    ["Page No. 2 of 3", 2, 3],
  ])("%s", (text, number, of) => {
    expect(pageNumberingOf(pageOf(text))).toEqual({ number, of });
  });

  it.each(["Page 0 of 3", "Page 1,234", "Webpage 2", "Pages"])("not by %s", (text) => {
    expect(pageNumberingOf(pageOf(text))).toBeNull();
  });
});

describe("files of several languages", () => {
  const rechnung = (number: string) => `
    Holzhandel Brandt GmbH              RECHNUNG
    Hauptstraße 5, 10115 Berlin         Rechnungsnummer: ${number}
                                        Rechnungsdatum: 03.05.2026
    Bretter          4    25,00    100,00
    Gesamtbetrag                   119,00`;
  const factura = `
    Muebles Ortega S.L.                 FACTURA
    C/ Mayor 14, 28013 Madrid           Número de factura: F-2026-77
                                        Fecha de factura: 04/05/2026
    Tablones         4    25,00    100,00
    Total a pagar                  121,00`;
  const ranges = (...typed: string[]) =>
    proposeSplit(typed.map((text, index) => pageOf(text, { number: index + 1 })))?.parts.map(
      ({ first, last }) => [first, last],
    ) ?? null;

  it("are parted between documents of two vendors, and of one", () => {
    expect(ranges(rechnung("RE-118"), factura)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(ranges(rechnung("RE-118"), rechnung("RE-119"))).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it("are one where all pages are blank, or there are none", () => {
    expect(ranges()).toBeNull();
    expect(ranges("", "")).toBeNull();
    expect(ranges(rechnung("RE-118"), "", "")).toBeNull();
  });

  it("leave blank sheets before and behind out", () => {
    expect(ranges("", rechnung("RE-118"), "", factura, "")).toEqual([
      [2, 2],
      [4, 4],
    ]);
  });
});
