import { taxesBetween } from "@engine/stages/decoding/taxes-between";
import { describe, expect, it } from "vitest";
import { scoredAs } from "../../support/scored";

const at = (value: string, line: number, label = 0) =>
  scoredAs(value, 2, { facts: ["decimals"], features: { "label-right": label }, candidate: { line } });

/** Net on line 1, total on line 4. */
const scored = (taxes: [value: string, line: number][], total = "115.00") => ({
  subTotal: [at("100.00", 1, 1)],
  tax: taxes.map(([value, line]) => at(value, line, 1)),
  total: [at(total, 4, 1)],
});
const found = (...about: Parameters<typeof scored>) =>
  taxesBetween(scored(...about), () => true).map(({ tax, parts }) => [
    tax,
    ...parts.map(({ candidate }) => candidate.value),
  ]);

describe("taxes between net and total", () => {
  it("are what the total is more than the net, where one was not read", () => {
    expect(found([["5.00", 2]])).toEqual([[1_500, "5.00"]]);
  });

  it("are not made up where all were read, so that a sum that fails is seen", () => {
    expect(
      found([
        ["5.00", 2],
        ["9.00", 3],
      ]),
    ).toEqual([]);
  });

  it.each([
    ["no tax was read", [], "115.00"],
    ["the one that was read is all of it", [["15.00", 2]], "115.00"],
    ["what was read is more", [["16.00", 2]], "115.00"],
    ["the rest is too much for a tax", [["5.00", 2]], "135.00"],
  ] as const)("are not known where %s", (_name, taxes, total) => {
    expect(
      found(
        taxes.map(([value, line]) => [value, line]),
        total,
      ),
    ).toEqual([]);
  });

  it("are not all that is added where something else stands between", () => {
    expect(taxesBetween(scored([["5.00", 2]]), (line) => line !== 3)).toEqual([]);
  });
});
