import { findLabels } from "@engine/stages/labels/find-labels";
import {
  deletionsOf,
  isGeneric,
  labelLexicon,
  maxPhraseLength,
  nearPhrases,
} from "@engine/stages/labels/label-lexicon";
import { labelsOf } from "@engine/stages/labels/labels-of";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { findTableHeaders } from "@engine/stages/layout/table-header";
import { compact } from "@engine/text/fold";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { lineIn } from "../../support/rows";

const labelsIn = (text: string, recognised = false) => findLabels(lineIn(text), recognised);

describe("the labels of a document", () => {
  const texts = (typed: string) => {
    const layout = layoutOf([pageOf(typed)]);
    const found = labelsOf(layout, findTableHeaders(layout.lines));
    return layout.lines.map(({ index }) => found.get(index)?.map(({ text }) => text));
  };

  it("stand by the index of their line", () => {
    expect(texts("Invoice number: 4711\nOak panel\nTotal 9.50")).toEqual([["Invoice number"], [], ["Total"]]);
  });

  it("are none of the headings of items", () => {
    expect(
      texts("Description    Qty    Unit price    Total\nRope    2    9.50    19.00\nTotal    19.00"),
    ).toEqual([[], [], ["Total"]]);
  });

  it("are those of a row of reference numbers", () => {
    const [heads] = texts("Invoice number    Invoice date    Total\n4711    3 May 2026    19.00");
    expect(heads).toEqual(["Invoice number", "Invoice date", "Total"]);
  });
});

describe("where a label stands", () => {
  const ends = (text: string) =>
    labelsIn(text).map((hit) => [hit.text, hit.startsSegment, hit.endsSegment, hit.endsWithColon]);

  it.each<[string, [string, boolean, boolean, boolean][]]>([
    ["Invoice number: 4711", [["Invoice number", true, false, true]]],
    ["Invoice number : 4711", [["Invoice number", true, false, true]]],
    ["Invoice number     4711", [["Invoice number", true, true, false]]],
    ["Your Invoice number 4711", [["Invoice number", false, false, false]]],
    ["Buyer (Bill to): Acme", [["Buyer (Bill to)", true, false, true]]],
    [
      "Total     Total due",
      [
        ["Total", true, true, false],
        ["Total due", true, true, false],
      ],
    ],
  ])("%s", (text, expected) => {
    expect(ends(text)).toEqual(expected);
  });

  it("is the frame around its words, on its line", () => {
    const [hit] = labelsIn("Invoice number: 4711");
    expect(hit).toMatchObject({ page: 1, line: 0, left: 0, phrase: "invoicenumber" });
    expect(hit?.right).toBeCloseTo(15 / 100);
    expect(hit?.tokens).toHaveLength(2);
  });

  it("is not over a wide gap", () => {
    expect(labelsIn("Invoice          number").map(({ phrase }) => phrase)).not.toContain("invoicenumber");
  });

  it("ends with a colon: what follows is another", () => {
    expect(labelsIn("Invoice: number 4711").map(({ text }) => text)[0]).toBe("Invoice");
  });
});

describe("small words", () => {
  it.each([
    ["To: Acme", ["To"]],
    ["To Acme", ["To"]],
    ["Welcome to Acme", []],
    ["Payable to 4711", ["to"]],
  ])("in %j are the labels %j", (text, expected) => {
    const found = labelsIn(text).map((hit) => hit.text);
    if (expected.length === 0) expect(found).not.toContain("to");
    else expect(found.some((one) => one.toLowerCase().endsWith(expected[0]?.toLowerCase() ?? ""))).toBe(true);
  });
});

describe("a label with one letter wrong", () => {
  it.each([
    ["Invoise number 4711", "invoicenumber"],
    ["Invoce number 4711", "invoicenumber"],
    ["Rechnungsnumner: 4711", "rechnungsnummer"],
    ["Gesamtbetreg 12,00", "gesamtbetrag"],
  ])("%s is %s where it was recognised", (text, phrase) => {
    expect(labelsIn(text, true).map((hit) => hit.phrase)).toContain(phrase);
    expect(labelsIn(text).map((hit) => hit.phrase)).not.toContain(phrase);
  });

  it.each(["Totel 12.00", "Invxxce nxmber 4711"])("%s is too short or too wrong", (text) => {
    expect(
      labelsIn(text, true).filter(({ phrase }) => phrase === "total" || phrase === "invoicenumber"),
    ).toEqual([]);
  });
});

describe("the lexicon", () => {
  it("knows a phrase by its strongest sense first for a field, each field once", () => {
    for (const [phrase, senses] of labelLexicon) {
      const fields = senses.map(({ field }) => field);
      expect(new Set(fields).size, phrase).toBe(fields.length);
    }
  });

  it("is in compact form, no phrase longer than the longest", () => {
    for (const phrase of labelLexicon.keys()) {
      expect(compact(phrase)).toBe(phrase);
      expect(phrase.length).toBeLessThanOrEqual(maxPhraseLength);
    }
    expect(labelLexicon.has("x".repeat(maxPhraseLength))).toBe(false);
  });

  it.each([
    ["abc", ["abc", "bc", "ac", "ab"]],
    ["", [""]],
  ])("looks for %j without each letter", (text, expected) => {
    expect(deletionsOf(text)).toEqual(expected);
  });

  it("finds near phrases of seven letters or more", () => {
    expect(nearPhrases().get("invoicenumbr")).toBe("invoicenumber");
    expect(nearPhrases().get("ttal")).toBeUndefined();
  });

  it("knows what only says what kind of thing follows", () => {
    expect(isGeneric("name")).toBe(true);
    expect(isGeneric("invoicenumber")).toBe(false);
  });
});
