import { describe, expect, it } from "vitest";
import type { Writing } from "~/domain/documents/typed-number";
import type { EditRow } from "~/domain/edits/edit-upload";
import { namedLines, type PlannedColumn, type PresentDocument, planEdits } from "~/domain/edits/plan-edits";
import { isOfRevision, isRevision, revisionTag } from "~/domain/edits/revision-tag";
import type { ExportedField } from "~/domain/exports/exported-document";

const field = (key: string, line: boolean, type: ExportedField["type"] = "text"): PlannedColumn => ({
  name: key,
  field: { key, name: key, line, type } as ExportedField,
});
const columns = [field("invoiceNumber", false), field("total", false, "amount"), field("description", true)];
const writing = { culture: "en-AU", monthFirst: false } as Writing;

const value = (text: string) => ({ value: text }) as PresentDocument["fields"][string];
const tag = revisionTag(3, "0123456789abcdef");
const present = (change: Partial<PresentDocument> = {}): PresentDocument => ({
  id: "d",
  revision: 3,
  tag,
  status: "success",
  fields: { invoiceNumber: value("A-1"), total: value("10.00") },
  items: new Map([1, 2, 3].map((line) => [line, { cells: { description: value(`Item ${line}`) } } as never])),
  itemCount: 3,
  ...change,
});

let number = 1;
const row = (cells: (string | null)[], change: Partial<EditRow> = {}): EditRow =>
  ({ number: number++, revision: tag, line: "", cells, ...change }) as EditRow;
const plan = (rows: EditRow[], change: Partial<PresentDocument> = {}) =>
  planEdits(rows, present(change), columns, writing);
const outcomes = (rows: EditRow[], change: Partial<PresentDocument> = {}) =>
  plan(rows, change).rows.map(({ outcome }) => outcome);
const keys = (rows: EditRow[], change: Partial<PresentDocument> = {}) =>
  plan(rows, change).rows.flatMap(({ report }) => report.problems.map(({ key }) => key));

