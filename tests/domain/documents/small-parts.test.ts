import { describe, expect, it } from "vitest";
import type { DocumentDetails, FieldDetails } from "~/domain/documents/document-details";
import { isNumberType } from "~/domain/documents/is-number-type";
import { shownFindingValues, shownProof } from "~/domain/documents/shown-proof";
import { shownTime } from "~/domain/documents/shown-time";
import { documentStatuses } from "~/domain/documents/status";
import { editedRowsOf, presentRowsOf, readRowsOf, type StoredResult } from "~/domain/documents/stored-result";
import {
  eraseTime,
  listTrashInput,
  rowRestored,
  statusRestored,
  type TrashedRows,
  trashDays,
} from "~/domain/documents/trash";
import { billFindings, sentenceOfFinding } from "~/domain/energy/bill-findings";
import { firstRows } from "~/domain/energy/first-rows";
import { blindDifferences } from "~/domain/error-budget/blind-differences";
import { chooseThreshold } from "~/domain/error-budget/choose-threshold";
import { forecastThreshold } from "~/domain/error-budget/forecast-threshold";
import { baseModels } from "~/domain/models/base-models";
import { freshDraft } from "~/domain/review/fresh-draft";
import { checkedSupplierOf } from "~/domain/suppliers/checked-supplier";
import { isBill, namesSender } from "~/domain/suppliers/is-bill";

describe("a document that comes back from the trash", () => {
  const trashed = (document: TrashedRows["document"], results: TrashedRows["results"] = []): TrashedRows => ({
    document,
    results,
    pages: [],
    corrections: [],
    comments: [],
    layoutKeys: [],
    sketches: [],
  });
  const restored = (
    status: string | number | null,
    more: TrashedRows["document"] = {},
    results: TrashedRows["results"] = [],
  ) => statusRestored(trashed({ status, ...more }, results));

  it("has an approval to be given again", () => {
    for (const status of ["approved", "released"]) {
      expect(restored(status)).toBe("userEdited");
      expect(restored(status, { approved_from: "success" })).toBe("success");
      expect(restored(status, { approved_from: "failed" })).toBe("failed");
      expect(restored(status, { approved_from: "submitted" })).toBe("userEdited");
    }
  });

  it("is no longer submitted for training", () => {
    expect([restored("submitted"), restored("trained")]).toEqual(["userEdited", "userEdited"]);
  });

  it("whose parts are gone was not read as one, unless it was before", () => {
    expect(restored("split")).toBe("error");
    expect(restored("split", {}, [{ id: "r" }])).toBe("failed");
  });

  it("stands as it stood otherwise, and is an error where nobody knows how", () => {
    const kept = documentStatuses.filter((status) => restored(status) === status);
    expect(kept).toEqual([
      "received",
      "processing",
      "success",
      "failed",
      "error",
      "userEdited",
      "forTraining",
      "rejected",
    ]);
    expect([restored("nonsense"), restored(7), restored(null)]).toEqual(["error", "error", "error"]);
  });

  it("keeps nothing of its approval in its row", () => {
    const now = new Date("2026-03-01T00:00:00Z");
    const row = rowRestored(
      trashed({ id: "d1", status: "released", approved_at: 5, released_at: 6, is_submitted: 1 }),
      now,
    );
    expect(row).toMatchObject({
      id: "d1",
      status: "userEdited",
      approved_at: null,
      released_at: null,
      is_submitted: 0,
      progress_at: now.getTime(),
    });
    expect(row).not.toHaveProperty("problem");
    expect(rowRestored(trashed({ status: "split" }), now).problem).toBe("documents.problem.was-split");
  });

  it("can come back for thirty days, from a list of a hundred at most", () => {
    expect(eraseTime(new Date("2026-03-01T12:00:00Z"))).toEqual(new Date("2026-03-31T12:00:00Z"));
    expect(trashDays).toBe(30);
    const sizes = [0, 1, 100, 101, 1.5].map(
      (size) => listTrashInput.safeParse({ modelId: "m1", size }).success,
    );
    expect(sizes).toEqual([false, true, true, false, false]);
    expect(listTrashInput.parse({ modelId: "m1" }).size).toBe(50);
  });
});

