import { listRowOf } from "@engine/stages/tables/list-row";
import { describe, expect, it } from "vitest";
import { numberOf, tokensIn } from "../../support/rows";

function read(text: string, net: string, { mayLead = false, mark = "." as "." | "," } = {}) {
  const row = listRowOf(tokensIn(text), numberOf(net), { mark, mayLead });
  return [
    row.quantity?.value,
    row.unitPrice?.value,
    row.text.map((token) => token.text).join(" "),
    row.check.state,
  ];
}

describe("count and price in the words of a row", () => {
  it.each([
    ["Peak usage 217 kWh @ $0.2010", "43.62", ["217", "0.2010", "Peak usage", "agrees"]],
    ["Supply charge 31 days in period x 0.4967", "15.40", ["31", "0.4967", "Supply charge", "agrees"]],
    ["Film 2 * 9.00", "18.00", ["2", "9.00", "Film", "agrees"]],
    ["Film 2 x 9.00 EUR", "18.00", ["2", "9.00", "Film", "agrees"]],
    ["Film 2 × 9.00 each", "18.00", ["2", "9.00", "Film each", "agrees"]],
    ["Film 2 x 9.00", "17.00", ["2", "9.00", "Film", "differs"]],
    ["Gas 41.5 m³ x 1.20", "49.80", ["41.5", "1.20", "Gas", "agrees"]],
  ])("%s for %s", (text, net, row) => {
    expect(read(text, net)).toEqual(row);
  });

  it("with a decimal comma", () => {
    expect(read("Arbeitspreis 1 200 kWh x 0,31 EUR", "372.00", { mark: "," })).toEqual([
      "1200",
      "0.31",
      "Arbeitspreis",
      "agrees",
    ]);
  });

  it("of two products takes the one that is the amount", () => {
    expect(read("Box 2 x 3.00 Film 2 @ 9.00", "18.00").slice(0, 2)).toEqual(["2", "3.00"]);
    expect(read("Box 20 a 30.00 Film 2 a 9.00", "18.00").slice(0, 2)).toEqual(["2", "9.00"]);
  });

  it.each(["Film of 12 minutes", "Part 4711", "", "x", "2 x"])("%j has none", (text) => {
    expect(read(text, "18.00")).toEqual([undefined, undefined, text, "untested"]);
  });
});

describe("a bare count in front", () => {
  it.each([
    ["11 Detergent", "11", "Detergent"],
    ["2x Coffee", "2", "Coffee"],
    ["1.830 Orange juice", "1.830", "Orange juice"],
  ])("%s is taken where it may lead", (text, quantity, name) => {
    expect(read(text, "7.00", { mayLead: true })).toEqual([quantity, undefined, name, "untested"]);
    expect(read(text, "7.00")[0]).toBeUndefined();
  });

  it.each(["10000 Detergent", "11", "11 A", "Detergent 11"])("%s has none", (text) => {
    expect(read(text, "7.00", { mayLead: true })[0]).toBeUndefined();
  });
});
