import { expect, it } from "vitest";
import { matchRows } from "~/domain/review/match-rows";

const rows = (...texts: string[]) =>
  texts.map((text) => {
    const [name = "", price = ""] = text.split(" ");
    return { name, price };
  });

it.each<[string, string[], string[], (number | null)[]]>([
  ["nothing", [], [], []],
  ["the same rows", ["nut 1", "bolt 2"], ["nut 1", "bolt 2"], [0, 1]],
  ["a row put first", ["nut 1"], ["cap 9", "nut 1"], [1]],
  ["a row put between", ["nut 1", "bolt 2"], ["nut 1", "cap 9", "bolt 2"], [0, 2]],
  ["a row taken away", ["nut 1", "cap 9", "bolt 2"], ["nut 1", "bolt 2"], [0, null, 1]],
  ["a changed price", ["nut 1", "bolt 2"], ["nut 1", "bolt 3"], [0, 1]],
  ["a row that shares nothing", ["nut 1"], ["cap 9"], [null]],
  ["equal rows, one taken away", ["nut 1", "nut 1"], ["nut 1"], [0, null]],
  ["an equal row before a similar one", ["nut 1"], ["nut 2", "nut 1"], [1]],
  [
    "rows that changed places, the longer run kept",
    ["a 1", "b 2", "c 3"],
    ["b 2", "c 3", "a 1"],
    [null, 0, 1],
  ],
  ["all gone", ["nut 1", "bolt 2"], [], [null, null]],
])("of %s", (_, before, now, matches) => {
  expect(matchRows(rows(...before), rows(...now))).toEqual(matches);
});

it("an empty cell is shared by nobody", () => {
  expect(matchRows([{ name: "", price: "" }], [{ name: "nut", price: "" }])).toEqual([null]);
});

it("a column that one side lacks is an empty cell", () => {
  expect(matchRows([{ name: "nut" }], [{ name: "nut", price: "" }])).toEqual([0]);
});