describe("what is shown of a document", () => {
  it("writes a moment by date of the culture and clock of the time zone", () => {
    const at = new Date("2026-11-23T23:05:00Z");
    expect(shownTime(at, "en-GB", "UTC")).toBe("23/11/2026 23:05");
    expect(shownTime(at, "en-GB", "Europe/Berlin")).toBe("24/11/2026 00:05");
    expect(shownTime(at, "en-US", "America/New_York")).toBe("11/23/2026 18:05");
  });

  it("writes amounts of a proof as the culture does, and leaves what is no number", () => {
    const proof = {
      state: "differs" as const,
      equations: [{ key: "k", values: { total: "1234.5", rate: "19 %", minus: "-3" }, holds: false }],
      change: { key: "c", values: { by: "0.5" } },
    };
    const shown = shownProof(proof, "de-DE");
    expect(shown.equations[0]?.values).toEqual({ total: "1.234,5", rate: "19 %", minus: "-3" });
    expect(shown.change?.values).toEqual({ by: "0,5" });
    expect(shownProof({ ...proof, change: null }, "de-DE").change).toBeNull();
  });

  it("writes the two values of a finding by the type of its field, and the rest as it is", () => {
    const finding = {
      key: "f",
      field: "invoiceDate",
      values: { embedded: "2026-03-01", printed: "?", page: "2026-03-01" },
    };
    expect(shownFindingValues(finding, "en-GB")).toEqual({
      embedded: "01/03/2026",
      printed: "?",
      page: "2026-03-01",
    });
    expect(shownFindingValues({ ...finding, field: null }, "en-GB").embedded).toBe("2026-03-01");
  });

  it("stands numbers at the right", () => {
    const types = [
      "text",
      "name",
      "number",
      "amount",
      "date",
      "id",
      "address",
      "currency",
      "percent",
    ] as const;
    expect(types.filter(isNumberType)).toEqual(["number", "amount", "percent"]);
  });

  it("begins a review with everything as it is saved", () => {
    const cell = (value: string) => ({ value, raw: value, confidence: 1, place: null, reasons: [] });
    const document = {
      culture: "de-DE",
      revision: 3,
      fields: [
        { key: "total", type: "amount", value: "1234.5" },
        { key: "date", type: "date", value: null },
      ],
      columns: [
        { key: "quantity", type: "number" },
        { key: "description", type: "text" },
      ],
      lineItems: [{ cells: { quantity: cell("2.5") }, arithmetic: "agrees" }],
    } as unknown as DocumentDetails;
    const draft = freshDraft(document, "total");
    expect(draft).toMatchObject({
      revision: 3,
      active: "total",
      pick: "one",
      fields: { total: "1.234,5", date: "" },
      lines: [{ line: 0, cells: { quantity: "2,5", description: "" } }],
      window: { first: 0, of: 1 },
      past: [],
    });
    expect(draft.was.fields).toEqual(draft.fields);
    const paged = freshDraft({ ...document, firstLine: 100, lineCount: 250 }, "total");
    expect(paged.window).toEqual({ first: 100, of: 250 });
  });

  it("has the line items that people left, else those that were read, in pieces or not", () => {
    const stored = {
      inlineItems: [],
      itemPieces: null,
      editedInline: null,
      editedPieces: null,
    } as unknown as StoredResult;
    const pieces = [{ key: "p", rows: 3 }] as never;
    expect(editedRowsOf(stored)).toBeNull();
    expect(presentRowsOf(stored)).toEqual(readRowsOf(stored));
    expect(presentRowsOf({ ...stored, editedInline: [] })).toEqual({ inline: [], pieces: null });
    expect(editedRowsOf({ ...stored, editedInline: [], editedPieces: pieces })).toEqual({
      inline: null,
      pieces,
    });
  });
});

