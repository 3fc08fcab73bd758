import { isDateSpan, spansOf } from "@engine/stages/tables/token-spans";
import { describe, expect, it } from "vitest";
import { lineIn } from "../../support/rows";

const spans = (text: string) =>
  spansOf(lineIn(text)).map((span) => span.map((token) => token.text).join(" "));

describe("words that stand together", () => {
  it.each([
    ["Rope € 12.50", ["Rope", "€ 12.50"]],
    ["Rope 12.50 EUR 3", ["Rope", "12.50 EUR", "3"]],
    ["Rs. 1,23,456.00", ["Rs. 1,23,456.00"]],
    ["RM 30.90 RM 4.00", ["RM 30.90", "RM 4.00"]],
    ["21 June 2014 Rope", ["21 June 2014", "Rope"]],
    ["June 21, 2014 Rope", ["June 21, 2014", "Rope"]],
    ["21 juin Corde", ["21 juin", "Corde"]],
    ["€    12.50", ["€", "12.50"]],
    ["21 Ropes 2014", ["21", "Ropes", "2014"]],
    ["June 21, 4014", ["June 21,", "4014"]],
    ["EUR Rope", ["EUR", "Rope"]],
  ])("of %s are %j", (text, expected) => {
    expect(spans(text)).toEqual(expected);
  });

  it("are a date where a month is among them", () => {
    const [date, rope] = spansOf(lineIn("21 June Rope"));
    expect(isDateSpan(date ?? [])).toBe(true);
    expect(isDateSpan(rope ?? [])).toBe(false);
    expect(isDateSpan(spansOf(lineIn("€ 12.50"))[0] ?? [])).toBe(false);
    expect(isDateSpan([])).toBe(false);
  });
});
