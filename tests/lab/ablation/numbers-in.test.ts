import { describe, expect, it } from "vitest";
import { numbersIn } from "../../../lab/ablation/numbers-in";
import { changesBetween } from "../../../lab/ablation/outcomes";

const source = `
import { other } from "./other";

/** Weights in logits. */
const weights: Features = {
  bias: -2.2,
  // Seen on every slip.
  "label-right": 5.2,
};
const [first] = [1];

/** Half a cent. */
export function close(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.005 && a > 0 && other[1] !== 2;
}

type Three = 3;
`;

describe("the chosen numbers of a source", () => {
  const found = numbersIn(source);

  it("are those of constants, and in functions those that do not count or index", () => {
    expect(found.map(({ name, value }) => [name, value])).toEqual([
      ["weights.bias", -2.2],
      ["weights.label-right", 5.2],
      ["[first]", 1],
      ["close", 0.005],
    ]);
  });

  it("have the nearest comment for a reason", () => {
    expect(found.map(({ reason }) => reason)).toEqual([
      "Weights in logits.",
      "Seen on every slip.",
      "",
      "Half a cent.",
    ]);
  });

  it("stand where the source has them", () => {
    expect(found.map(({ from, to }) => source.slice(from, to))).toEqual(["-2.2", "5.2", "1", "0.005"]);
  });
});

describe("what a number is worth", () => {
  it("is counted per family, fields by name and rows by number", () => {
    const withIt = [
      { family: "slips", right: ["total", "tax"], rows: 3 },
      { family: "invoices", right: ["total"], rows: 0 },
    ];
    const without = [
      { family: "slips", right: ["total", "vendorName"], rows: 1 },
      { family: "invoices", right: ["total"], rows: 0 },
    ];
    expect(changesBetween(withIt, without)).toEqual({
      slips: { gained: 3, lost: 1 },
      invoices: { gained: 0, lost: 0 },
    });
  });
});
