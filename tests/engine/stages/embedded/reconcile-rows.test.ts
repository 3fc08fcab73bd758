import type { FoundValue, LineItem } from "@engine/results/extraction-result";
import { formValuesOf } from "@engine/stages/embedded/form-values";
import { reconcileRows } from "@engine/stages/embedded/reconcile-rows";
import { extractionRequest } from "@tests/support/extraction-request";
import { describe, expect, it } from "vitest";
import { rowOf } from "../../support/rows";

const columns = new Set(["description", "quantity", "netTotal", "itemCode"]);
const printed = (values: Record<string, string>): LineItem => rowOf(values, { arithmetic: "agrees" }).item;
const rope = { description: "Hanfseil 12 mm", quantity: "4", netTotal: "38.00" };
const paint = { description: "Bootslack weiß", quantity: "1", netTotal: "19.90" };
const told = (found: FoundValue | undefined) => [
  found?.value,
  found?.reasons.map(({ key }) => key.replace("reason.", "")),
];

describe("rows that the file carries", () => {
  it("agree with the printed ones", () => {
    const { lineItems, findings } = reconcileRows([rope], [printed(rope)], columns);
    expect(findings).toEqual([]);
    expect(lineItems[0]?.arithmetic).toBe("agrees");
    for (const key of ["description", "quantity", "netTotal"])
      expect(told(lineItems[0]?.cells[key])[1], key).toEqual(["embedded", "embedded-agrees"]);
    expect(lineItems[0]?.cells.netTotal?.confidence).toBeGreaterThanOrEqual(0.99);
  });

  it("are taken in their own order, each beside the printed row that says the same", () => {
    const { lineItems } = reconcileRows([paint, rope], [printed(rope), printed(paint)], columns);
    expect(lineItems.map(({ cells }) => cells.netTotal?.value)).toEqual(["19.90", "38.00"]);
    expect(lineItems.map(({ cells }) => told(cells.description)[1]?.[1])).toEqual([
      "embedded-agrees",
      "embedded-agrees",
    ]);
  });

  it("are taken where none is printed", () => {
    const { lineItems, findings } = reconcileRows([rope], [], columns);
    expect(lineItems[0]).toMatchObject({ arithmetic: "untested" });
    expect(lineItems[0]?.cells.netTotal).toMatchObject({
      value: "38.00",
      raw: "",
      place: null,
      confidence: 0.85,
    });
    expect(told(lineItems[0]?.cells.netTotal)[1]).toEqual(["embedded", "embedded-not-printed"]);
    expect(findings).toEqual([]);
  });

  it("each take one printed row: the second of the same finds none", () => {
    const { lineItems } = reconcileRows([rope, rope], [printed(rope)], columns);
    expect(lineItems.map(({ cells }) => told(cells.netTotal)[1]?.[1])).toEqual([
      "embedded-agrees",
      "embedded-not-printed",
    ]);
  });

  it("say where the print has another amount", () => {
    const { lineItems, findings } = reconcileRows(
      [paint, rope],
      [printed(paint), printed({ ...rope, netTotal: "83.00" })],
      columns,
    );
    expect(findings).toEqual([
      {
        key: "finding.embedded-row-differs",
        values: { row: "2", embedded: "38.00", printed: "83.00" },
        field: "netTotal",
      },
    ]);
    expect(lineItems[1]?.cells.netTotal).toMatchObject({ value: "38.00", confidence: 0.3 });
    expect(lineItems[1]?.cells.netTotal?.reasons[1]).toEqual({
      key: "reason.embedded-differs",
      values: { printed: "83.00" },
    });
  });

  it.each<[string, Record<string, string>, string, string]>([
    ["a quantity of a credit note", { quantity: "-4" }, "quantity", "embedded-agrees"],
    ["a quantity with decimals", { quantity: "4.000" }, "quantity", "embedded-agrees"],
    ["another quantity", { quantity: "5" }, "quantity", "embedded-differs"],
    ["an amount of a credit note", { netTotal: "-38.00" }, "netTotal", "embedded-agrees"],
    [
      "most words of a description",
      { description: "Hanfseil 12 mm natur" },
      "description",
      "embedded-agrees",
    ],
    ["other words", { description: "Seil" }, "description", "embedded-differs"],
  ])("are compared as what they are, and agree as printed: %s", (_, print, column, reason) => {
    const { lineItems } = reconcileRows([rope], [printed({ ...rope, ...print })], columns);
    const value = (reason === "embedded-agrees" ? print : rope)[column as keyof typeof rope];
    expect(told(lineItems[0]?.cells[column])).toEqual([value, ["embedded", reason]]);
  });

  it("doubt a number that differs more than a wording that does", () => {
    const print = printed({ ...rope, description: "Seil", quantity: "5" });
    const cells = reconcileRows([rope], [print], columns).lineItems[0]?.cells;
    expect(cells?.quantity?.confidence).toBe(0.3);
    expect(cells?.description?.confidence).toBe(0.85);
  });

  it("keep what only the print has, and none but the columns asked for", () => {
    const print = printed({ ...rope, itemCode: "S-12", taxRate: "19" });
    const { lineItems } = reconcileRows([{ ...rope, lineTax: "7.22" }], [print], columns);
    expect(Object.keys(lineItems[0]?.cells ?? {}).sort()).toEqual([
      "description",
      "itemCode",
      "netTotal",
      "quantity",
    ]);
    expect(reconcileRows([{ lineTax: "7.22" }], [], columns).lineItems).toEqual([]);
  });

  it("go without a printed row that shares too little", () => {
    const { lineItems, findings } = reconcileRows([rope], [printed(paint)], columns);
    expect(told(lineItems[0]?.cells.netTotal)).toEqual(["38.00", ["embedded", "embedded-not-printed"]]);
    expect(findings).toEqual([]);
  });
});

