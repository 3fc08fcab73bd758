import { describe, expect, test } from "vitest";
import { mergeDrafts } from "~/domain/review/merge-drafts";
import { pickWord } from "~/domain/review/pick-word";
import { changesOf, type ReviewDraft } from "~/domain/review/review-draft";

const draft = (change: Partial<ReviewDraft> = {}): ReviewDraft => ({
  revision: 1,
  was: { fields: { number: "A-1", total: "12.00" }, lines: [{ quantity: "1" }, { quantity: "2" }] },
  fields: { number: "A-1", total: "12.00" },
  lines: [
    { line: 0, cells: { quantity: "1" } },
    { line: 1, cells: { quantity: "2" } },
  ],
  active: "number",
  pick: "one",
  corner: null,
  checked: [],
  picked: {},
  past: [],
  future: [],
  ...change,
});
const word = (text: string) => ({ text, box: [0, 0, 0.1, 0.1] as const, confidence: 1 });
const page = { number: 2, words: [word("INV"), word("77"), word("Total")] };
const order = ["number", "total"];

describe("what changed", () => {
  test("is nothing as long as nothing was touched", () => {
    expect(changesOf(draft())).toEqual({ fields: {}, lineItems: undefined });
  });

  test("is the fields that differ, and no row", () => {
    expect(changesOf(draft({ fields: { number: "A-1", total: "" } }))).toEqual({
      fields: { total: "" },
      lineItems: undefined,
    });
  });

  test("is all rows with their changed cells once a cell differs", () => {
    const lines = [
      { line: 0, cells: { quantity: "1" } },
      { line: 1, cells: { quantity: "3" } },
    ];
    expect(changesOf(draft({ lines })).lineItems).toEqual([
      { line: 0, cells: {} },
      { line: 1, cells: { quantity: "3" } },
    ]);
  });

  test("is all rows once one was taken away or added", () => {
    expect(changesOf(draft({ lines: [{ line: 1, cells: { quantity: "2" } }] })).lineItems).toEqual([
      { line: 1, cells: {} },
    ]);
    const added = [...draft().lines, { line: null, cells: { quantity: "9" } }];
    expect(changesOf(draft({ lines: added })).lineItems?.at(-1)).toEqual({
      line: null,
      cells: { quantity: "9" },
    });
  });
});

describe("when somebody else saved first", () => {
  const saved = draft({
    revision: 2,
    was: { fields: { number: "B-2", total: "13.00" }, lines: [{ quantity: "5" }] },
    fields: { number: "B-2", total: "13.00" },
    lines: [{ line: 0, cells: { quantity: "5" } }],
  });

  test("what was typed here stays and the rest is theirs", () => {
    const mine = draft({ fields: { number: "A-9", total: "12.00" } });
    expect(mergeDrafts(mine, saved)).toMatchObject({
      revision: 2,
      fields: { number: "A-9", total: "13.00" },
      lines: saved.lines,
    });
    expect(changesOf(mergeDrafts(mine, saved)).fields).toEqual({ number: "A-9" });
  });

  test("a changed row that they took away is kept as a new one", () => {
    const mine = draft({
      lines: [
        { line: 0, cells: { quantity: "1" } },
        { line: 1, cells: { quantity: "7" } },
      ],
    });
    expect(mergeDrafts(mine, saved).lines).toEqual([
      { line: 0, cells: { quantity: "5" } },
      { line: null, cells: { quantity: "7" } },
    ]);
  });
});

describe("a click on a word", () => {
  test("fills the active field and goes on to the next", () => {
    expect(pickWord(draft(), page, 1, order)).toMatchObject({
      fields: { number: "77", total: "12.00" },
      active: "total",
      picked: { number: { page: 2, words: [1] } },
    });
  });

  test("adds to the words before when several are wanted, and stays", () => {
    const once = pickWord(draft({ pick: "several" }), page, 0, order);
    expect(once).toMatchObject({ fields: { number: "INV" }, active: "number" });
    expect(pickWord(once, page, 1, order)).toMatchObject({
      fields: { number: "INV 77" },
      picked: { number: { words: [0, 1] } },
    });
  });

  test("begins anew on another page", () => {
    const once = pickWord(draft({ pick: "several" }), page, 0, order);
    expect(pickWord(once, { ...page, number: 3 }, 1, order).fields.number).toBe("77");
  });

  test("fills a cell of a row", () => {
    const filled = pickWord(draft({ active: "line.1.quantity" }), page, 1, [
      ...order,
      "line.0.quantity",
      "line.1.quantity",
    ]);
    expect(filled.lines.map(({ cells }) => cells.quantity)).toEqual(["1", "77"]);
    expect(filled.active).toBe("line.1.quantity");
  });

  test("on a word that is not there changes nothing", () => {
    expect(pickWord(draft(), page, 9, order)).toEqual(draft());
  });
});
