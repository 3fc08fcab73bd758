import type { Page } from "@engine/reading/page";
import { describe, expect, it } from "vitest";
import { searchableText } from "~/domain/documents/searchable-text";

const pageOf = (...texts: string[]) =>
  ({ words: texts.map((text) => ({ text, box: [0, 0, 1, 1], confidence: 1 })) }) as unknown as Page;

describe("the text of a document that is searched", () => {
  it("is its words in reading order, page after page", () => {
    expect(searchableText([pageOf("Total", "due"), pageOf("Terms")])).toBe("Total due Terms");
  });

  it("holds numbers without what groups their digits as well, after the words", () => {
    expect(searchableText([pageOf("$1,212.00", "1.234.567,89", "12'500", "3,50", "KS-1012", "1,2,3")])).toBe(
      "$1,212.00 1.234.567,89 12'500 3,50 KS-1012 1,2,3 1212.00 1234567,89 12500",
    );
  });

  it("is cut where a row of the database could not hold it", () => {
    expect(searchableText([pageOf(...Array.from({ length: 70_000 }, () => "1,212.00"))])).toHaveLength(
      600_000,
    );
  });
});
