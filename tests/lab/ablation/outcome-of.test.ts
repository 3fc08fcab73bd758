import type { ExtractionResult } from "@engine/results/extraction-result";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import type { AblationDocument } from "../../../lab/ablation/ablation-documents";
import { outcomeOf } from "../../../lab/ablation/outcome-of";
import { switches } from "../../../lab/ablation/switch-rules";
import { wantedFieldsOf } from "../../../lab/evaluation/prediction-of";

const pages = [
  pageOf(`
    Quay Supplies Ltd                                  INVOICE
    1 Pier Road
    Bath BA1 1AA                                       Invoice No: INV-2041
                                                       Date: 12 March 2026

    Description                    Qty     Unit price      Amount
    Rope 10 mm                      3         20.00         60.00
    Paint                           2         20.00         40.00

                                              Subtotal     100.00
                                              VAT 20%       20.00
                                              Total        120.00
  `),
];
const document = (truth: AblationDocument["truth"]): AblationDocument => ({
  family: "made",
  pages,
  request: {
    kind: "invoice",
    fields: wantedFieldsOf("invoice"),
    culture: "en-GB",
    currency: "GBP",
    receivedOn: "2026-03-13",
  },
  embedded: null,
  memories: [],
  truth,
});
const nothing = { fields: {}, scored: [] };
const read = JSON.parse(outcomeOf(document(nothing)).answer) as ExtractionResult;
const rowsOf = (result: ExtractionResult) =>
  result.lineItems.map(({ cells }) =>
    Object.fromEntries(Object.entries(cells).map(([key, { value }]) => [key, value])),
  );

describe("what comes out right of a document", () => {
  it("is what the paper says, to begin with", () => {
    expect(read.fields.total?.value).toBe("120.00");
    expect(rowsOf(read)).toHaveLength(2);
  });

  it("is a field with its true value, and one that is not there and was not found", () => {
    const truth = {
      fields: { total: { value: "120.00" }, tax: { value: "19.00" }, subTotal: { value: "100.00" } },
      scored: ["total", "tax", "shipToAddress", "subTotal"],
    };
    expect(outcomeOf(document(truth))).toMatchObject({
      family: "made",
      right: ["total", "shipToAddress", "subTotal"],
      rows: 0,
    });
  });

  it("is no field that was found where nothing is printed, nor one that nobody asked about", () => {
    expect(outcomeOf(document({ fields: {}, scored: ["total"] })).right).toEqual([]);
    expect(outcomeOf(document({ fields: { total: { value: "120.00" } }, scored: [] })).right).toEqual([]);
  });

  it("is a row with all its cells, each row once", () => {
    const rows = rowsOf(read);
    const scored = (lineItems: Record<string, string>[], lineItemsScored = true) =>
      outcomeOf(document({ ...nothing, lineItems, lineItemsScored })).rows;
    expect(scored(rows)).toBe(2);
    expect(scored([...rows, ...rows])).toBe(2);
    expect(scored(rows.slice(0, 1))).toBe(1);
    expect(scored([{ ...rows[0], netTotal: "61.00" }])).toBe(0);
    expect(scored([{ ...rows[0], itemCode: "none of it" }])).toBe(0);
    expect(scored(rows, false)).toBe(0);
    expect(outcomeOf(document({ ...nothing, lineItemsScored: true })).rows).toBe(0);
  });

  it("says the same answer for the same document", () => {
    expect(outcomeOf(document(nothing)).answer).toBe(outcomeOf(document(nothing)).answer);
  });
});

describe("a rule that can be switched off", () => {
  const { ruleAnswers } = globalThis as unknown as {
    ruleAnswers: (index: number, off: unknown, answer: unknown) => unknown;
  };
  const begin = (off?: number) => {
    switches.off = off;
    switches.mattered = new Set();
  };

  it("answers as it does, unless it is the one that is off", () => {
    begin(2);
    expect([ruleAnswers(1, false, true), ruleAnswers(2, false, true), ruleAnswers(2, true, false)]).toEqual([
      true,
      false,
      true,
    ]);
    begin();
    expect(ruleAnswers(2, false, "a text")).toBe("a text");
  });

  it("matters where its answer is another than without it", () => {
    begin();
    ruleAnswers(1, false, true);
    ruleAnswers(2, false, false);
    ruleAnswers(3, true, 0);
    ruleAnswers(4, true, "something");
    ruleAnswers(5, undefined, 7);
    expect([...switches.mattered]).toEqual([1, 3, 5]);
  });

  it("that is off is not said to matter", () => {
    begin(1);
    ruleAnswers(1, false, true);
    expect([...switches.mattered]).toEqual([]);
    begin();
  });
});
