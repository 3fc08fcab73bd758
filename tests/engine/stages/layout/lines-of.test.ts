import { layoutOf } from "@engine/stages/layout/document-layout";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const segmentsOf = (typed: string) =>
  layoutOf([pageOf(typed)]).lines.map((line) => line.segments.map((segment) => segment.text));

describe("lines and segments", () => {
  it("parts a line at wide gaps only", () => {
    expect(segmentsOf("Invoice No   INV 2041     Date")).toEqual([["Invoice No", "INV 2041", "Date"]]);
  });

  it("parts a label from the value glued to it", () => {
    const [line] = layoutOf([pageOf("Date:05/06/2025 https://example.org 12:30")]).lines;
    expect(line?.tokens.map((token) => token.text)).toEqual([
      "Date:",
      "05/06/2025",
      "https://example.org",
      "12:30",
    ]);
  });

  it("leaves the rulings of typed tables out", () => {
    expect(segmentsOf("| Qty | Total |\n--------------\n| 2   | 4.00  |")).toEqual([
      ["Qty", "Total"],
      ["2", "4.00"],
    ]);
  });

  it("does not part recognised words at a low dash, or where letters are wide", () => {
    const page = pageOf("Oak St. 33");
    // Boxes in points of a page of 600 by 800: a dash of two points, and letters half as wide again as high.
    const word = (text: string, left: number, top: number, width: number, height: number) => ({
      ...page.words[0],
      text,
      box: [left / 600, top / 800, (left + width) / 600, (top + height) / 800] as const,
    });
    const words = [
      word("Oak", 50, 100, 30, 12),
      word("33", 86, 100, 16, 12),
      word("-", 112, 105, 6, 2),
      word("80799", 128, 100, 40, 12),
      word("Lakeside", 50, 140, 160, 12),
      word("7", 238, 140, 14, 12),
    ];
    const lines = layoutOf([
      { ...page, width: 600, height: 800, source: "ocr", words: words as typeof page.words },
    ]).lines;
    expect(lines.map((line) => line.segments.map(({ text }) => text))).toEqual([
      ["Oak 33 - 80799"],
      ["Lakeside 7"],
    ]);
  });

  it("keeps the two ends of a slanted line together", () => {
    const page = pageOf(
      "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu\nxi omicron pi",
    );
    const words = page.words.map((word) => {
      const [left, top, right, bottom] = word.box;
      return { ...word, box: [left, top + 0.02 * left, right, bottom + 0.02 * left] as const };
    });
    expect(layoutOf([{ ...page, source: "ocr", words }]).lines).toHaveLength(2);
  });

  it("puts text printed over other text on a line of its own", () => {
    const page = pageOf("Remit to Sinclair Group Inc");
    const over = { ...(page.words[4] ?? page.words[0]), text: "Advertiser" } as (typeof page.words)[number];
    const lines = layoutOf([{ ...page, words: [...page.words, over] }]).lines;
    expect(lines.map((line) => line.text)).toEqual(["Remit to Sinclair Group Inc", "Advertiser"]);
  });
});

it("ends a recognised word where the next one begins within it", () => {
  const page = pageOf("Total");
  // Boxes as recognition gives them for "100.60": the first word has the box of both.
  const words = [
    { text: "100.", box: [0.61, 0.612, 0.701, 0.623] as const, confidence: 0.9 },
    { text: "60", box: [0.677, 0.61, 0.704, 0.628] as const, confidence: 0.9 },
  ];
  const textsOf = (source: "ocr" | "text") =>
    layoutOf([{ ...page, source, words: words.map((word) => ({ ...page.words[0], ...word })) }]).lines.map(
      ({ text }) => text,
    );
  expect(textsOf("ocr")).toEqual(["100. 60"]);
  expect(textsOf("text")).toHaveLength(2);
});
