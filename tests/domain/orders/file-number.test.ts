import { describe, expect, it, test } from "vitest";
import { type DecimalMark, decimalMarkOf, numberIn } from "~/domain/orders/file-number";

describe("the decimal mark of a file's numbers", () => {
  const cases: [cells: string[], mark: DecimalMark | null][] = [
    [["1,5", "2"], ","],
    [["1.50"], "."],
    [["1.234,50"], ","],
    [["1,234.50"], "."],
    [["1.234.567"], ","],
    [["1,234,567"], "."],
    [["1,234", "5.678"], null],
    [["1,234", "0,5"], ","],
    [["1,5", "1.5"], null],
    [["1,234"], null],
    [["1,234", "0.5"], "."],
    [["12", "", "n/a"], null],
    [["1'234.50"], "."],
    [["1 234,50"], ","],
    [[], null],
  ];
  test.each(cases)("%o: %s", (cells, mark) => {
    expect(decimalMarkOf(cells)).toBe(mark);
  });
});

describe("the number in a cell", () => {
  const cases: [cell: string, mark: DecimalMark | null, number: number | null][] = [
    ["1,234", ",", 1.234],
    ["1,234", ".", 1234],
    ["1,234", null, null],
    ["-1.234,50", null, -1234.5],
    ["1234.5", null, 1234.5],
    ["1.234.567", ",", 1_234_567],
    ["1.23.456", ",", null],
    ["12,34.5", ".", null],
    ["1'234.50", ".", 1234.5],
    ["1 234,50", ",", 1234.5],
    ["7", null, 7],
    ["-0,5", ",", -0.5],
    ["", null, null],
    ["EUR 5", null, null],
    ["5-", null, null],
    ["1e3", null, null],
  ];
  test.each(cases)("%s with %s: %s", (cell, mark, number) => {
    expect(numberIn(cell, mark)).toBe(number);
  });

  it("is the same however it is grouped", () => {
    for (const cell of ["1234567.25", "1,234,567.25", "1 234 567.25", "1’234’567.25"])
      expect(numberIn(cell, ".")).toBe(1234567.25);
  });
});
