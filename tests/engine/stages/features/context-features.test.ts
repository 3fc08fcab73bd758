import type { CandidateType } from "@engine/values/candidate-type";
import { hashText, mixHashes } from "@engine/weights/feature-hash";
import { describe, expect, it } from "vitest";
import { candidateIn, madeCandidate, seenIn } from "../../support/seen";

type Pages = string | readonly string[];

/** The hashes of what stands around the first candidate whose text begins so. */
function contextOf(typed: Pages, start: string, type: CandidateType = "amount"): Set<number> {
  const seen = seenIn(typed);
  return new Set(seen.contextFeatures(candidateIn(seen, type, start)));
}

/** The hash of a kind of place with what stands there. */
const hashOf = (kind: string, ...parts: (string | number)[]): number =>
  parts.reduce<number>(
    (hash, part) => mixHashes(hash, typeof part === "string" ? hashText(part) : part),
    hashText(kind),
  );

const invoice = `
  Harbour Tools Ltd                Rechnung

  Art.                 Menge       Betrag
  Bohrer 3mm               2        19.00
  Säge                     1         8.50

  Total net amount due              27.50    EUR incl. VAT
  Pay by transfer`;

describe("words around a value", () => {
  it.each([
    ["the word before it", ["left1", "due"]],
    ["the second word before it", ["left2", "amount"]],
    ["the fourth word before it", ["left4", "total"]],
    ["a word before it, wherever", ["left", "net"]],
    ["the two words before it", ["left-two", "due", "amount"]],
    ["the three words before it", ["left-three", "due", "amount", "net"]],
    ["that a wide gap parts them", ["left-gap", "due", 1]],
    ["how its line begins", ["line-head", "total"]],
    ["how its line begins, in two words", ["line-head", "total", "net"]],
    ["the word behind it", ["right1", "eur"]],
    ["the second word behind it", ["right2", "incl"]],
    ["the figure above it", ["above1", "0"]],
    ["the whole cell above it", ["above-text1", "0"]],
    ["the words of the line above", ["line-before", "sage"]],
    ["the head of its column", ["header", "betrag"]],
    ["four letters of its label", ["gram-left", "tamo"]],
    ["its label as a whole", ["gram-left", "totalnetamountdue"]],
    ["how it is written", ["shape", "0.0"]],
    ["how long it is", ["length", 5]],
  ] as const)("tell %s", (_name, [kind, ...parts]) => {
    expect(contextOf(invoice, "27.50")).toContain(hashOf(kind, ...parts));
  });

  it.each([
    ["a word behind it as one before it", ["left", "eur"]],
    ["the head of another column", ["header", "menge"]],
    ["words five places before it", ["left4", "harbour"]],
    ["a gap that is not wide", ["left-gap", "due", 0]],
    ["that it stands alone", ["alone", 1]],
  ] as const)("do not tell %s", (_name, [kind, ...parts]) => {
    expect(contextOf(invoice, "27.50")).not.toContain(hashOf(kind, ...parts));
  });

  it("tell the heads of columns from a cell of any row", () => {
    const rows = Array.from({ length: 40 }, (_, row) => `${String(row).padEnd(20)}${row}1.00`).join("\n");
    const typed = `No                  Importe\n${rows}`;
    expect(contextOf(typed, "01.00")).toContain(hashOf("header", "importe"));
    expect(contextOf(typed, "391.00")).toContain(hashOf("header", "importe"));
  });

  it("look sixty rows up for the head of a column, no further", () => {
    const rows = Array.from({ length: 64 }, (_, row) => `${String(row).padEnd(20)}${100 + row}.00`).join(
      "\n",
    );
    const typed = `No                  Importe\n${rows}`;
    expect(contextOf(typed, "158.00")).toContain(hashOf("header", "importe"));
    expect(contextOf(typed, "161.00")).not.toContain(hashOf("header", "importe"));
  });

  it("tell which of the three cells above is which", () => {
    const typed = "Neto\nIVA\nTotal\n12.00";
    const context = contextOf(typed, "12.00");
    expect(context).toContain(hashOf("above1", "total"));
    expect(context).toContain(hashOf("above2", "iva"));
    expect(context).toContain(hashOf("above3", "neto"));
    expect(context).not.toContain(hashOf("above1", "neto"));
  });

  it("tell whether a cell above begins or ends where the value does", () => {
    const left = contextOf("Total\n12.00 EUR", "12.00");
    const right = contextOf("Gesamtbetrag\n       12.00", "12.00");
    expect(left).toContain(hashOf("above-aligned", 1, "total"));
    expect(right).toContain(hashOf("above-aligned", 2, "gesamtbetrag"));
    expect(right).not.toContain(hashOf("above-aligned", 1, "gesamtbetrag"));
  });

  it("tell what stands below, and not what stands far below", () => {
    expect(contextOf("12.00\nincl. VAT", "12.00")).toContain(hashOf("below", "incl"));
    expect(contextOf(`12.00${"\n".repeat(5)}incl. VAT`, "12.00")).not.toContain(hashOf("below", "incl"));
    expect(contextOf(`12.00\n${" ".repeat(40)}incl. VAT`, "12.00")).not.toContain(hashOf("below", "incl"));
  });

  it("tell that a value has its line for itself, or begins it", () => {
    expect(contextOf("Total\n12.00", "12.00")).toContain(hashOf("alone", 2));
    expect(contextOf("Total\n12.00 net", "12.00")).toContain(hashOf("alone", 1));
  });

  it("do not reach over the edge of the page", () => {
    const context = contextOf(["Importe", "12.00", "Summe"], "12.00");
    for (const [kind, word] of [
      ["above1", "importe"],
      ["header", "importe"],
      ["line-before", "importe"],
      ["below", "summe"],
    ] as const)
      expect(context).not.toContain(hashOf(kind, word));
  });
});

