import { findAmounts } from "@engine/stages/candidates/find-amounts";
import { linesWithAmounts } from "@engine/stages/candidates/lines-with-amounts";
import { markColumnSums } from "@engine/stages/candidates/mark-column-sums";
import { describe, expect, it } from "vitest";
import { linesIn } from "../../support/rows";

const amountsIn = (typed: string) => linesIn(typed).flatMap((line) => findAmounts(line, ".", new Set()));

/** The sums that are marked, and the lines of their parts, by how they are printed. */
function marked(typed: string) {
  const amounts = amountsIn(typed);
  markColumnSums(amounts);
  return {
    sums: amounts.filter(({ facts }) => facts.has("column-sum")).map(({ raw }) => raw),
    parts: amounts
      .filter(({ facts }) => [...facts].some((fact) => fact.startsWith("part-of:")))
      .map(({ raw }) => raw),
  };
}

describe("an amount below others in its column", () => {
  it("is marked as their sum, and they as its parts", () => {
    const typed = `
      Rope        120.00
      Paint        80.00
      Shackle       9.50
      Net         209.50`;
    const amounts = amountsIn(typed);
    markColumnSums(amounts);
    expect(amounts.map(({ facts }) => [facts.has("column-sum"), facts.has("part-of:3")])).toEqual([
      [false, true],
      [false, true],
      [false, true],
      [true, false],
    ]);
  });

  it.each([
    ["sum with a tax", "100.00\n 20.00\n120.00", ["120.00"]],
    ["sum with a discount", "100.00\n-20.00\n 80.00", ["80.00"]],
    ["sum of the nearest two", "50.00\n30.00\n20.00\n50.00", ["50.00"]],
    ["sum with nothing for nothing", "75.00\n 0.00\n25.00\n100.00", ["100.00"]],
    ["single amount again", "100.00\n100.00", []],
    ["amount and a nought", "100.00\n  0.00\n100.00", []],
    ["cent too much", "100.00\n 20.00\n120.01", []],
    ["number without cents", "100\n 20\n120", []],
    ["nought", "10.00\n-10.00\n  0.00", []],
  ])("is judged as %s", (_, typed, sums) => {
    expect(marked(typed).sums).toEqual(sums);
  });

  it("is no sum of what stands in another column", () => {
    expect(marked("100.00\n 20.00\n            120.00").sums).toEqual([]);
  });

  it("may be the sum of sums", () => {
    const { sums } = marked("60.00\n40.00\n100.00");
    expect(sums).toEqual(["100.00"]);
  });

  it("is tried over the twenty-five amounts above it", () => {
    const rows = (count: number) => `${" 1.00\n".repeat(count)}${count}.00`;
    expect(marked(rows(25)).sums).toEqual(["25.00"]);
    expect(marked(rows(26)).sums).toEqual([]);
  });
});

describe("the table lines that are believed", () => {
  const priced = (...lines: number[]) =>
    amountsIn("9.50").flatMap((amount) => lines.map((line) => ({ ...amount, line })));
  const believed = (lines: number[], ...at: number[]) =>
    [...linesWithAmounts(new Set(lines), priced(...at))].sort((a, b) => a - b);
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, step) => first + step);

  it.each<[string, number[], number[], number[]]>([
    ["a run with an amount", from(4, 8), [5], from(4, 8)],
    ["a run without one", from(4, 8), [20], []],
    ["the last six lines before the first amount", from(0, 12), [10], from(4, 12)],
    ["each run by itself", [...from(0, 3), ...from(10, 12)], [11], from(10, 12)],
    ["lines in any order", [12, 10, 11], [12], [10, 11, 12]],
    ["no lines", [], [3], []],
  ])("are %s", (_, lines, at, expected) => {
    expect(believed(lines, ...at)).toEqual(expected);
  });

  it("are not told by numbers without cents", () => {
    const whole = amountsIn("12").map((amount) => ({ ...amount, line: 5 }));
    expect([...linesWithAmounts(new Set(from(4, 8)), whole)]).toEqual([]);
  });
});
