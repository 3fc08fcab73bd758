import { sumsTogether } from "@engine/stages/decoding/sums-together";
import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";
import { scoredAs } from "../../support/scored";

const amountsOn = (...lines: string[][]) =>
  lines.flatMap((values, line) =>
    values.map((value) => scoredAs(value, 0, { facts: ["decimals"], candidate: { line } }).candidate),
  );
const sumsOf = (...lines: string[][]) =>
  sumsTogether(amountsOn(...lines)).map(({ net, tax, total }) => [net.value, tax.value, total]);

describe("net, tax and total on one line", () => {
  it.each([
    ["in their order", ["100.00", "25.00", "125.00"]],
    ["in another", ["125.00", "25.00", "100.00"]],
    ["beside what was paid before", ["100.00", "25.00", "0.10", "125.00"]],
  ])("are told by their sum: %s", (_name, line) => {
    expect(sumsOf(line)).toEqual([["100.00", "25.00", 12_500]]);
  });

  it("may all have a minus, as on a credit note, but not one of them alone", () => {
    expect(sumsOf(["-100.00", "-25.00", "-125.00"])).toEqual([["-100.00", "-25.00", -12_500]]);
    expect(sumsOf(["100.00", "-25.00", "75.00"])).toEqual([]);
  });

  it("are those of the largest sum, not a rate's", () => {
    expect(
      sumsOf(["10.00", "1.00", "11.00"], ["100.00", "25.00", "125.00"], ["90.00", "24.00", "114.00"]),
    ).toEqual([["100.00", "25.00", 12_500]]);
  });

  it("are no two amounts of like size, nor such on several lines", () => {
    expect(sumsOf(["60.00", "40.00", "100.00"])).toEqual([]);
    expect(sumsOf(["100.00", "25.00"], ["125.00"])).toEqual([]);
  });

  it("need no word that is known", () => {
    const typed = `
      Konoba Lipa d.o.o.
      Riba                     80,00
      Vino                     45,00
      Ukupno:                 125,00 kn
      Stopa  Osnovica  Porez   Iznos
      S 25     100,00  25,00  125,00`;
    const about = { kind: "receipt", culture: "de-DE" } as const;
    expect(extractedValue("subTotal", typed, about)).toBe("100.00");
    expect(extractedValue("tax", typed, about)).toBe("25.00");
  });
});
