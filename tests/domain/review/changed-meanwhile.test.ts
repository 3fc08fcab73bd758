import { describe, expect, it } from "vitest";
import { changedMeanwhile } from "~/domain/review/changed-meanwhile";
import { mergeDrafts } from "~/domain/review/merge-drafts";
import { changesOf, type ReviewDraft } from "~/domain/review/review-draft";

type Row = { item: string; net: string };
const begun = (revision: number, fields: Record<string, string>, lines: Row[]): ReviewDraft => ({
  revision,
  was: { fields, lines },
  fields,
  active: "total",
  pick: "one",
  corner: null,
  checked: [],
  picked: {},
  lines: lines.map((cells, line) => ({ line, cells })),
  past: [],
  future: [],
});
const before = { fields: { number: "A-1", total: "10" }, lines: [row("Rope", "6"), row("Paint", "4")] };
const mine = (change: Partial<ReviewDraft> = {}) => ({ ...begun(1, before.fields, before.lines), ...change });
const theirs = (fields: Record<string, string>, lines = before.lines) =>
  begun(2, { ...before.fields, ...fields }, lines);

function row(item: string, net: string): Row {
  return { item, net };
}

describe("what somebody else saved meanwhile", () => {
  it("is nothing when nobody did", () => {
    expect(changedMeanwhile(mine({ fields: { number: "A-1", total: "99" } }), theirs({}))).toEqual([]);
  });

  it("is a value that differs from what was seen, with what was entered here instead", () => {
    const typed = mine({ fields: { number: "A-1", total: "99" } });
    expect(changedMeanwhile(typed, theirs({ total: "12", number: "B-2" }))).toEqual([
      { field: "number", row: null, before: "A-1", now: "B-2", mine: null },
      { field: "total", row: null, before: "10", now: "12", mine: "99" },
    ]);
  });

  it("is no contradiction when both entered the same", () => {
    const typed = mine({ fields: { number: "A-1", total: "12" } });
    expect(changedMeanwhile(typed, theirs({ total: "12" }))).toMatchObject([{ now: "12", mine: null }]);
  });

  it("is told by the row's number as it is now, for rows that came, went or changed", () => {
    const saved = theirs({}, [row("Freight", "1"), row("Rope", "7")]);
    const told = changedMeanwhile(mine(), saved).map(({ field, row: at, before: was, now }) => [
      field,
      at,
      was,
      now,
    ]);
    expect(told).toEqual([
      ["net", 2, "6", "7"],
      ["item", 2, "Paint", ""],
      ["net", 2, "4", ""],
      ["item", 1, "", "Freight"],
      ["net", 1, "", "1"],
    ]);
  });
});

describe("two people's work put together", () => {
  it("keeps every value that was entered here, and takes every other from what was saved", () => {
    const typed = mine({
      fields: { number: "A-1", total: "99" },
      lines: [
        { line: 0, cells: row("Rope", "6") },
        { line: 1, cells: row("Paint", "5") },
      ],
    });
    const saved = theirs({ number: "B-2", total: "12" }, [row("Rope", "7"), row("Paint", "4")]);
    const merged = mergeDrafts(typed, saved);
    expect(merged).toMatchObject({ revision: 2, fields: { number: "B-2", total: "99" } });
    expect(merged.lines.map(({ cells }) => cells.net)).toEqual(["7", "5"]);
    // What is left to save is what was entered here alone.
    expect(changesOf(merged)).toMatchObject({ fields: { total: "99" } });
    expect(changesOf(merged).lineItems).toEqual([
      { line: 0, cells: {} },
      { line: 1, cells: { net: "5" } },
    ]);
  });

  it("can no longer be undone to what is no more", () => {
    const step = { fields: { number: "", total: "" }, lines: [], picked: {} };
    expect(mergeDrafts(mine({ past: [step], future: [step], checked: ["total"] }), theirs({}))).toMatchObject(
      {
        checked: [],
        past: [],
        future: [],
      },
    );
  });

  it("is what was saved when nothing was entered here", () => {
    const saved = theirs({ total: "12" }, [row("Rope", "7")]);
    const merged = mergeDrafts(mine(), saved);
    expect([merged.fields, merged.lines]).toEqual([saved.fields, saved.lines]);
    expect(changesOf(merged)).toEqual({ fields: {}, lineItems: undefined });
  });
});
