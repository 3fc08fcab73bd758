import { misreadingsBetween } from "@engine/values/misreading";
import { describe, expect, it } from "vitest";

describe("slips of recognition between the printed amount and the one read, in cents", () => {
  it.each([
    [10800, 10880, 1, "a nought read as an eight"],
    [13700, 18700, 1, "a three read as an eight"],
    [11700, 17700, 1, "a one read as a seven"],
    [11788, 17768, 2, "two digits"],
    [123456, 23456, 1, "a lost leading digit"],
    [118600, 18680, 2, "a lost leading digit and a digit"],
    [45, 4500, 1, "a lost decimal mark"],
    [-10800, -10880, 1, "with its sign"],
  ])("%i read as %i takes %s: %s", (printed, read, slips) => {
    expect(misreadingsBetween(printed, read)).toBe(slips);
  });

  it.each([
    [10800, 10800, "nothing was misread"],
    [10800, -10880, "the sign is another"],
    [10800, 10820, "a nought is not read as a two"],
    [108888, 100000, "four digits are too many"],
    [0, 8, "nothing is printed"],
    [5, 12345, "the lengths are too far apart"],
  ])("%i read as %i is no misreading: %s", (printed, read) => {
    expect(misreadingsBetween(printed, read)).toBeUndefined();
  });
});
