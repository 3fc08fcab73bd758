import type { DocumentKind } from "@engine/results/extraction-result";
import { describe, expect, test } from "vitest";
import { advertisingFamilies } from "../../../lab/generator/layouts/advertising-families";
import { energyFamilies } from "../../../lab/generator/layouts/energy-families";
import { invoiceFamilies } from "../../../lab/generator/layouts/invoice-families";
import { receiptFamilies } from "../../../lab/generator/layouts/receipt-families";
import { statementFamilies } from "../../../lab/generator/layouts/statement-families";
import { makeDocument, makeSeries } from "../../../lab/generator/make-document";

const kinds: DocumentKind[] = [
  "invoice",
  "credit_note",
  "purchase_order",
  "receipt",
  "bank_statement",
  "energy_bill",
];

describe("synthetic documents", () => {
  test("the same seed gives the same bytes, another seed another document", () => {
    const first = Array.from({ length: 40 }, (_, seed) => JSON.stringify(makeDocument(seed)));
    const again = Array.from({ length: 40 }, (_, seed) => JSON.stringify(makeDocument(seed)));
    expect(again).toEqual(first);
    expect(new Set(first).size).toBe(40);
  });

  test("seeds bring all kinds and media", () => {
    const made = Array.from({ length: 200 }, (_, seed) => makeDocument(seed));
    expect(new Set(made.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(new Set(made.map(({ medium }) => medium))).toEqual(new Set(["digital", "scan", "photo"]));
    expect(new Set(made.map(({ country }) => country)).size).toBeGreaterThan(12);
    expect(new Set(made.map(({ language }) => language)).size).toBe(7);
  });

  const layouts: [DocumentKind, string][] = [
    ...invoiceFamilies.flatMap(({ name }): [DocumentKind, string][] => [
      ["invoice", name],
      ["credit_note", name],
      ["purchase_order", name],
    ]),
    ...advertisingFamilies.flatMap(({ name }): [DocumentKind, string][] => [
      ["invoice", name],
      ["purchase_order", name],
    ]),
    ...receiptFamilies.map(({ name }): [DocumentKind, string] => ["receipt", name]),
    ...statementFamilies.map(({ name }): [DocumentKind, string] => ["bank_statement", name]),
    ...energyFamilies.map(({ name }): [DocumentKind, string] => ["energy_bill", name]),
  ];
  test.each(layouts)("a %s can be laid out as %s", (kind, layout) => {
    for (let seed = 0; seed < 4; seed += 1) {
      const made = makeDocument(seed, { kind, layout, medium: "digital" });
      expect(made.layout).toBe(layout);
      expect(made.pages.flatMap(({ words }) => words).length).toBeGreaterThan(15);
      expect(Object.keys(made.truth.fields).length).toBeGreaterThan(4);
    }
  });

  test("a series is of one vendor and layout with different contents", () => {
    for (const kind of kinds) {
      const series = makeSeries(7, 5, { kind });
      expect(new Set(series.map(({ vendorKey }) => vendorKey)).size).toBe(1);
      expect(new Set(series.map(({ layout }) => layout)).size).toBe(1);
      expect(new Set(series.map(({ medium }) => medium)).size).toBe(1);
      expect(new Set(series.map(({ truth }) => JSON.stringify(truth.fields))).size).toBe(5);
    }
  });

  test("words stand on their page and recognised ones are less sure", () => {
    for (const medium of ["digital", "scan", "photo"] as const) {
      const words = Array.from({ length: 20 }, (_, seed) => makeDocument(seed, { medium }).pages).flat(2);
      for (const page of words) {
        expect(page.source).toBe(medium === "digital" ? "text" : "ocr");
        for (const { box, text } of page.words) {
          expect(text).toMatch(/^\S+$/);
          for (const edge of box) expect(edge >= 0 && edge <= 1).toBe(true);
        }
        if (medium === "digital") expect(page.confidence).toBe(1);
        else expect(page.confidence).toBeLessThan(1);
      }
    }
  });
});
