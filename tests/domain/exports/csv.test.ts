import { describe, expect, it } from "vitest";
import { csvLine } from "~/domain/exports/csv";

const cellOf = (text: string | number | null) => csvLine([text]).slice(0, -2);
/** What a reader of RFC 4180 gets back. */
const readBack = (cell: string) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

const before = [
  "",
  " ",
  "   ",
  "\u00a0",
  "\u2003",
  "\u3000",
  "\t",
  "\n",
  "\r",
  "\r\n",
  "\u200b",
  "\ufeff",
  "\0",
  " \n\t",
];
const signs = ["=", "+", "-", "@", "＝", "＋", "－", "＠", "−", "﹦", "﹢", "﹣", "﹫"];

describe("a cell of CSV", () => {
  it("is no formula to a spreadsheet, whatever stands before the sign that would make it one", () => {
    const formulas = before.flatMap((space) => signs.map((sign) => `${space}${sign}1+cmd|' /C calc'!A0`));
    expect(formulas.length).toBeGreaterThan(150);
    expect(formulas.filter((text) => readBack(cellOf(text)) !== `'${text}`)).toEqual([]);
  });

  it("begins with no tab, line break or control character of its own", () => {
    for (const text of ["\tx", "\rx", "\nx", "\0x", "\u001bx"])
      expect(readBack(cellOf(text))).toBe(`'${text}`);
  });

  it.each([
    ["-12.50", "-12.50"],
    ["-0", "-0"],
    ["7", "7"],
    [-3.5, "-3.5"],
    [null, ""],
    ["", ""],
    ["Smith & Sons", "Smith & Sons"],
    [" a", " a"],
    ["a=b", "a=b"],
    ["a@b.example", "a@b.example"],
    ["INV-7", "INV-7"],
    ["(=1)", "(=1)"],
  ])("stays what it is: %j", (value, cell) => expect(cellOf(value)).toBe(cell));

  it("stands in quotes where any spreadsheet might see another cell begin", () => {
    expect(csvLine(['say "x"', "a,b", "a;=1", "a\nb"])).toBe('"say ""x""","a,b","a;=1","a\nb"\r\n');
  });

  it("is guarded where it is no plain number, however much it begins like one", () => {
    for (const text of ["-", "--1", "-1+1", "+49 30 1234", "-1e5", "- 5"])
      expect(cellOf(text)).toBe(`'${text}`);
  });
});
