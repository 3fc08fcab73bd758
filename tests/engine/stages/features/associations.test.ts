import { type Association, associationsOf, sectionOf, targetOf } from "@engine/stages/features/associations";
import { namesParty, type ScoringContext } from "@engine/stages/features/scoring-context";
import type { CandidateType } from "@engine/values/candidate-type";
import { describe, expect, it } from "vitest";
import { candidateIn, madeCandidate, seenIn } from "../../support/seen";

const told = ({ label, relation, quality }: Association) => [
  label.text,
  relation,
  Math.round(quality * 100) / 100,
];

/** The labels that point to the first candidate whose text begins so. */
function tiesOf(typed: string, start: string, type: CandidateType = "amount", confidence = 1) {
  const seen = seenIn(typed, { confidence });
  return associationsOf(targetOf(candidateIn(seen, type, start)), seen.around).map(told);
}

describe("labels beside a value", () => {
  it.each([
    ["right before it", "Total 12.00", 1],
    ["within a tab", `Total${" ".repeat(8)}12.00`, 1],
    ["over 5 heights away", `Total${" ".repeat(9)}12.00`, 0.95],
    ["over 12 heights away", `Total${" ".repeat(21)}12.00`, 0.88],
    ["over 30 heights away", `Total${" ".repeat(51)}12.00`, 0.75],
    ["with a sign between that is no word", "Total = 12.00", 1],
    ["with a word between", "Total heute 12.00", 0.78],
    ["with two words between", "Total a b 12.00", 0.61],
    ["inside a sentence", "Our Total 12.00", 0.85],
    ["in Spanish", "Importe total 12.00", 1],
    ["in German", "Gesamtbetrag 12.00", 1],
    ["in French", "Montant TTC 12.00", 1],
    ["in Dutch", "Totaalbedrag 12.00", 1],
  ])("count by distance and words between: %s", (_name, typed, quality) => {
    const [best] = tiesOf(typed, "12.00");
    expect(best?.slice(1)).toEqual(["right", quality]);
  });

  it("count less over a column when they head a block of their own", () => {
    const block = (label: string, below: string) => `
      ${label.padEnd(20)}Birchvale Ltd
      ${below.padEnd(20)}14 Mill Lane
      Exeter EX2 8NL`;
    const beside = (typed: string) =>
      tiesOf(typed, "Birchvale", "name").find(([label]) => /^Ship/.test(String(label)));
    expect(beside(block("Ship to", "Depot 2"))?.[2]).toBeLessThan(0.5);
    expect(beside(block("Ship to", ""))?.[2]).toBeGreaterThan(0.8);
  });

  it("count less behind another label, which takes the value", () => {
    expect(tiesOf("Subtotal Total 12.00", "12.00")).toEqual([
      ["Subtotal", "right", 0.35],
      ["Total", "right", 1],
    ]);
  });

  it("do not point to what stands before them", () => {
    expect(tiesOf("12.00 Total", "12.00")).toEqual([]);
  });

  it("do not point over a whole sentence", () => {
    expect(
      tiesOf("Total of all that you have bought from us in the last twelve months 12.00", "12.00"),
    ).toEqual([]);
  });
});

describe("labels above a value", () => {
  it.each([
    ["right above", "Total\n12.00", 1],
    ["two lines above", "Total\n\n12.00", 0.85],
    ["three lines above", "Total\n\n\n12.00", 0.6],
    ["six lines above", `Total${"\n".repeat(6)}12.00`, 0.4],
    ["with their right edges in line", "   Total\n   12.00", 1],
  ])("count by distance: %s", (_name, typed, quality) => {
    expect(tiesOf(typed, "12.00")).toEqual([["Total", "below", quality]]);
  });

  it("do not count over nine heights away", () => {
    expect(tiesOf(`Total${"\n".repeat(9)}12.00`, "12.00")).toEqual([]);
  });

  it("do not count in another column", () => {
    expect(tiesOf(`Total\n${" ".repeat(30)}12.00`, "12.00")).toEqual([]);
  });

  it("count less over every line between that stands in the column", () => {
    const typed = `
      Total
      10.00
      12.00`;
    expect(tiesOf(typed, "10.00")).toEqual([["Total", "below", 1]]);
    expect(tiesOf(typed, "12.00")).toEqual([["Total", "below", 0.47]]);
  });

  it("count less where they have a value of their own beside them", () => {
    expect(tiesOf("Total 99.00\n12.00", "12.00")).toEqual([["Total", "below", 0.35]]);
    expect(tiesOf("Total amounts\n12.00", "12.00")[0]?.slice(1)).toEqual(["below", 0.5]);
  });

  it("are not looked for on the page before", () => {
    const seen = seenIn(["Total", "12.00"]);
    expect(associationsOf(candidateIn(seen, "amount", "12.00"), seen.around)).toEqual([]);
  });
});

