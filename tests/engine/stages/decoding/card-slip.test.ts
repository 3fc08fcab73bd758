import { slipNumbersLast } from "@engine/stages/decoding/card-slip";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { scoredAs } from "../../support/scored";

const slips = {
  German: ["Kundenbeleg", "Beleg-Nr. 1247", "Trace-Nr. 303344", "Kontaktlos", "VU-Nr. 4556280989"],
  English: ["Merchant copy", "Ref 1247", "Terminal 2001", "AID A0000000041010", "Approved"],
  French: ["Carte bancaire", "Recu 1247", "Sans contact", "Terminal 2001", "APPROUVEE"],
};
const receipt = [
  "Haushalt Berger",
  "Bon-Nr. 4606",
  "Seife 1,20",
  "Besen 7,80",
  "Pinsel 2,00",
  "Lack 9,00",
  "Summe 20,00",
];
const ranked = (lines: readonly string[], ...numbers: [value: string, score: number][]) => {
  const layout = layoutOf([pageOf(lines.join("\n"))]);
  const options = numbers.map(([value, score]) =>
    scoredAs(value, score, { candidate: { line: lines.findIndex((line) => line.includes(value)) } }),
  );
  return slipNumbersLast(options, layout).map(({ candidate, score }) => [candidate.value, score]);
};

describe("numbers on the slip of a card terminal", () => {
  it.each(Object.entries(slips))("come after the receipt's own: %s", (_name, slip) => {
    expect(ranked([...receipt, ...slip], ["1247", 3], ["4606", 1])).toEqual([
      ["4606", 1],
      ["1247", 0],
    ]);
  });

  it("do not where a receipt only names the card it was paid with", () => {
    const lines = [...receipt, "Mastercard 20,00", "Danke", "Beleg 1247"];
    expect(ranked(lines, ["1247", 3], ["4606", 1])[0]).toEqual(["1247", 3]);
  });
});