describe("what is the same around a value", () => {
  it.each([
    ["whatever digits a word has", ["Room 4711 12.00 EUR", "Room 98 12.00 EUR"], "0"],
    ["whatever thousands and decimals", ["Base 1.234,56: 12.00", "Base 7: 12.00"], "0"],
    ["with and without accents", ["Línea 12.00", "LINEA 12.00"], "linea"],
    ["in capitals", ["TOTAL 12.00", "total 12.00"], "total"],
    ["within marks", ["(Total): 12.00", "«Total» 12.00"], "total"],
    ["with ß", ["Straße 12.00", "STRASSE 12.00"], "strasse"],
  ])("is a word %s", (_name, typed, word) => {
    for (const text of typed) expect(contextOf(text, "12.00")).toContain(hashOf("left1", word));
  });

  it("is a sign of money or percent, which is a word", () => {
    expect(contextOf("19 % 12.00", "12.00")).toContain(hashOf("left1", "%"));
  });

  it("is told once, however often it stands there", () => {
    const seen = seenIn("Total Total Total 12.00");
    const context = [...seen.contextFeatures(candidateIn(seen, "amount", "12.00"))];
    expect(context).toHaveLength(new Set(context).size);
    expect(context).toContain(hashOf("left", "total"));
  });
});

describe("the section of a value", () => {
  const form = `
    Delivery
    Buyer
    Reference for all your questions about this document
    Number: RK-4711`;

  it("is the nearest short heading above, then the one over it", () => {
    const context = contextOf(form, "RK-4711", "id");
    expect(context).toContain(hashOf("section", 0, "buyer"));
    expect(context).toContain(hashOf("section", 1, "delivery"));
  });

  it("counts with the word before the value, too", () => {
    const context = contextOf(form, "RK-4711", "id");
    expect(context).toContain(mixHashes(hashOf("section", 0, "buyer"), hashText("number")));
    expect(context).not.toContain(mixHashes(hashOf("section", 0, "buyer"), hashText("buyer")));
  });

  it.each([
    ["a sentence", "We thank you for the order\nNumber: RK-4711", "thank"],
    ["a line with a number", "Room 12\nNumber: RK-4711", "room"],
    ["a label with its value", "Buyer: Oakfield\nNumber: RK-4711", "oakfield"],
    ["a heading right of the value", `${" ".repeat(40)}Buyer\nNumber: RK-4711`, "buyer"],
    ["a line of many cells", "One     Two     Three\nNumber: RK-4711", "one"],
  ])("is not %s", (_name, typed, word) => {
    expect(contextOf(typed, "RK-4711", "id")).not.toContain(hashOf("section", 0, word));
  });
});

