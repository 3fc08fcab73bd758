import { fieldOf } from "@engine/fields/field-catalogue";
import type { Page } from "@engine/reading/page";
import type { DocumentKind } from "@engine/results/extraction-result";
import { describe, expect, it, test } from "vitest";
import { generatedSeries } from "../../../lab/evaluation/generated-series";
import { predictionOf, wantedFieldsOf } from "../../../lab/evaluation/prediction-of";
import { requestOf } from "../../../lab/evaluation/request-of";
import { found, plantedResult } from "../../support/planted-result";

const kinds: DocumentKind[] = [
  "invoice",
  "credit_note",
  "purchase_order",
  "receipt",
  "bank_statement",
  "energy_bill",
];

describe("what the engine is asked for", () => {
  /** Fields without which nobody would use the kind. */
  const needed: Record<DocumentKind, string[]> = {
    invoice: ["invoiceNumber", "invoiceDate", "dueDate", "vendorName", "total", "tax", "description"],
    credit_note: ["invoiceNumber", "invoiceDate", "vendorName", "total"],
    purchase_order: ["orderNumber", "orderDate", "vendorName", "total"],
    receipt: ["vendorName", "invoiceDate", "total", "tax"],
    bank_statement: ["openingBalance", "closingBalance", "accountNumber", "amount", "balance"],
    energy_bill: ["accountNumber", "periodStart", "periodEnd", "total", "meterNumber"],
  };
  test.each(kinds)("of a %s is every field of its kind, each once", (kind) => {
    const keys = wantedFieldsOf(kind).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(needed[kind]));
    for (const { key, type } of wantedFieldsOf(kind)) expect(fieldOf(key)?.type, key).toBe(type);
  });

  test.each([
    ["en", "en-US", "USD"],
    ["es", "es-ES", "EUR"],
    ["de", "de-DE", "EUR"],
    ["fr", "fr-FR", "EUR"],
    ["it", "it-IT", "EUR"],
    ["nl", "nl-NL", "EUR"],
    ["pt", "pt-PT", "EUR"],
    ["xx", "en-US", "EUR"],
  ])("in %s is in the habits of %s, in %s", (language, culture, currency) => {
    expect(requestOf({ kind: "invoice", language })).toMatchObject({ culture, currency, receivedOn: "" });
  });
});

describe("a prediction", () => {
  const page = (source: Page["source"], ...texts: string[]): Page => ({
    number: 1,
    width: 600,
    height: 800,
    source,
    confidence: 1,
    turns: 0,
    words: texts.map((text) => ({ text, box: [0, 0, 0.1, 0.1], confidence: 1 })),
  });

  it("has values with their confidence by the names under which they are exported", () => {
    const result = { ...plantedResult, fields: { total: found("9.00", { confidence: 0.7 }) } };
    const { kind, fields, lineItems } = predictionOf("invoice", result, []);
    expect(kind).toBe("invoice");
    expect(fields).toEqual({ [fieldOf("total")?.name ?? ""]: { value: "9.00", confidence: 0.7 } });
    expect(lineItems.map((row) => Object.values(row).map(({ value }) => value))).toEqual([
      ["Rope", "60.00"],
      ["Paint", "40.00"],
    ]);
  });

  it("keeps the name of a field that a tenant made up", () => {
    const result = { ...plantedResult, fields: { "own-7": found("blue") }, lineItems: [] };
    expect(Object.keys(predictionOf("invoice", result, []).fields)).toEqual(["own-7"]);
  });

  it("says what was read where it was recognised, and nothing where it was text", () => {
    expect(predictionOf("invoice", plantedResult, [page("text", "Rope")])).not.toHaveProperty("text");
    const mixed = [page("text", "Rope"), page("ocr", "Total", "9.00")];
    expect(predictionOf("invoice", plantedResult, mixed).text).toBe("Total 9.00");
  });
});

describe("a series of the generator", () => {
  const series = generatedSeries(11);

  it("is of one layout and three different documents, the same for the same seed", () => {
    expect(series).toHaveLength(3);
    expect(generatedSeries(11)).toEqual(series);
    expect(new Set(series.map(({ id }) => id)).size).toBe(3);
    expect(new Set(series.map(({ truth }) => JSON.stringify(truth))).size).toBe(3);
  });
});
