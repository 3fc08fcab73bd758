import type { Page } from "@engine/reading/page";
import { describe, expect, it } from "vitest";
import { pageNumbersToTeach, pagesToTeach } from "~/domain/documents/pages-to-teach";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const pages = (count: number): Page[] =>
  numbers(count).map((number) => ({
    number,
    width: 595,
    height: 842,
    source: "text",
    confidence: 1,
    turns: 0,
    words: [],
  }));
const on = (page: number) => ({
  total: { value: "1", raw: "1", confidence: 1, place: { page, box: [0, 0, 1, 1] as const }, reasons: [] },
});

describe("the pages that a document teaches with", () => {
  it("are all of a short one", () => {
    expect(pageNumbersToTeach(numbers(30), {})).toEqual(numbers(30));
    expect(pagesToTeach(pages(3), {})).toHaveLength(3);
  });

  it("are the first, the last and those of its values of a long one", () => {
    expect(pageNumbersToTeach(numbers(200), on(77))).toEqual([...numbers(12), 77, 199, 200]);
  });

  it("are those where a long table begins and ends", () => {
    const taught = pagesToTeach(pages(21), on(9), { head: 2, tail: 21 });
    expect(taught.map(({ number }) => number)).toEqual([1, 2, 9, 21]);
  });
});
