import { duplicateKeysOf } from "@engine/duplicates/duplicate-keys-of";
import { extract } from "@engine/extract";
import type { Page } from "@engine/reading/page";
import { proposeSplit } from "@engine/splitting/propose-split";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import {
  fileOfSixty,
  invoiceAgain,
  invoicePaper,
  orderOfThreePages,
  slipWithoutVendor,
} from "@tests/support/unsafe-papers";
import { beforeAll, describe, expect, it } from "vitest";
import { demoModels } from "~/domain/demo/demo-models";
import { kindsOf, noOpenQuestions } from "~/domain/documents/concerns";
import { concernsOf, judgedFound } from "~/domain/documents/readiness";
import { extractionRequestOf } from "~/domain/processing/extraction-request-of";
import type { DocumentReader } from "~/operations/reader-ports";
import { createNodeReader } from "../../../lab/reading/node-reader";

let reader: DocumentReader;
beforeAll(async () => {
  ({ reader } = await createNodeReader());
});

async function pagesOf(paper: Uint8Array): Promise<Page[]> {
  const document = await reader.open(paper.slice());
  const pages: Page[] = [];
  for (let number = 1; number <= document.pageCount; number += 1) {
    const page = await document.readTextLayer(number);
    if (page) pages.push(page);
  }
  document.close();
  return pages;
}

/** A paper as the demo's model of this name reads and judges it. */
async function read(paper: Uint8Array, baseModelId: string) {
  const model = demoModels.find((one) => one.baseModelId === baseModelId);
  if (!model) throw new Error(`no model on ${baseModelId}`);
  const pages = await pagesOf(paper);
  const request = extractionRequestOf({ ...model, id: "model" }, new Date("2026-03-21"));
  const result = extract(pages, request, baseKnowledge);
  const values = Object.fromEntries(Object.entries(result.fields).map(([key, { value }]) => [key, value]));
  const concerns = kindsOf(concernsOf(model, judgedFound(result), noOpenQuestions, null));
  return { pages, concerns, kind: request.kind, values };
}

describe("papers that looked green and were not safe", () => {
  it("a slip that names an item first is not ready", async () => {
    const { concerns, values } = await read(slipWithoutVendor, "receipts");
    expect(values.vendorName).toContain("Caramel Latte");
    expect(concerns).toContain("doubtful");
  });

  it("a purchase order of three pages that an invoice model reads is blocked", async () => {
    for (const model of ["invoices-north-america", "invoices-europe"]) {
      const { concerns, pages } = await read(orderOfThreePages, model);
      expect(pages).toHaveLength(3);
      // Its total is in pounds, and everything else looks American.
      expect(concerns).toEqual(expect.arrayContaining(["kind", "currency"]));
    }
  });

  it("a file of sixty invoices is proposed to be split", async () => {
    const proposal = proposeSplit(await pagesOf(fileOfSixty));
    expect(proposal?.parts).toHaveLength(60);
  });

  it("an invoice that came before has a number in common with its like", async () => {
    const [one, other] = [
      await read(invoicePaper, "invoices-europe"),
      await read(invoiceAgain, "invoices-europe"),
    ];
    const [own, others] = [one, other].map(({ kind, values }) => duplicateKeysOf(kind, values));
    expect(own?.map(({ level }) => level)).toContain("number");
    expect(others).toEqual(own);
  });
});
