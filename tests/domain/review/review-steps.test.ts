import { describe, expect, it } from "vitest";
import type { ReviewDraft } from "~/domain/review/review-draft";
import { redo, undo, withStep } from "~/domain/review/review-steps";

const draft = (total: string, change: Partial<ReviewDraft> = {}): ReviewDraft => ({
  revision: 1,
  was: { fields: { total: "0" }, lines: [] },
  fields: { total },
  lines: [],
  active: "total",
  pick: "one",
  corner: null,
  checked: [],
  picked: {},
  past: [],
  future: [],
  ...change,
});
/** A draft whose total was typed again and again. */
function typed(first: string, ...totals: string[]): ReviewDraft {
  let now = draft(first);
  for (const total of totals) now = withStep(now, { ...now, fields: { total } });
  return now;
}
const total = ({ fields }: ReviewDraft) => fields.total;

describe("the steps of a review", () => {
  it("lead back one by one, and forth again", () => {
    const end = typed("0", "1", "2", "3");
    const back = [undo(end), undo(undo(end)), undo(undo(undo(end)))];
    expect(back.map(total)).toEqual(["2", "1", "0"]);
    const [, , first = end] = back;
    expect([redo(first), redo(redo(first)), redo(redo(redo(first)))].map(total)).toEqual(["1", "2", "3"]);
  });

  it("end where there are no more: the draft stays the same", () => {
    const one = draft("0");
    expect(undo(one)).toBe(one);
    expect(redo(one)).toBe(one);
  });

  it("are none where nothing changed", () => {
    const one = draft("0");
    expect(withStep(one, { ...one, active: "tax" }).past).toEqual([]);
    expect(withStep(one, { ...one, fields: { total: "1" } }).past).toHaveLength(1);
    expect(withStep(one, { ...one, picked: { total: { page: 1, words: [1] } } }).past).toHaveLength(1);
  });

  it("forget what was undone once something new is done", () => {
    const back = undo(typed("0", "1"));
    expect(back.future).toHaveLength(1);
    const other = withStep(back, { ...back, fields: { total: "9" } });
    expect(other.future).toEqual([]);
    expect(total(undo(other))).toBe("0");
  });

  it("keep places and rows, but not which input is at hand", () => {
    const one = draft("0", {
      picked: { total: { page: 1, words: [3] } },
      lines: [{ line: 0, cells: { a: "x" } }],
    });
    const after = withStep(one, { ...one, lines: [], picked: {}, active: "tax" });
    expect(undo(after)).toMatchObject({ lines: one.lines, picked: one.picked, active: "tax" });
  });

  it("are the latest twenty", () => {
    const end = typed("0", ...Array.from({ length: 39 }, (_, at) => String(at + 1)));
    expect(end.past).toHaveLength(20);
    expect(total({ ...end, ...end.past[0] })).toBe("19");
  });

  it("are as many as a form can carry, and one at least", () => {
    const long = (sign: string) => sign.repeat(100_000);
    const end = typed(long("a"), long("b"), long("c"));
    expect(end.past).toHaveLength(1);
    expect(total(undo(end))).toBe(long("b"));
    expect(typed("x".repeat(300_000), "y").past).toHaveLength(1);
  });
});
