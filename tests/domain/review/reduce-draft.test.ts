import { expect, it } from "vitest";
import { type Paper, reduceDraft } from "~/domain/review/reduce-draft";
import type { ReviewDraft } from "~/domain/review/review-draft";

const word = (text: string, left: number) => ({ text, box: [left, 0.1, left + 0.1, 0.2] as const });
const paper = {
  shape: { fields: [{ key: "number" }, { key: "total" }], columns: [{ key: "quantity", number: true }] },
  page: { number: 1, words: [word("AX-4100", 0.1), word("12.00", 0.6)] },
} as unknown as Paper;
const draft: ReviewDraft = {
  revision: 3,
  active: "number",
  pick: "one",
  corner: null,
  checked: [],
  picked: {},
  past: [],
  future: [],
  was: { fields: { number: "", total: "1" }, lines: [{ quantity: "2" }] },
  fields: { number: "", total: "1" },
  lines: [{ line: 0, cells: { quantity: "2" } }],
};

it("fills the active input with a word of the page that is looked at, as a step that can be undone", () => {
  const filled = reduceDraft(draft, { type: "word", page: 1, index: 0 }, paper);
  expect(filled).toMatchObject({ fields: { number: "AX-4100" }, active: "total" });
  expect(reduceDraft(filled, { type: "undo" }, paper).fields).toEqual(draft.fields);
});

it("answers the draft itself for a word of another page, or that is not there", () => {
  expect(reduceDraft(draft, { type: "word", page: 2, index: 0 }, paper)).toBe(draft);
  expect(reduceDraft(draft, { type: "word", page: 1, index: 9 }, paper)).toBe(draft);
  expect(reduceDraft(draft, { type: "word", page: 1, index: 0 }, { ...paper, page: null })).toBe(draft);
});

it("fills from a box, and from its two corners where there is no script", () => {
  const box = reduceDraft(draft, { type: "box", box: [0.5, 0, 0.8, 0.3] }, paper);
  const corner = (x: number, y: number) => ({ type: "corner" as const, point: { page: 1, x, y } });
  const first = reduceDraft(draft, corner(0.5, 0), paper);
  expect(first).toMatchObject({ fields: draft.fields, corner: { x: 0.5 }, past: [] });
  expect(reduceDraft(first, corner(0.8, 0.3), paper).fields).toEqual(box.fields);
  expect(box.fields.number).toBe("12.00");
});

it.each([
  ["the last row that is left", [0, 1], "line.0.quantity"],
  ["the first field when no row is left", [0], "number"],
])("lets a click fill %s once the row at hand is gone", (_, lines, active) => {
  const rows = lines.map((line) => ({ line, cells: { quantity: "2" } }));
  const at = { ...draft, lines: rows, active: `line.${lines.length - 1}.quantity` };
  const gone = reduceDraft(at, { type: "delete", row: lines.length - 1 }, paper);
  expect(gone.active).toBe(active);
});

it("keeps what was checked, once each, until rows move", () => {
  const check = (input: string) => ({ type: "checked" as const, input });
  const checked = [check("total"), check("line.0.quantity"), check("total")].reduce<ReviewDraft>(
    (before, action) => reduceDraft(before, action, paper),
    draft,
  );
  expect(checked).toMatchObject({ checked: ["total", "line.0.quantity"], past: [], active: "number" });
  expect(reduceDraft(checked, { type: "add", row: null }, paper).checked).toEqual(["total"]);
  expect(reduceDraft(checked, { type: "word", page: 1, index: 0 }, paper).checked).toHaveLength(2);
});
