import { foldLookalikes, foldWord } from "@engine/text/fold-word";
import { describe, expect, it } from "vitest";

describe("a word by which layouts are compared", () => {
  it.each([
    ["Invoice", "lnvoice"],
    ["TOTAL:", "T0TAL"],
    ["Société", "societe"],
    ["Bill", "Bi|l"],
    ["Cash5", "CashS"],
  ])("%s may have been read as %s", (printed, read) => {
    expect(foldWord(read)).toBe(foldWord(printed));
    expect(foldWord(printed)).not.toBe("");
  });

  it("keeps words apart that look otherwise", () => {
    expect(foldWord("Total")).not.toBe(foldWord("Tonal"));
  });

  it.each(["", "12", "of", "A4", "2041-AB", "12.50", "20kg", "--"])(
    "is none of %j, which changes",
    (text) => {
      expect(foldWord(text)).toBe("");
    },
  );

  it("stays one with up to three digits in ten", () => {
    expect(foldWord("section12")).toBe("sectlonl2");
    expect(foldWord("secti1234")).toBe("");
  });
});

it("digits that look like letters are made those letters", () => {
  expect(foldLookalikes("10i|5s")).toBe("lollss");
});
