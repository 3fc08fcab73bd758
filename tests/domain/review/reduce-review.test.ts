import { describe, expect, it } from "vitest";
import type { DraftAction } from "~/domain/review/draft-action";
import type { Paper } from "~/domain/review/reduce-draft";
import {
  isBeingTyped,
  openedReview,
  type ReviewEvent,
  type ReviewState,
  reduceReview,
} from "~/domain/review/reduce-review";
import type { ReviewDraft } from "~/domain/review/review-draft";

const paper: Paper = {
  shape: { fields: [{ key: "number" }, { key: "total" }], columns: [{ key: "quantity", number: true }] },
  page: { number: 1, words: [{ text: "AX-4100", box: [0, 0, 0.1, 0.1] }] },
};
const draft: ReviewDraft = {
  revision: 3,
  active: "number",
  pick: "one",
  corner: null,
  checked: [],
  picked: {},
  past: [],
  future: [],
  was: { fields: { number: "A-1", total: "1" }, lines: [] },
  fields: { number: "A-1", total: "1" },
  lines: [],
};
const opened = openedReview("one", draft);
/** What stands in the form. */
const held = (fields: Record<string, string> = {}) => ({
  lines: draft.lines,
  pick: draft.pick,
  fields: { ...draft.fields, ...fields },
});
const run = (state: ReviewState, ...events: ReviewEvent[]) => events.reduce(reduceReview, state);
const entered = (input: string, fields?: Record<string, string>): ReviewEvent => ({
  type: "entered",
  input,
  held: held(fields),
});
const left = (input: string, fields?: Record<string, string>): ReviewEvent => ({
  type: "left",
  input,
  held: held(fields),
});
const acted = (action: DraftAction, fields?: Record<string, string>): ReviewEvent => ({
  type: "acted",
  action,
  held: held(fields),
  paper,
});

describe("the input with the focus", () => {
  it("is the one that the page fills and shows, each time that it gets the focus", () => {
    const state = run(opened, entered("total"), left("total"), entered("total"));
    expect(state).toMatchObject({ draft: { active: "total" }, entered: 2, turn: 0 });
  });

  it("makes one step of what was typed once it is left, and none when nothing was", () => {
    const typed = run(
      opened,
      entered("total"),
      left("total", { total: "12" }),
      entered("number", { total: "12" }),
    );
    expect(typed.draft).toMatchObject({ fields: { total: "12" }, active: "number" });
    expect(typed.draft.past.map(({ fields }) => fields.total)).toEqual(["1"]);
    expect(run(opened, entered("total"), left("total")).draft.past).toEqual([]);
    // Leaving an input that never got the focus says nothing.
    expect(run(opened, left("total", { total: "12" }))).toBe(opened);
  });

  it("keeps undo to itself while letters are typed into it", () => {
    const state = run(opened, entered("total"));
    expect([isBeingTyped(state, "1"), isBeingTyped(state, "12"), isBeingTyped(opened, "12")]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("is not what the words fill when it was only passed on the way to them", () => {
    const passed = run(opened, { type: "meant", input: "total" }, entered("number"), {
      type: "words-entered",
    });
    expect(passed.draft.active).toBe("total");
    const meant: ReviewEvent = { type: "meant", input: "total" };
    expect(reduceReview(passed, meant)).toBe(passed);
  });
});

describe("something that changes the form", () => {
  it("takes what stands in the form along, draws the inputs anew, and focuses the next", () => {
    const state = run(opened, entered("number"), acted({ type: "word", page: 1, index: 0 }, { total: "7" }));
    expect(state).toMatchObject({
      draft: { fields: { number: "AX-4100", total: "7" }, active: "total" },
      turn: 1,
      focus: "total",
      meant: "total",
      typing: null,
    });
    const undone = reduceReview(state, { ...acted({ type: "undo" }), held: state.draft } as ReviewEvent);
    expect(undone).toMatchObject({ draft: { fields: { number: "A-1", total: "7" } }, turn: 2 });
  });

  it("is nothing when there is no such word and nothing to undo", () => {
    expect(run(opened, acted({ type: "word", page: 1, index: 9 }), acted({ type: "undo" }))).toBe(opened);
  });
});

it("begins anew with each answer of the server, and gives nothing the focus", () => {
  const worked = run(opened, entered("total"), acted({ type: "word", page: 1, index: 0 }));
  const answered = reduceReview(worked, { type: "answered", stamp: "two", draft: { ...draft, revision: 4 } });
  expect(answered).toMatchObject({
    stamp: "two",
    draft: { revision: 4, past: [] },
    focus: null,
    typing: null,
  });
  expect(answered.turn).toBe(worked.turn + 1);
});

it("lets a checked value stand without drawing the inputs again", () => {
  const state = run(opened, { type: "checked", input: "total" }, { type: "checked", input: "total" });
  expect(state).toMatchObject({ draft: { checked: ["total"] }, turn: 0, focus: null });
});