describe("a line that a slant tore in two", () => {
  const half = (confidence: number): ScoringContext => {
    const seen = seenIn("Total                12.00", { confidence });
    const [whole] = seen.around.layout.lines;
    if (!whole) throw new Error("a line is wanted");
    const [label, value] = whole.segments;
    if (!label || !value) throw new Error("two segments are wanted");
    const line = (segment: typeof label, index: number) => ({
      ...whole,
      ...segment,
      index,
      segments: [segment],
    });
    return {
      ...seen,
      around: {
        layout: { ...seen.around.layout, lines: [line(label, 0), line(value, 1)] },
        labels: seen.around.labels,
      },
    };
  };
  const ties = (seen: ScoringContext) => {
    const target = { ...candidateIn(seen, "amount", "12.00"), line: 1 };
    return associationsOf(target, seen.around).filter(({ relation }) => relation === "right");
  };

  it("is put together where the page is recognised, for a little less", () => {
    expect(ties(half(0.9)).map(told)).toEqual([["Total", "right", 0.76]]);
  });

  it("is two lines where the text is the file's own", () => {
    expect(ties(half(1))).toEqual([]);
  });
});

describe("the heading of a section", () => {
  const sectionFor = (typed: string, start: string, type: CandidateType = "taxId") => {
    const seen = seenIn(typed, { culture: "en-GB" });
    return sectionOf(candidateIn(seen, type, start), seen.around, namesParty).map(told);
  };

  it("speaks for what stands below it under labels of its own", () => {
    expect(
      sectionFor(
        `
        Seller
        Name: Harbour Tools Ltd
        VAT No: GB980780684`,
        "GB980780684",
      ),
    ).toEqual([["Seller", "section", 0.9]]);
  });

  it("speaks less over more than five lines", () => {
    const between = Array.from({ length: 5 }, () => "        more about it").join("\n");
    expect(sectionFor(`        Seller\n${between}\n        VAT No: GB980780684`, "GB980780684")).toEqual([
      ["Seller", "section", 0.6],
    ]);
  });

  it("is the nearest one", () => {
    expect(
      sectionFor(
        `
        Seller
        Harbour Tools Ltd
        Buyer
        VAT No: GB980780684`,
        "GB980780684",
      ),
    ).toEqual([["Buyer", "section", 0.9]]);
  });

  it.each([
    ["a label with its value beside it", "Seller: Harbour Tools Ltd\nVAT No: GB980780684"],
    ["one over twelve lines above", `Seller\n${"more of it\n".repeat(13)}VAT No: GB980780684`],
    ["one that stands right of the value", "                      Seller\nVAT No: GB980780684"],
    ["a label of no party", "Payment terms\nVAT No: GB980780684"],
  ])("is not %s", (_name, typed) => {
    expect(sectionFor(typed, "GB980780684")).toEqual([]);
  });

  it("is not that of the page before", () => {
    const seen = seenIn(["Seller", "VAT No: GB980780684"], { culture: "en-GB" });
    expect(sectionOf(candidateIn(seen, "taxId", "GB"), seen.around, namesParty)).toEqual([]);
  });
});

describe("what a label points to", () => {
  it("is the name over an address, and else the candidate", () => {
    const anchor = { left: 0, top: 0, right: 0.3, bottom: 0.02, page: 1, line: 3 };
    const address = madeCandidate({ type: "address", value: "1 Quay Street", anchor });
    expect(targetOf(address)).toBe(anchor);
    const amount = madeCandidate({ value: "1.00" });
    expect(targetOf(amount)).toBe(amount);
  });
});
