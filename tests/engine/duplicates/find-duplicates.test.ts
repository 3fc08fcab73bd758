import { findDuplicates, type Other } from "@engine/duplicates/find-duplicates";
import { bandKeysOf, similarityOf, textSketchOf } from "@engine/duplicates/text-sketch";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const invoice = (number: string, day: string, rows: readonly number[], total: string) =>
  pageOf(`
    Larkmoor Joinery Ltd        Company 07788123    VAT GB 123 4567 82
    14 Mill Lane, Leeds LS1 4AB    Telephone 0113 496 0000
    Invoice number ${number}    Invoice date ${day}
    Description of the work that was carried out on the premises
    ${rows.map((row, index) => `Item ${1000 + index * row} oak panel ${row}.50`).join("\n    ")}
    Total due ${total}
    Please pay within thirty days to account 55779911 sort code 20-00-00`);

const first = invoice("20418", "04/05/2026", [112, 340, 275, 981, 407], "2,115.00");
const later = invoice("20733", "04/06/2026", [655, 133, 872, 219, 768], "2,647.00");
/** The same paper scanned again: some words are misread, some are lost. */
const rescan = {
  ...first,
  source: "ocr" as const,
  words: first.words
    .filter((_, index) => index % 19 !== 0)
    .map((word, index) => (index % 23 === 0 ? { ...word, text: `${word.text.slice(0, -1)}#` } : word)),
};

describe("sketches of texts", () => {
  it("find a re-scan of the same paper by a band and know it by its numbers", () => {
    const [one, other] = [textSketchOf([first]), textSketchOf([rescan])];
    if (!one || !other) throw new Error("both have a sketch");
    expect(bandKeysOf(one).some((key) => bandKeysOf(other).includes(key))).toBe(true);
    expect(similarityOf(one, other).numbers).toBeGreaterThan(0.6);
    expect(findDuplicates(own(one), [blank({ sketch: other })])).toMatchObject([{ level: "text" }]);
  });

  it("tell the next invoice of the same vendor apart though the words are the same", () => {
    const [one, other] = [textSketchOf([first]), textSketchOf([later])];
    if (!one || !other) throw new Error("both have a sketch");
    expect(similarityOf(one, other).pairs).toBeGreaterThan(0.8);
    expect(findDuplicates(own(one), [blank({ sketch: other })])).toEqual([]);
  });

  it("are the same for the same words, and none where there is too little to go by", () => {
    expect(textSketchOf([first])).toEqual(textSketchOf([structuredClone(first)]));
    expect(textSketchOf([pageOf("Dear Sir, we refer to your letter of 12/05/2026")])).toBeNull();
  });
});

describe("duplicates", () => {
  it("are named by the surest level", () => {
    const other = blank({ file: true, levels: ["date-total", "number"] });
    expect(findDuplicates(own(null), [other])).toEqual([{ documentId: "x", level: "file", likeness: null }]);
    expect(findDuplicates(own(null), [{ ...other, file: false }])).toMatchObject([{ level: "number" }]);
  });

  it.each([
    ["one number is a misreading of the other", ["20418"], ["2041"], true],
    ["one letter was misread", ["inv20418"], ["inv26418"], true],
    ["one has no number", ["20418"], [], true],
    ["the numbers are far apart", ["20418"], ["73319"], false],
  ])("by vendor, date and total alone when %s: %#", (_, ownNumbers, numbers, expected) => {
    const found = findDuplicates({ numbers: ownNumbers, certain: false, sketch: null }, [
      blank({ levels: ["date-total"], numbers }),
    ]);
    expect(found.length > 0).toBe(expected);
  });

  it.each([
    ["differ in one sign", "7f3a9c210042", "7f3a9c210043", false],
    ["are counted on by one", "2041", "20410", false],
    ["are one", "2041", "2041", true],
    ["are one, once with a word before it", "1nv2041", "2041", true],
    ["are one, once with a letter after it", "2041", "2041a", true],
  ])("are no two papers with certain numbers that %s: %#", (_, one, other, expected) => {
    const sketch = textSketchOf([first]);
    for (const certain of [true, false]) {
      const [duplicate] = findDuplicates({ numbers: [one], certain: true, sketch }, [
        blank({ levels: ["date-total"], numbers: [other], certain, sketch }),
      ]);
      expect(duplicate?.level).toBe(expected || !certain ? "date-total" : undefined);
      const [alike] = findDuplicates({ numbers: [one], certain: true, sketch }, [
        blank({ numbers: [other], certain, sketch }),
      ]);
      expect(alike?.level).toBe(expected || !certain ? "text" : undefined);
    }
  });

  it("are papers of one file whatever their numbers are", () => {
    const other = blank({ file: true, numbers: ["2042"], certain: true });
    expect(findDuplicates({ numbers: ["2041"], certain: true, sketch: null }, [other])).toMatchObject([
      { level: "file" },
    ]);
  });

  it("are none when nothing is in common", () => {
    expect(findDuplicates(own(null), [blank({})])).toEqual([]);
  });
});

function own(sketch: ReturnType<typeof textSketchOf>) {
  return { numbers: [], certain: false, sketch };
}

function blank(change: Partial<Other>): Other {
  return { documentId: "x", file: false, levels: [], numbers: [], certain: false, sketch: null, ...change };
}