describe("a blind check", () => {
  const field = (key: string, type: string, value: string | null) =>
    ({
      key,
      name: "",
      type,
      labelKey: `field.${key}`,
      line: false,
      weight: 1,
      required: false,
      value,
      raw: value,
      confidence: 0.5,
      place: null,
      reasons: [],
      edited: false,
    }) as FieldDetails;
  const fields = [
    field("total", "amount", "1234.50"),
    field("date", "date", null),
    field("note", "text", "Hello"),
  ];

  it("finds no difference in values that mean the same as the culture writes them", () => {
    expect(blindDifferences(fields, { total: "1.234,50", date: "", note: "Hello" }, "de-DE")).toEqual([]);
  });

  it("tells what was read and what was found, nothing being one of them", () => {
    expect(blindDifferences(fields, { total: "1.234,5", date: "01.03.2026", note: "" }, "de-DE")).toEqual([
      { key: "date", read: "2026-03-01", found: "" },
      { key: "note", read: "", found: "Hello" },
    ]);
    expect(blindDifferences(fields, {}, "de-DE").map(({ key }) => key)).toEqual(["total", "note"]);
  });

  it("refuses what cannot be read as the field's type", () => {
    expect(() => blindDifferences(fields, { total: "a lot", note: "Hello" }, "de-DE")).toThrow();
  });

  it("estimates what more documents would gain, errors growing with them", () => {
    const values = [{ confidence: 990, count: 10, wrong: 1 }];
    const same = forecastThreshold(values, 0, 90, 0.5);
    expect(same).toEqual(chooseThreshold(values, 0.5));
    expect(forecastThreshold(values, 10, 90, 0.5)).toEqual(
      chooseThreshold([{ confidence: 990, count: 100, wrong: 10 }], 0.5),
    );
    const rounded = forecastThreshold([{ confidence: 990, count: 3, wrong: 1 }], 2, 1, 0.9);
    expect(rounded).toEqual(chooseThreshold([{ confidence: 990, count: 5, wrong: 2 }], 0.9));
  });
});

describe("suppliers and energy bills", () => {
  it("groups checks by the supplier that was settled before, else by the layout that was checked", () => {
    const layout = (isChecked: boolean) => ({ id: "l1", isChecked }) as never;
    const supplier = (documents: number) => ({ id: "s1", documents });
    expect(checkedSupplierOf({ supplier: supplier(2), layout: layout(true) })).toBe("s1");
    expect(checkedSupplierOf({ supplier: supplier(0), layout: layout(true) })).toBe("l1");
    expect(checkedSupplierOf({ supplier: null, layout: layout(true) })).toBe("l1");
    expect(checkedSupplierOf({ supplier: null, layout: layout(false) })).toBeNull();
    expect(checkedSupplierOf({ supplier: supplier(0), layout: null })).toBeNull();
  });

  it("takes orders and statements for no bills", () => {
    const bills = baseModels.filter(({ id }) => isBill(id)).map(({ id }) => id);
    const others = baseModels.filter(({ id }) => !isBill(id)).map(({ id }) => id);
    expect(others).toEqual(["purchase-orders", "bank-statements"]);
    expect(bills).toContain("receipts");
    expect(isBill("unheard of")).toBe(true);
  });

  it("knows who sent a bill where its base model has a field for it", () => {
    const named = baseModels.filter(({ id }) => namesSender(id)).map(({ id }) => id);
    expect(named).not.toContain("invoices-north-america");
    expect(named).not.toContain("purchase-orders");
    expect(named.length).toBeGreaterThan(2);
    expect(namesSender("unheard of")).toBe(false);
  });

  it("says of a document what is said of it as a whole once", () => {
    const rows = [
      { documentId: "a", row: 1 },
      { documentId: "a", row: 2 },
      { documentId: "b", row: 1 },
    ] as never[];
    expect([...firstRows(rows)]).toEqual([rows[0], rows[2]]);
  });

  it("tells rules that are not met and data that differ, and no other finding", () => {
    const model = {
      baseModelId: "us_invoice",
      culture: "en-GB",
      fields: [{ key: "invoiceDate", weight: 1, required: false, line: false }],
    };
    const embedded = {
      key: "finding.embedded-differs",
      field: "invoiceDate",
      values: { embedded: "2026-03-01", printed: "x" },
    };
    const other = { key: "finding.other-kind", field: null, values: {} };
    const found = billFindings(model as never, {
      document: { ruleFindings: [] },
      result: { findings: [embedded, other] as never },
    });
    expect(found).toMatchObject([
      { kind: "embedded", severity: "warning", field: "invoiceDate", values: { embedded: "01/03/2026" } },
    ]);
    expect(billFindings(model as never, { document: {}, result: null })).toEqual([]);
    const said = (key: string, values: Record<string, string>) => `${key} ${values.field ?? ""}`;
    const [first] = found;
    expect(first && sentenceOfFinding(said, first)).toContain("finding.embedded-differs field.invoiceDate");
    expect(first && sentenceOfFinding(said, { ...first, label: null })).toBe(
      "finding.embedded-differs invoiceDate",
    );
  });
});
