import { describe, expect, it } from "vitest";
import { draftActionOf } from "~/domain/review/draft-action";
import { mergeRows } from "~/domain/review/merge-rows";
import { pastedTable } from "~/domain/review/pasted-table";
import { boxBetween, pickBox, pickCorner } from "~/domain/review/pick-box";
import { pickedText, readPicked } from "~/domain/review/picked-text";
import { reduceDraft } from "~/domain/review/reduce-draft";
import type { DraftLine, ReviewDraft } from "~/domain/review/review-draft";
import { partsFrom } from "~/domain/splitting/parts-from";

const columns = [
  { key: "description", number: false },
  { key: "quantity", number: true },
  { key: "price", number: true },
];
const shape = { fields: [{ key: "total" }], columns };
const row = (line: number | null, description: string, quantity = "", price = ""): DraftLine => ({
  line,
  cells: { description, quantity, price },
});
const draftWith = (lines: DraftLine[], active = "total"): ReviewDraft => ({
  revision: 0,
  fields: { total: "1" },
  lines,
  active,
  was: { fields: { total: "1" }, lines: lines.map(({ cells }) => cells) },
  pick: "one",
  corner: null,
  checked: [],
  picked: {},
  past: [],
  future: [],
});
const done = (draft: ReviewDraft, intent: string, pasted = "") => {
  const action = draftActionOf({ intent, pasted });
  if (!action) throw new Error(`${intent} does nothing to the form`);
  return reduceDraft(draft, action, { shape, page: null });
};
const texts = ({ lines }: ReviewDraft) => lines.map(({ cells }) => Object.values(cells).join("|"));

describe("rows of the grid", () => {
  it("are added below, taken away, and undone and redone step by step", () => {
    const draft = draftWith([row(0, "Rope", "1", "5"), row(1, "Paint", "2", "6")]);
    const added = done(draft, "add:0");
    expect(added.lines.map(({ line }) => line)).toEqual([0, null, 1]);
    const gone = done(added, "delete:0");
    expect(gone.lines.map(({ line }) => line)).toEqual([null, 1]);
    const back = done(done(gone, "undo"), "undo");
    expect(back.lines).toEqual(draft.lines);
    expect(done(done(back, "redo"), "redo").lines).toEqual(gone.lines);
    expect(done(back, "undo").lines).toEqual(draft.lines);
  });

  it("are taken apart where two rows were read as one, and put together again", () => {
    const draft = draftWith([row(0, "Rope blue Paint red", "1 2", "5.00 6.00")]);
    const split = done(draft, "split:0");
    expect(texts(split)).toEqual(["Rope blue|1|5.00", "Paint red|2|6.00"]);
    expect(split.lines.map(({ line }) => line)).toEqual([0, null]);
    expect(texts(done(split, "merge:1"))).toEqual(["Rope blue Paint red|1 2|5.00 6.00"]);
  });

  it("keep a text whole when no number was doubled, and a number that stands in both once", () => {
    expect(texts(done(draftWith([row(0, "Rope blue", "1")]), "split:0"))).toEqual(["Rope blue|1|", "||"]);
    const wrapped = draftWith([row(0, "Rope", "1", "5"), row(1, "20 m, blue", "", "5")]);
    expect(texts(done(wrapped, "merge:1"))).toEqual(["Rope 20 m, blue|1|5"]);
    expect(done(wrapped, "merge:0").lines).toEqual(wrapped.lines);
  });

  it("are filled from a spreadsheet from the cell at hand on, and grow as needed", () => {
    const draft = draftWith([row(0, "Rope", "1", "5")], "line.0.quantity");
    expect(texts(done(draft, "paste", "7\t8\r\n9\t10\r\n"))).toEqual(["Rope|7|8", "9|10"]);
    expect(texts(done({ ...draft, active: "total" }, "paste", "Nails\t3"))).toEqual(["Rope|1|5", "Nails|3"]);
  });

  it("leave a action alone that is none of theirs", () => {
    expect(draftActionOf({ intent: "save" })).toBeNull();
  });
});

