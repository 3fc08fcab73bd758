import { describe, expect, it } from "vitest";
import { draftOfForm } from "~/domain/review/draft-of-form";
import type { ReviewDraft } from "~/domain/review/review-draft";

const fresh: ReviewDraft = {
  revision: 4,
  was: { fields: { total: "1.00" }, lines: [{ quantity: "1" }] },
  fields: { total: "1.00" },
  lines: [{ line: 0, cells: { quantity: "1" } }],
  active: "total",
  pick: "one",
  corner: null,
  checked: [],
  picked: {},
  past: [],
  future: [],
};
const step = { fields: { total: "1.00" }, lines: [{ line: 0, cells: {} }], picked: {} };

/** What the form of the review says, with some of it changed; null removes a part. */
function formWith(changes: Record<string, string | null>): FormData {
  const form = new FormData();
  const said = {
    was: JSON.stringify(fresh.was),
    revision: "4",
    active: "total",
    pick: "one",
    corner: "",
    past: "[]",
    future: "[]",
    "field.total": "2.00",
    "row.0": "0",
    "line.0.quantity": "3",
    ...changes,
  };
  for (const [name, value] of Object.entries(said)) if (value !== null) form.set(name, value);
  return form;
}
const read = (changes: Record<string, string | null> = {}) => draftOfForm(formWith(changes), fresh);

describe("the draft that a form holds", () => {
  it("is the fresh one when the form is another", () => {
    expect(read({ was: null })).toBe(fresh);
  });

  it("has what was typed, over what was there", () => {
    expect(read()).toMatchObject({
      fields: { total: "2.00" },
      lines: [{ line: 0, cells: { quantity: "3" } }],
      was: fresh.was,
    });
  });

  it("puts rows in the order of their numbers, and knows added ones", () => {
    const { lines } = read({ "row.10": "", "line.10.quantity": "8", "row.2": "1", "line.2.quantity": "5" });
    expect(lines).toEqual([
      { line: 0, cells: { quantity: "3" } },
      { line: 1, cells: { quantity: "5" } },
      { line: null, cells: { quantity: "8" } },
    ]);
  });

  it.each<[string, Record<string, string | null>, Partial<ReviewDraft>]>([
    ["several words", { pick: "several" }, { pick: "several" }],
    [
      "a box and its first corner",
      { pick: "box", corner: "2@0.1,0.5" },
      { corner: { page: 2, x: 0.1, y: 0.5 } },
    ],
    ["rows of a long table", { window: "100/250" }, { window: { first: 100, of: 250 } }],
    ["picked words", { "picked.total": "2:14,15" }, { picked: { total: { page: 2, words: [14, 15] } } }],
    ["a value that was checked", { checked: "total" }, { checked: ["total"] }],
    ["a step to undo", { past: JSON.stringify([step]) }, { past: [step] }],
    ["lines ended as Windows does", { "field.total": "a\r\nb" }, { fields: { total: "a\nb" } }],
  ])("reads %s", (_, changes, part) => {
    expect(read(changes)).toMatchObject(part);
  });

  it.each<[string, Record<string, string | null>, Partial<ReviewDraft>]>([
    ["a way of picking", { pick: "all" }, { pick: "one" }],
    ["a corner", { corner: "2@0.1" }, { corner: null }],
    ["a window", { window: "all" }, {}],
    ["what was there", { was: '{"fields":{"total":1},"lines":[]}' }, { was: fresh.was }],
    ["what was there as text", { was: "{" }, { was: fresh.was }],
    ["a step", { past: JSON.stringify([{ ...step, lines: [{ line: 0.5, cells: {} }] }]) }, { past: [] }],
    ["steps", { future: "{}" }, { future: [] }],
    ["a picked place", { "picked.total": "2@0.1,0.2" }, { picked: {} }],
    ["a revision", { revision: "latest" }, { revision: 4 }],
    ["a revision that is none", { revision: "1.5" }, { revision: 4 }],
    ["no revision", { revision: null }, { revision: 4 }],
  ])("takes the fresh one for %s that is said wrongly", (_, changes, part) => {
    const draft = read(changes);
    expect(draft).toMatchObject(part);
    expect(draft.window).toBe(fresh.window);
  });

  it("leaves out rows whose number or place is none", () => {
    const { lines } = read({
      "row.last": "0",
      "line.x.quantity": "9",
      "row.1": "first",
      "line.1.quantity": "4",
    });
    expect(lines).toEqual([
      { line: 0, cells: { quantity: "3" } },
      { line: null, cells: { quantity: "4" } },
    ]);
  });
});
