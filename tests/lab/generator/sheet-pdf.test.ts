import type { Page } from "@engine/reading/page";
import type { DocumentKind } from "@engine/results/extraction-result";
import { describe, expect, test } from "vitest";
import { documentOf } from "../../../lab/generator/document-of";
import { orderOf } from "../../../lab/generator/make-document";
import { sheetPdf } from "../../../lab/generator/output/sheet-pdf";
import { createNodeReader } from "../../../lab/reading/node-reader";

const cases: [DocumentKind, number][] = (
  ["invoice", "credit_note", "purchase_order", "receipt", "bank_statement", "energy_bill"] as const
).flatMap((kind): [DocumentKind, number][] => [
  [kind, 3],
  [kind, 14],
  [kind, 27],
]);

describe("a synthetic document as a PDF", () => {
  test.each(cases)("%s %i is read back to the same words at the same places", async (kind, seed) => {
    const { document, sheet } = documentOf(orderOf(seed, { kind, medium: "digital" }));
    const { reader } = await createNodeReader();
    const open = await reader.open(new Uint8Array(sheetPdf(sheet)));
    expect(open.pageCount).toBe(document.pages.length);
    for (const page of document.pages) {
      const read = await open.readTextLayer(page.number);
      expect(read && texts(read)).toEqual(texts(page));
      expect(read ? farthest(page, read) : 1).toBeLessThan(0.02);
    }
    open.close();
  });
});

function texts({ words }: Page): string[] {
  return words.map(({ text }) => text).sort();
}

/** How far the places of equal words lie apart at most, as a share of the page's width or height. */
function farthest(made: Page, read: Page): number {
  const distances = made.words.map((word) => {
    const same = read.words.filter(({ text }) => text === word.text);
    return Math.min(
      ...same.map(({ box }) => Math.max(Math.abs(box[0] - word.box[0]), Math.abs(box[3] - word.box[3]))),
    );
  });
  return Math.max(...distances);
}
