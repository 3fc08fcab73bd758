import { rowEquations } from "@engine/stages/decoding/row-equations";
import { proofFigures } from "@tests/support/proof-figures";
import { expect, it } from "vitest";

it.each([
  [["agrees", "agrees"], { agree: "2", tested: "2" }, true],
  [["agrees", "differs", "untested"], { agree: "1", tested: "2" }, false],
  [["differs"], { agree: "0", tested: "1" }, false],
] as const)("rows that are %j", (states, values, holds) => {
  const rows = states.map((arithmetic) => ({ cents: 100, balance: undefined, arithmetic }));
  expect(rowEquations(proofFigures({ amounts: {}, rows }))).toEqual([
    { key: "equation.rows", values, holds },
  ]);
});

it("rows without anything to multiply are not told of", () => {
  expect(rowEquations(proofFigures({ amounts: {}, rows: [100, 150] }))).toEqual([]);
  expect(rowEquations(proofFigures({ amounts: {} }))).toEqual([]);
});
