import { withWholeAmounts } from "@engine/stages/tables/whole-amounts";
import { describe, expect, it } from "vitest";
import { sourcesOf } from "../../support/rows";

const joined = (typed: string) =>
  withWholeAmounts(sourcesOf(typed, { mark: "," })).layout.lines.map((line) => line.text);

describe("amounts that recognition cut at their decimal mark", () => {
  it.each([
    ["Coffee    14, 80", "Coffee\t14,80"],
    ["Coffee    9 ,38", "Coffee\t9,38"],
    ["Coffee    1.040, 50", "Coffee\t1.040,50"],
    ["Coffee    €14. 80", "Coffee\t€14.80"],
    ["Coffee    14, 80 A", "Coffee\t14,80 A"],
    ["14, 80    9, 50", "14,80\t9,50"],
  ])("%s is %s", (typed, text) => {
    expect(joined(typed)).toEqual([text]);
  });

  it.each([
    ["Chapter 3, 12 pages", "a word follows"],
    ["2, 80 kitchen", "a word follows a count"],
    ["Coffee 14, 8", "there is one digit of cents"],
    ["Coffee 14, 800", "there are three"],
    ["Coffee 14, 80 12", "a number follows"],
    ["Coffee 14,    80", "they stand apart"],
  ])("%s stays: %s", (typed) => {
    expect(joined(typed)).toEqual(sourcesOf(typed).layout.lines.map((line) => line.text));
  });

  it("are as sure as the less sure piece, and cover both", () => {
    const sources = sourcesOf("Coffee    14, 80");
    const [line] = withWholeAmounts(sources).layout.lines;
    const whole = line?.tokens.at(-1);
    const pieces = sources.layout.lines[0]?.tokens.slice(1) ?? [];
    expect(whole?.left).toBe(pieces[0]?.left);
    expect(whole?.right).toBe(pieces[1]?.right);
    expect(line?.starts).toEqual([0, 7]);
  });

  it("leave the sources the same where nothing was cut", () => {
    const sources = sourcesOf("Coffee    14,80");
    expect(withWholeAmounts(sources)).toBe(sources);
    expect(withWholeAmounts(sourcesOf("")).layout.lines).toEqual([]);
  });
});
