import { expect, it } from "vitest";
import { draftActionOf } from "~/domain/review/draft-action";

const corner = { page: 1, x: 0.5, y: 0.5 };

it.each([
  [{ intent: "undo" }, { type: "undo" }],
  [{ intent: "add" }, { type: "add", row: null }],
  [{ intent: "add:3" }, { type: "add", row: 3 }],
  [{ intent: "delete:0" }, { type: "delete", row: 0 }],
  [
    { intent: "paste", pasted: "a\tb" },
    { type: "paste", text: "a\tb" },
  ],
  [
    { intent: "", word: "2:14" },
    { type: "word", page: 2, index: 14 },
  ],
  [
    { intent: "", corner },
    { type: "corner", point: corner },
  ],
  [{ intent: "checked:total" }, { type: "checked", input: "total" }],
  [{ intent: "checked:line.0.quantity" }, { type: "checked", input: "line.0.quantity" }],
  // A row must be named, and what a script sends for a word must be one.
  [{ intent: "delete" }, null],
  [{ intent: "split:x" }, null],
  [{ intent: "", word: "2:x" }, null],
  [{ intent: "checked:" }, null],
  [{ intent: "save" }, null],
])("the button %j means %j", (pressed, action) => {
  expect(draftActionOf(pressed)).toEqual(action);
});
