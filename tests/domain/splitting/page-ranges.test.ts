import { describe, expect, it } from "vitest";
import { readPageRanges, shownRanges } from "~/domain/splitting/page-ranges";

describe("page ranges", () => {
  it.each([
    ["1-2, 3, 4-6", "1-2, 3, 4-6"],
    [" 1 – 2;3\n5-6 ", "1-2, 3, 5-6"],
    ["2-3", "2-3"],
  ])("%j is understood", (text, shown) => {
    const read = readPageRanges(text, 6);
    expect("ranges" in read && shownRanges(read.ranges)).toBe(shown);
  });

  it.each([
    ["", "not-ranges"],
    ["one, two", "not-ranges"],
    ["1-2-3", "not-ranges"],
    ["1-2, 7", "no-such-page"],
    ["0-2", "no-such-page"],
    ["1-3, 3-4", "not-rising"],
    ["4, 1-2", "not-rising"],
    ["3-2", "not-rising"],
    ["1-6", "whole-file"],
  ])("%j is refused", (text, problem) => {
    expect(readPageRanges(text, 6)).toEqual({ messageKey: `splitting.problem.${problem}` });
  });
});
