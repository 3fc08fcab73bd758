import { extract } from "@engine/extract";
import { extractWithEach } from "@engine/extract-with-each";
import type { ExtractionRequest } from "@engine/results/extraction-result";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import { prunedExample } from "@engine/training/pruned-example";
import { tenantExample } from "@engine/training/tenant-example";
import { trainTenantScorer } from "@engine/training/tenant-training";
import { baseScorer } from "@engine/weights/base-scorer";
import type { Scorer } from "@engine/weights/scorer";
import { weightOwnersOf } from "@engine/weights/weight-owners";
import { emptyTable, fieldHashes, keyOfWeight } from "@engine/weights/weight-table";
import { printedPage } from "@tests/support/printed-page";
import { tradeInvoice } from "@tests/support/trade-invoice";
import { describe, expect, it } from "vitest";

const request: ExtractionRequest = {
  kind: "invoice",
  fields: [
    { key: "invoiceNumber", type: "id", line: false },
    { key: "total", type: "amount", line: false },
  ],
  culture: "en-US",
  currency: "USD",
  receivedOn: "2026-09-01",
};

const pagesOf = (index: number) => [printedPage(tradeInvoice(index).lines)];
const exampleOf = (index: number) => {
  const { invoiceNumber = "", total = "" } = tradeInvoice(index).values;
  return tenantExample(baseScorer, pagesOf(index), request, {
    invoiceNumber: [invoiceNumber],
    total: [total],
  });
};
const examples = [0, 1, 2, 3, 4].map(exampleOf);
const trained = trainTenantScorer(baseScorer, examples, "base+1");

describe("what a tenant teaches", () => {
  it("is found on a document of another vendor", () => {
    const { invoiceNumber } = tradeInvoice(7).values;
    const before = extract(pagesOf(7), request, { ...baseKnowledge, scorer: baseScorer });
    const after = extract(pagesOf(7), request, { ...baseKnowledge, scorer: trained });
    expect(before.fields.invoiceNumber?.value).not.toBe(invoiceNumber);
    expect(after.fields.invoiceNumber?.value).toBe(invoiceNumber);
    expect(after.modelVersion).toBe("base+1");
  });

  it("is the same again for the same documents", () => {
    const again = trainTenantScorer(baseScorer, [0, 1, 2, 3, 4].map(exampleOf), "base+1");
    const [one, other] = [trained, again].map(({ tables }) => tables.at(-1)?.values.join());
    expect(other).toBe(one);
  });

  it("leaves the base weights alone", () => {
    expect(trained.tables).toHaveLength(baseScorer.tables.length + 1);
    expect(trained.tables[0]).toBe(baseScorer.tables[0]);
  });
});

it("answers with several scorers are those that each would give alone", async () => {
  const both = await extractWithEach(
    pagesOf(7),
    request,
    { knowledge: baseKnowledge, scorers: [baseScorer, trained] },
    () => undefined,
  );
  const alone = [baseScorer, trained].map((scorer) =>
    extract(pagesOf(7), request, { ...baseKnowledge, scorer }),
  );
  expect(both).toEqual(alone);
});

/** A scorer to which the strength of feature 7 is a total's whole score. */
function likesTheSeventh(): Scorer {
  const [all] = fieldHashes("total", "invoice");
  const table = emptyTable(1, [all]);
  table.named.set(keyOfWeight(all, 7), 1);
  return { ...baseScorer, tables: [table] };
}

it("an example is made small without losing a right candidate", () => {
  const options = Array.from({ length: 100 }, (_, index) => ({
    features: { contextFeatures: new Int32Array(), named: [[7, index] as const] },
    isRight: index === 0,
  }));
  const absence = { contextFeatures: new Int32Array(), named: [] };
  const owners = weightOwnersOf({ key: "total", candidates: "amount" });
  const { fields } = prunedExample(likesTheSeventh(), {
    kind: "invoice",
    weight: 1,
    fields: [{ owners, absence, options }],
  });
  const kept = fields[0]?.options.map(({ features }) => features.named[0]?.[1] ?? 0) ?? [];
  expect(kept[0]).toBe(0);
  expect(Math.min(...kept.slice(1))).toBe(76);
});
