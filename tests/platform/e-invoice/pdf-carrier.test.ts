import { readFileSync } from "node:fs";
import { readCii } from "@engine/e-invoices/read-cii";
import { germanPaper } from "@tests/support/e-invoice-paper";
import { makePdf, printedLines } from "@tests/support/make-pdf";
import { beforeAll, expect, test } from "vitest";
import { ciiDocument } from "~/domain/e-invoice/cii-document";
import { eInvoiceOf } from "~/domain/e-invoice/e-invoice-of";
import type { DocumentReader } from "~/operations/reader-ports";
import { pdfCarrier } from "~/platform/e-invoice/pdf-carrier";
import { createNodeReader } from "../../../lab/reading/node-reader";

let reader: DocumentReader;
beforeAll(async () => {
  ({ reader } = await createNodeReader());
});

const cii = ciiDocument(eInvoiceOf(germanPaper).invoice);

test("the data comes out of the PDF as it went in, by our own reader", async () => {
  const carrying = await pdfCarrier.carry(makePdf([{ content: printedLines(["Invoice R-2026-7"]) }]), cii);
  if (!carrying) throw new Error("nothing was written");
  const document = await reader.open(carrying);
  const { xml } = await document.readEmbedded();
  document.close();
  expect(xml.map((root) => readCii(root, "invoice").fields.total)).toEqual([["119.00"]]);
});

test.each(["user-password.pdf", "owner-password.pdf", "truncated.pdf", "empty.pdf"])(
  "%s takes no data, and nothing breaks",
  async (name) => {
    const pdf = new Uint8Array(readFileSync(`tests/fixtures/hostile/${name}`));
    expect(await pdfCarrier.carry(pdf, cii)).toBeNull();
  },
);