describe("the place of a value", () => {
  const on = (about: { top: number; left: number; page?: number }) => {
    const seen = seenIn(["Page one", "Page two", "Page three"]);
    const { top, left } = about;
    return new Set(
      seen.contextFeatures(
        madeCandidate({ value: "1.00", line: 99, right: left + 0.05, bottom: top + 0.01, ...about }),
      ),
    );
  };

  it.each([
    ["the top", 0.01, 0],
    ["a tenth down", 0.15, 1],
    ["the middle", 0.71, 5],
    ["the foot", 1.39, 9],
    ["below the page", 1.6, 9],
  ])("is a tenth of the page's height: %s", (_name, top, row) => {
    expect(on({ top, left: 0.1 })).toContain(hashOf("rows", row));
  });

  it.each([
    [0.02, 0],
    [0.2, 1],
    [0.51, 3],
    [0.9, 5],
    [1, 5],
  ])("is a sixth of the page's width: %d", (left, column) => {
    expect(on({ top: 0.1, left })).toContain(hashOf("columns", column));
  });

  it.each([
    ["the first page", 1, 1],
    ["a page between", 2, 2],
    ["the last page", 3, 3],
  ])("is %s", (_name, page, told) => {
    expect(on({ top: 0.1, left: 0.1, page })).toContain(hashOf("page", told));
  });
});

describe("the text of a value", () => {
  const textOf = (raw: string) => {
    const seen = seenIn("Page");
    return new Set(seen.contextFeatures(madeCandidate({ value: raw, line: 99 })));
  };

  it.each([
    ["INV-00042", "X-0"],
    ["2026/A17", "0/X0"],
    ["Rechnung", "Xx"],
    ["ÄÖ-12", "X-0"],
    ["1.234,56", "0.0,0"],
    ["(12.00)", "(0.0)"],
  ])("%s has the shape %s", (raw, shape) => {
    expect(textOf(raw)).toContain(hashOf("shape", shape));
  });

  it.each([
    ["INV-00042", "inv"],
    ["RE2026", "re"],
    ["Nº7".replace("º", "#"), "n"],
    ["É/44", "e"],
  ])("%s begins with %s", (raw, prefix) => {
    expect(textOf(raw)).toContain(hashOf("prefix", prefix));
  });

  it("has no prefix of five letters, and none without a number behind it", () => {
    const prefixes = ["order", "orde"].map((letters) => hashOf("prefix", letters));
    for (const prefix of prefixes) {
      expect(textOf("ORDER-42")).not.toContain(prefix);
      expect(textOf("ORDER")).not.toContain(prefix);
    }
  });

  it("is counted up to twenty characters", () => {
    expect(textOf("1".repeat(19))).toContain(hashOf("length", 19));
    expect(textOf("1".repeat(40))).toContain(hashOf("length", 20));
  });

  it("of digits alone is told from a longer mixture", () => {
    expect(textOf("12345")).toContain(hashOf("length", 1, 5));
    expect(textOf("A2345")).toContain(hashOf("length", 2, 5));
    expect(textOf("A2345")).not.toContain(hashOf("length", 1, 5));
  });
});
