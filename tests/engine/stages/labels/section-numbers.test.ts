import { describe, expect, it } from "vitest";
import { sourcesOf } from "../../support/rows";

/** The fields that the labels of a line announce. */
function announced(typed: string, text: string): string[] {
  const { layout, labels } = sourcesOf(typed);
  const line = layout.lines.find((one) => one.text.includes(text));
  return (labels.get(line?.index ?? -1) ?? []).flatMap(({ senses }) => senses.map(({ field }) => field));
}

describe("a number below the heading of a party", () => {
  it.each([
    ["Käufer/Leistungsempfänger\nNummer:   75969813\nMetallbau Leipzig GmbH", "Nummer", ["accountNumber"]],
    ["Käufer:\nMetallbau Leipzig GmbH\nHauptstraße 3\nNummer   : 75969813", "Nummer", ["accountNumber"]],
    ["Bill to\nLarkmoor Joinery\nNumber: 4711", "Number", ["invoiceNumber"]],
    ["Cliente\nCódigo: C0001", "digo", ["accountNumber"]],
    ["Verkäufer\nNummer: 4711\nLarkmoor Joinery", "Nummer", ["other"]],
  ])("%j announces %s", (typed, text, fields) => {
    expect(announced(typed, text)).toEqual(fields);
  });

  it.each([
    ["there is no heading", "Larkmoor Joinery\nNummer: 4711"],
    ["the heading is too far", "Käufer\nA\nB\nC\nD\nE\nNummer: 4711"],
    ["it is a word of a sentence", "Käufer\nNummer 4711 in the list of items"],
    ["it stands beside another column", "Käufer            Larkmoor\n                   Nummer: 4711"],
  ])("is nobody's where %s", (_why, typed) => {
    expect(announced(typed, "Nummer")).toEqual([]);
  });
});
