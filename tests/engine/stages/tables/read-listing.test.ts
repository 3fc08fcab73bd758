import { readListings } from "@engine/stages/tables/read-listing";
import { describe, expect, it } from "vitest";
import { sourcesOf, valuesOf } from "../../support/rows";

/** The rows of every list of a typed page. */
const listsIn = (typed: string, mark: "." | "," = ".") =>
  readListings(sourcesOf(typed, { mark })).map(valuesOf);
const listIn = (typed: string, mark: "." | "," = ".") => listsIn(typed, mark)[0] ?? [];

describe("rows of a name and an amount", () => {
  it("stand above a sum", () => {
    expect(
      listIn(`
      Coffee               4.50
      Almond cake          6.20
      Total               10.70`),
    ).toEqual([
      { description: "Coffee", netTotal: "4.50" },
      { description: "Almond cake", netTotal: "6.20" },
    ]);
  });

  it("are read with the decimal mark of the document", () => {
    expect(listIn("Kaffee           4,50\nKuchen           6,20\nSumme           10,70", ",")).toEqual([
      { description: "Kaffee", netTotal: "4.50" },
      { description: "Kuchen", netTotal: "6.20" },
    ]);
  });

  it.each([
    [
      "2 x 4.50 beside the name",
      "Coffee   2 x 4.50        9.00\nCake                     6.20\nTotal                   15.20",
    ],
    [
      "2 x 4.50 below the name",
      "Coffee                   9.00\n2 x 4.50\nCake                     6.20\nTotal                   15.20",
    ],
    [
      "2 @ 4.50 below the name",
      "Coffee                   9.00\n2 @ 4.50\nCake                     6.20\nTotal                   15.20",
    ],
  ])("may say how they came about: %s", (_name, typed) => {
    const [coffee, cake] = listIn(typed);
    expect(coffee).toMatchObject({
      description: "Coffee",
      netTotal: "9.00",
      unitPrice: "4.5",
      quantity: "2",
    });
    expect(cake).toEqual({ description: "Cake", netTotal: "6.20" });
  });

  it("may begin with a code, which is no part of the name", () => {
    expect(
      listIn(`
      500120 Coffee        4.50
      500121 Cake          6.20
      Total               10.70`),
    ).toEqual([
      { itemCode: "500120", description: "Coffee", netTotal: "4.50" },
      { itemCode: "500121", description: "Cake", netTotal: "6.20" },
    ]);
  });

  it("may end with a letter for their tax, which is no part of the name", () => {
    const names = listIn(`
      Coffee A             4.50
      Cake B               6.20
      Total               10.70`).map(({ description }) => description);
    expect(names).toEqual(["Coffee", "Cake"]);
  });

  it.each([
    ["many", "Bread                3.00\n"],
    ["two", ""],
  ])("keep the letter that only one of %s ends with", (_name, more) => {
    const typed = `Vitamin C            4.50\nCake                 6.20\n${more}Total               10.70`;
    expect(listIn(typed).slice(0, 2)).toEqual([
      { description: "Vitamin C", netTotal: "4.50" },
      { description: "Cake", netTotal: "6.20" },
    ]);
  });

  it("have their names on the lines above where none stands beside the amounts", () => {
    const rows = listIn(`
      Coffee
      2 x 4.50             9.00
      Cake
      1 x 6.20             6.20
      Total               15.20`);
    expect(rows.map(({ description, quantity, netTotal }) => [description, quantity, netTotal])).toEqual([
      ["Coffee", "2", "9.00"],
      ["Cake", "1", "6.20"],
    ]);
  });

  it("are not what is carried over from the page before", () => {
    const names = listIn(`
      Coffee               4.50
      Carried forward      4.50
      Cake                 6.20
      Total               10.70`).map(({ description }) => description);
    expect(names).not.toContain("Carried forward");
  });

  it("are none on a page of words", () => {
    expect(listsIn("Thank you for your visit")).toEqual([]);
    expect(listsIn("")).toEqual([]);
  });
});

describe("several lists", () => {
  const slip = `
      Coffee               4.50
      Cake                 6.20
      Total               10.70

      Your points
      Before the visit                         100.25
      For this visit                            10.70`;

  it("are those above the sum where any stands there", () => {
    const names = listsIn(slip)
      .flat()
      .map(({ description }) => description);
    expect(names).toEqual(["Coffee", "Cake"]);
  });

  it("are all of them where there is no sum", () => {
    const names = listsIn(slip.replace(/ *Total.*\n/, ""))
      .flat()
      .map(({ description }) => description);
    expect(names).toEqual(expect.arrayContaining(["Coffee", "Before the visit"]));
  });
});
