import { digitsInNumbers } from "@engine/reading/ocr/digits-in-numbers";
import { expect, test } from "vitest";

test.each([
  ["RMO.28", "RM0.28"],
  ["16.0C", "16.00"],
  ["1,2O5.5O", "1,205.50"],
  ["$l2.50", "$12.50"],
  ["1O/03/2018", "10/03/2018"],
  ["08:3O:00", "08:30:00"],
  ["(1B.40)", "(18.40)"],
])("letters in a number become digits: %s", (read, meant) => {
  expect(digitsInNumbers(read)).toBe(meant);
});

test.each(["OO.OO", "SOLD", "CS00018751", "B028", "12.50", "No.5110", "S.A.", "U3/G", "10-IO"])(
  "what is no number stays: %s",
  (text) => {
    expect(digitsInNumbers(text)).toBe(text);
  },
);