describe("form fields that are wanted", () => {
  const request = extractionRequest("invoice");
  const own = { key: "own:bay", type: "text" as const, line: false, ownName: "Loading bay" };
  const facts = { decimalMark: ",", dateOrder: { order: "dmy" } } as Parameters<typeof formValuesOf>[2];
  const values = (...form: [name: string, tooltip: string, value: string][]) =>
    formValuesOf(
      form.map(([name, tooltip, value]) => ({ name, tooltip, value })),
      { ...request, fields: [...request.fields, own] },
      facts,
    );

  it.each([
    ["f1", "Invoice number", "A-1177", "invoiceNumber", "A-1177", "Invoice number"],
    ["f1", "Rechnungsnummer:", "A-1177", "invoiceNumber", "A-1177", "Rechnungsnummer:"],
    ["form1[0].page[0].txt_invoice_number[0]", "", "A-1177", "invoiceNumber", "A-1177", "invoice number"],
    ["fldInvoiceDate", "", "03/04/2026", "invoiceDate", "2026-04-03", "Invoice Date"],
    ["invoiceDate", "", "03.04.2026", "invoiceDate", "2026-04-03", "invoice Date"],
    ["f1", "Total", "1.250", "total", "1250.00", "Total"],
    ["f1", "Gesamtbetrag", "1.250,5", "total", "1250.50", "Gesamtbetrag"],
    ["loading_bay", "", "Dock 14", "own:bay", "Dock 14", "loading bay"],
    ["own:bay", "", "Dock 14", "own:bay", "Dock 14", "own:bay"],
  ])("%s (%s) with %s is %s", (name, tooltip, value, key, canonical, label) => {
    expect(values([name, tooltip, value])).toEqual({ [key]: { value: canonical, label } });
  });

  it.each([
    ["Text1", "", "A-1177"],
    ["f1", "Please fill in", "A-1177"],
    ["f1", "Invoice date", "soon"],
    ["f1", "Total", "see below"],
    ["f1", "Quantity", "4"],
    ["", "", "A-1177"],
  ])("%s (%s) with %s is none", (name, tooltip, value) => {
    expect(values([name, tooltip, value])).toEqual({});
  });

  it("are the first of several", () => {
    expect(values(["a", "Invoice number", "A-1"], ["b", "Invoice no.", "B-2"]).invoiceNumber?.value).toBe(
      "A-1",
    );
    expect(
      values(["a", "Invoice date", "soon"], ["b", "Invoice date", "03/04/2026"]).invoiceDate?.value,
    ).toBe("2026-04-03");
  });
});