describe("a table from the clipboard", () => {
  it("knows tabs, line ends and quoted cells that hold them", () => {
    expect(pastedTable('a\tb\n"c\nd"\t"e ""f"""\n')).toEqual([
      ["a", "b"],
      ["c d", 'e "f"'],
    ]);
    expect(pastedTable("a\t\tb\t")).toEqual([["a", "", "b", ""]]);
    expect(pastedTable("\n\n")).toEqual([]);
  });
});

describe("a box on the page", () => {
  const page = {
    number: 1,
    words: ["Acme", "Ltd", "Total"].map((text, at) => ({
      text,
      box: [0.1 + at * 0.2, 0.1, 0.2 + at * 0.2, 0.12] as const,
    })),
  };
  const draft = draftWith([], "total");

  it("fills the input at hand with the words whose middle it holds", () => {
    expect(pickBox(draft, page, [0.05, 0.05, 0.45, 0.2], ["total"])).toMatchObject({
      fields: { total: "Acme Ltd" },
      picked: { total: { page: 1, words: [0, 1] } },
    });
  });

  it("keeps the text and notes the place where no words stand", () => {
    const marked = pickBox(draft, page, [0.05, 0.5, 0.4, 0.6], ["total"]);
    expect(marked).toMatchObject({ fields: { total: "1" }, picked: { total: { page: 1, words: [] } } });
    const { total } = marked.picked;
    expect(total && readPicked(pickedText(total))).toEqual(total);
  });

  it("is drawn by two clicks in any order of corners; a second click on the first begins anew", () => {
    const once = pickCorner(draft, page, { page: 1, x: 0.45, y: 0.2 }, ["total"]);
    expect(once.fields).toEqual(draft.fields);
    const twice = pickCorner(once, page, { page: 1, x: 0.05, y: 0.05 }, ["total"]);
    expect(twice).toMatchObject({ fields: { total: "Acme Ltd" }, corner: null });
    expect(pickCorner(once, page, { page: 1, x: 0.451, y: 0.201 }, ["total"]).corner?.x).toBe(0.451);
    expect(boxBetween({ x: 0.3, y: 0.4 }, { x: 0.1, y: 0.9 })).toEqual([0.1, 0.4, 0.3, 0.9]);
  });
});

describe("rows that two people changed", () => {
  const before = [row(0, "Rope", "1", "5"), row(1, "Paint", "2", "6")].map(({ cells }) => cells);

  it("take each cell from whoever changed it", () => {
    const mine = [row(0, "Rope", "1", "5"), row(1, "Paint", "2", "6.50")];
    const theirs = [row(0, "Rope", "9", "5").cells, row(1, "Paint", "2", "6").cells];
    expect(mergeRows(before, mine, theirs)).toEqual([row(0, "Rope", "9", "5"), row(1, "Paint", "2", "6.50")]);
  });

  it("stay where they belong when the other added one above and took one away", () => {
    const mine = [row(0, "Rope", "1", "5"), row(1, "Paint", "3", "6"), row(null, "Nails", "1", "1")];
    const theirs = [row(0, "Glue", "4", "4").cells, row(1, "Paint", "2", "6").cells];
    expect(mergeRows(before, mine, theirs)).toEqual([
      row(0, "Glue", "4", "4"),
      row(1, "Paint", "3", "6"),
      row(null, "Nails", "1", "1"),
    ]);
  });

  it("that one took away and the other changed are kept", () => {
    const theirs = [row(0, "Rope", "8", "5").cells, row(1, "Paint", "2", "6").cells];
    expect(mergeRows(before, [row(1, "Paint", "2", "6")], theirs)).toEqual([
      row(0, "Rope", "8", "5"),
      row(1, "Paint", "2", "6"),
    ]);
    expect(mergeRows(before, [row(1, "Paint", "2", "6")], before)).toEqual([row(1, "Paint", "2", "6")]);
  });
});

describe("the parts of a file by the pages that begin them", () => {
  it("reach to the next beginning or the end", () => {
    expect(partsFrom([4, 1, 3, 3, 99], 5)).toEqual([
      { first: 1, last: 2 },
      { first: 3, last: 3 },
      { first: 4, last: 5 },
    ]);
  });
});