describe("the plan of a file's rows about one document", () => {
  it("changes what differs, and tells from what to what", () => {
    const { rows, corrections } = plan([row(["A-2", "10.00", null])]);
    expect(rows[0]).toMatchObject({
      outcome: "change",
      report: { changes: [{ field: "invoiceNumber", from: "A-1", to: "A-2" }], problems: [] },
    });
    expect(corrections).toEqual({ fields: { invoiceNumber: "A-2" } });
  });

  it("saves nothing where nothing differs", () => {
    const { rows, corrections } = plan([
      row(["A-1", "10.00", null]),
      row([null, null, "Item 2"], { line: "2" }),
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(["same", "same"]);
    expect(corrections).toBeNull();
  });

  it("says of a document that is not there that it is unknown", () => {
    const { rows, corrections } = planEdits([row(["A-2", null, null])], null, columns, writing);
    expect(rows.map(({ outcome }) => outcome)).toEqual(["unknown"]);
    expect(corrections).toBeNull();
  });

  it("holds all rows of a document back when one of them is wrong", () => {
    const { rows, corrections } = plan([row(["A-2", null, null]), row([null, "many", null])]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(["held", "invalid"]);
    expect(corrections).toBeNull();
  });

  it("is a conflict when the document changed since the file was written", () => {
    expect(outcomes([row(["A-2", null, null], { revision: "r2-01234567" })])).toEqual(["conflict"]);
    expect(outcomes([row(["A-2", null, null], { revision: "2" })])).toEqual(["conflict"]);
    expect(outcomes([row(["A-2", null, null], { revision: "3" })])).toEqual(["change"]);
  });

  it.each<[key: string, rows: EditRow[]]>([
    ["edits.problem.no-revision", [row(["A-2", null, null], { revision: "" })]],
    ["edits.problem.not-a-revision", [row(["A-2", null, null], { revision: "third" })]],
    [
      "edits.problem.row-twice",
      [row([null, null, "X"], { line: "2" }), row([null, null, "Y"], { line: "2" })],
    ],
    ["edits.problem.row-twice", [row(["A-2", null, null]), row([null, "11", null])]],
    ["edits.problem.no-such-line", [row([null, null, "X"], { line: "4" })]],
    ["edits.problem.no-such-line", [row([null, null, "X"], { line: "0" })]],
    ["edits.problem.no-such-line", [row([null, null, "X"], { line: "first" })]],
    ["edits.problem.of-line", [row([null, null, "X"])]],
    ["edits.problem.of-document", [row(["A-2", null, null], { line: "1" })]],
  ])("refuses with %s", (key, rows) => {
    expect(keys(rows)).toEqual([key]);
    expect(plan(rows).corrections).toBeNull();
  });

  it("refuses values in a column that the model does not have, and names the column", () => {
    const unknown = [...columns, { name: "colour", field: null }];
    const { rows } = planEdits([row([null, null, null, "red"])], present(), unknown, writing);
    expect(rows[0]?.report.problems).toEqual([
      { field: "colour", key: "edits.problem.no-such-field", values: {} },
    ]);
    const empty = planEdits([row([null, null, null, null])], present(), unknown, writing);
    expect(empty.rows[0]?.outcome).toBe("same");
  });

  it("tells of a line that is gone that the document changed, where it did", () => {
    expect(outcomes([row([null, null, "X"], { line: "9", revision: "r2-01234567" })])).toEqual(["conflict"]);
  });

  it("repeats of a wrong cell no more than a sentence can hold", () => {
    const { rows } = plan([row([null, "x".repeat(500), null])]);
    expect(rows[0]?.report.problems[0]?.values.value).toBe(`${"x".repeat(60)}\u2026`);
  });

  it("refuses a change where the document may not be edited, but not rows without one", () => {
    const submitted = { status: "submitted" } as const;
    expect(outcomes([row(["A-1", null, null])], submitted)).toEqual(["same"]);
    const moved = plan([row(["A-2", null, null])], { status: "processing" });
    expect(moved.rows[0]).toMatchObject({
      outcome: "invalid",
      report: { problems: [{ key: "documents.error.not-editable" }] },
    });
    expect(moved.corrections).toBeNull();
  });

  it("saves changed lines as the run from the first to the last of them", () => {
    const { corrections } = plan([
      row([null, null, "Second"], { line: "2" }),
      row([null, null, "Third"], { line: "3" }),
    ]);
    expect(corrections).toEqual({
      fields: {},
      lineItems: [
        { line: 1, cells: { description: "Second" } },
        { line: 2, cells: { description: "Third" } },
      ],
      rows: { first: 1, count: 2 },
    });
  });

  it("keeps the lines between two changed ones as they are", () => {
    const { corrections } = plan([
      row([null, null, "First"], { line: "1" }),
      row([null, null, "Third"], { line: "3" }),
    ]);
    expect(corrections?.lineItems).toEqual([
      { line: 0, cells: { description: "First" } },
      { line: 1, cells: {} },
      { line: 2, cells: { description: "Third" } },
    ]);
  });

  it.each(["new", "nueva", "nuevo"])("puts a line called %s behind all others", (line) => {
    const { corrections } = plan([
      row([null, null, "One more"], { line }),
      row([null, null, "Two"], { line }),
    ]);
    expect(corrections).toEqual({
      fields: {},
      lineItems: [
        { line: 2, cells: {} },
        { line: null, cells: { description: "One more" } },
        { line: null, cells: { description: "Two" } },
      ],
      rows: { first: 2, count: 1 },
    });
  });

  it("adds the first line to a document without any", () => {
    const empty = { items: new Map(), itemCount: 0 };
    const { corrections } = plan([row([null, null, "One"], { line: "new" })], empty);
    expect(corrections).toEqual({
      fields: {},
      lineItems: [{ line: null, cells: { description: "One" } }],
      rows: { first: 0, count: 0 },
    });
  });
});

describe("the lines that rows name", () => {
  it("are told from the first to the last", () => {
    const rows = ["7", "", "3", "new", "12", "x"].map((line) => row([], { line }));
    expect(namedLines(rows)).toEqual({ first: 3, last: 12 });
    expect(namedLines([row([]), row([], { line: "new" })])).toBeNull();
  });
});

describe("the tag of a revision", () => {
  it("is known again however a spreadsheet writes it", () => {
    expect(tag).toBe("r3-01234567");
    expect(isOfRevision("R3-01234567", 3, tag)).toBe(true);
    expect(isOfRevision("3", 3, tag)).toBe(true);
    expect(isOfRevision("r3-01234568", 3, tag)).toBe(false);
    expect(isOfRevision("", 3, tag)).toBe(false);
  });

  it("has a shape", () => {
    expect(["r1-abcdef01", "R12-ABCDEF01", "7"].map(isRevision)).toEqual([true, true, true]);
    expect(["", "r1", "r1-abcdefg1", "r1-abcdef012", "1234567890", "-1"].map(isRevision)).toEqual(
      Array.from({ length: 6 }, () => false),
    );
  });
});
