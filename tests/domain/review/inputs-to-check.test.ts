import { describe, expect, it } from "vitest";
import { checkedKeys, inputsToCheck } from "~/domain/review/inputs-to-check";
import type { DraftLine } from "~/domain/review/review-draft";

const cell = (confidence: number, edited = false) => ({ confidence, edited });
const shown = {
  fields: [
    { key: "total", toCheck: true },
    { key: "invoiceNumber", toCheck: false },
  ],
  lines: [
    { cells: { description: cell(0.99), quantity: cell(0.5) } },
    { cells: { description: cell(0.6), quantity: cell(0.5, true) } },
  ],
};
const was = {
  fields: { total: "12.00", invoiceNumber: "INV-7" },
  lines: [
    { description: "Rope", quantity: "1" },
    { description: "Paint", quantity: "2" },
  ],
};
const opened = {
  was,
  fields: was.fields,
  lines: was.lines.map((cells, line): DraftLine => ({ line, cells })),
  checked: [] as string[],
};
const asked = (change: Partial<typeof opened> = {}) => [...inputsToCheck(shown, { ...opened, ...change })];

describe("what needs review", () => {
  it("is every doubtful value, of fields and of cells, but for what a person entered", () => {
    expect(asked()).toEqual(["total", "line.0.quantity", "line.1.description"]);
  });

  it("goes with its row when another is taken away, and a new row has none", () => {
    const added = { line: null, cells: { description: "Freight", quantity: "1" } };
    expect(asked({ lines: [...opened.lines.slice(1), added] })).toEqual(["total", "line.0.description"]);
  });

  it("is no longer what was changed, or emptied, and not saved yet", () => {
    const lines = [
      { line: 0, cells: { description: "Rope", quantity: "3" } },
      { line: 1, cells: { description: "", quantity: "2" } },
    ];
    expect(asked({ fields: { ...was.fields, total: "13.00" }, lines })).toEqual([]);
  });

  it("is a required value that was not found, until it is filled in", () => {
    const empty = { ...was, fields: { ...was.fields, total: "" } };
    expect(asked({ was: empty, fields: empty.fields })).toContain("total");
    expect(asked({ was: empty })).not.toContain("total");
  });

  it("is not what was checked and let stand, but still a required value that is missing", () => {
    expect(asked({ checked: ["total", "line.1.description"] })).toEqual(["line.0.quantity"]);
    const empty = { ...was, fields: { ...was.fields, total: "" } };
    expect(asked({ was: empty, fields: empty.fields, checked: ["total"] })).toContain("total");
  });
});

describe("what was checked and let stand", () => {
  it("is named by its field or column, as often as there are doubtful values, and by nothing else", () => {
    const checked = ["total", "invoiceNumber", "line.0.quantity", "line.1.quantity", "line.1.description"];
    expect(checkedKeys(shown, { ...opened, checked })).toEqual(["total", "quantity", "description"]);
    const changed = { ...opened, fields: { ...was.fields, total: "13.00" } };
    expect(checkedKeys(shown, { ...changed, checked: ["total"] })).toEqual([]);
  });
});
