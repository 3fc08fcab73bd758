import { monthOf } from "@engine/values/month-names";
import { expect, test } from "vitest";

test.each([
  ["January", 1],
  ["févr.", 2],
  ["März", 3],
  ["maggio", 5],
  ["aug", 8],
  ["setiembre", 9],
  ["dezembro", 12],
  ["augusti", 8],
  ["września", 9],
])("%s is month %i", (name, month) => {
  expect(monthOf(name)).toBe(month);
});

test.each(["", ".", "Monday", "moms"])("%j is no month", (name) => {
  expect(monthOf(name)).toBeUndefined();
});
