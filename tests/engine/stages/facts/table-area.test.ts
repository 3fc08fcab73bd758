import type { DocumentFacts } from "@engine/stages/facts/document-facts";
import { startPattern } from "@engine/stages/facts/line-starts";
import { tableLinesOf } from "@engine/stages/facts/table-area";
import { withVendorWriting } from "@engine/stages/facts/vendor-writing";
import type { Recalled } from "@engine/stages/memory/recall-memory";
import { compact } from "@engine/text/fold";
import { describe, expect, it } from "vitest";
import { sourcesOf } from "../../support/rows";

/** The texts of the lines that belong to tables of items. */
function tableOn(typed: string | readonly string[]) {
  const { layout, headers, labels } = sourcesOf(typed);
  const lines = tableLinesOf(layout, headers, { mark: ".", labels });
  return layout.lines.filter(({ index }) => lines.has(index)).map(({ text }) => text.split("\t")[0]);
}

const head = "Description     Qty     Unit price     Amount";
const rows = "Rope            2       9.50           19.00\nPaint           1       4.00            4.00";

describe("the lines of a table of items", () => {
  it.each<[string, string, string[]]>([
    [
      "its header and rows, to the first sum",
      `Acme Ltd\n${head}\n${rows}\nTotal                 23.00\nThank you`,
      ["Description", "Rope", "Paint"],
    ],
    ["none without a header", rows, []],
    ["none of a header without items", "Qty     Unit price     Amount\n2     9.50     19.00", []],
    ["to a wide gap", `${head}\n${rows}\n\n\n\n\n\n\n\nElsewhere`, ["Description", "Rope", "Paint"]],
    [
      "those of a second table",
      `${head}\n${rows}\nTotal       23.00\n\n${head}\nTar     1     3.00     3.00`,
      ["Description", "Rope", "Paint", "Description", "Tar"],
    ],
  ])("are %s", (_, typed, texts) => {
    expect(tableOn(typed)).toEqual(texts);
  });

  it("end with their page", () => {
    expect(tableOn([`${head}\n${rows}`, "Tar     1     3.00     3.00"])).toEqual([
      "Description",
      "Rope",
      "Paint",
    ]);
  });
});

describe("what lines begin with", () => {
  it.each([
    ["sums", "Subtotal 594.00", true],
    ["sums", "Zwischensumme 594,00", true],
    ["sums", "Total TTC 120,00", true],
    ["sums", "Rope 19.00", false],
    ["carries", "Carried forward 594.00", true],
    ["carries", "Übertrag 594,00", true],
    ["carries", "Suma y sigue 594,00", true],
    ["carries", "Carriage 12.00", false],
    ["tenders", "VISA 23.00", true],
    ["tenders", "Rope 19.00", false],
  ] as const)("as %s: %s %s", (part, text, expected) => {
    expect(startPattern(part).test(compact(text))).toBe(expected);
  });

  it("may be patterns beside the list, at the beginning alone", () => {
    const pattern = startPattern("carries", ["zz+top"]);
    expect([pattern.test("zzztop"), pattern.test("azztop")]).toEqual([true, false]);
  });
});

describe("what a vendor's checked documents say of its writing", () => {
  const facts: DocumentFacts = {
    country: undefined,
    currency: { code: "EUR", evidence: "request" } as unknown as DocumentFacts["currency"],
    dateOrder: { order: "mdy", evidence: "culture" } as DocumentFacts["dateOrder"],
    decimalMark: ".",
    isMarkShown: false,
  };
  const recalled = (about: Partial<Recalled>) =>
    ({ dateOrder: null, decimalMark: null, ...about }) as Recalled;

  it("is followed", () => {
    expect(withVendorWriting(facts, recalled({ dateOrder: "dmy", decimalMark: "," }))).toMatchObject({
      dateOrder: { order: "dmy", evidence: "culture" },
      decimalMark: ",",
    });
  });

  it("gives way to a date on this page", () => {
    const proven = { ...facts, dateOrder: { order: "mdy", evidence: "page" } as DocumentFacts["dateOrder"] };
    expect(withVendorWriting(proven, recalled({ dateOrder: "dmy" })).dateOrder).toBe(proven.dateOrder);
  });

  it("gives way to the amounts of this page", () => {
    const shown = { ...facts, isMarkShown: true };
    expect(withVendorWriting(shown, recalled({ decimalMark: "," })).decimalMark).toBe(".");
  });

  it("changes nothing where it is not known", () => {
    expect(withVendorWriting(facts, null)).toBe(facts);
    expect(withVendorWriting(facts, recalled({}))).toEqual(facts);
  });
});
