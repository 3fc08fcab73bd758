import { boundaryFeatures } from "@engine/splitting/boundary-features";
import { boundaryProbability } from "@engine/splitting/boundary-model";
import { type PageAnalysis, pageAnalysisOf } from "@engine/splitting/page-signs";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const blank: PageAnalysis = {
  number: 1,
  blank: false,
  numbering: null,
  ownNumbers: new Set(),
  codes: new Set(),
  words: new Set(),
  top: new Set(),
  titled: false,
  opens: false,
  closes: false,
  carriedOver: null,
  ratio: 1.41,
  source: "text",
  height: 0.01,
};
type Change = Partial<PageAnalysis>;
const compared = (before: Change, after: Change) =>
  boundaryFeatures({ ...blank, ...before }, { ...blank, number: 2, ...after });
const page = (number: number, of: number | null = null): Change => ({ numbering: { number, of } });
const numbers = (...own: string[]): Change => ({ ownNumbers: new Set(own) });

describe("how two neighbouring pages compare", () => {
  it.each([
    ["counted-on", page(1, 3), page(2, 3)],
    ["counted-on", page(1), page(2)],
    ["counted-on-otherwise", page(1, 3), page(2, 5)],
    ["counts-from-one", page(3, 3), page(1, 2)],
    ["counts-from-one", {}, page(1, 2)],
    ["counts-one-alone", {}, page(1)],
    ["last-was-last", page(3, 3), {}],
    ["more-to-come", page(1, 3), {}],
    ["miscounted", page(1, 3), page(3, 3)],
    ["next-is-later", {}, page(2)],
    ["same-number", numbers("a1"), numbers("a1")],
    ["same-number", numbers("a1"), { ...numbers("b2"), codes: new Set(["a1"]) }],
    ["other-number", numbers("a1"), numbers("b2")],
    ["number-on-next-only", {}, numbers("b2")],
    ["title-on-next", { titled: true }, { titled: true }],
    ["title-on-next-only", {}, { titled: true }],
    ["next-opens", {}, { opens: true }],
    ["last-closes", { closes: true }, {}],
    ["closes-and-opens", { closes: true }, { opens: true }],
    ["neither-closes-nor-opens", {}, {}],
    ["carried-over", { carriedOver: "to-next" }, {}],
    ["carried-over", {}, { carriedOver: "from-last" }],
    ["other-size", { ratio: 1.41 }, { ratio: 1.29 }],
    ["other-source", {}, { source: "ocr" }],
    ["other-letters", { height: 0.01 }, { height: 0.015 }],
  ] as const)("%s", (name, before, after) => {
    expect(compared(before, after)[name]).toBe(1);
  });

  it.each([
    ["counted-on", page(1, 3), page(3, 3)],
    ["last-was-last", page(2, 3), {}],
    ["more-to-come", page(1, 3), page(2, 3)],
    ["miscounted", page(3, 3), page(1, 1)],
    ["title-on-next-only", { titled: true }, { titled: true }],
    ["other-number", numbers("a1"), {}],
    ["carried-over", { carriedOver: "from-last" }, {}],
    ["other-size", { ratio: 1.41 }, { ratio: 1.4 }],
    ["other-letters", { height: 0 }, { height: 0.015 }],
  ] as const)("not %s", (name, before, after) => {
    expect(compared(before, after)[name]).toBe(0);
  });

  it("share their words as the smaller page sees it", () => {
    const words = { words: new Set(["oak", "panel", "hinge", "rope"]), codes: new Set(["55779", "20418"]) };
    const other = { words: new Set(["oak", "paint"]), codes: new Set(["55779"]) };
    expect(compared(words, other)).toMatchObject({
      "words-differ": 0.5,
      "codes-in-common": 0.25,
      "nothing-in-common": 0,
    });
    expect(compared(words, {})).toMatchObject({ "words-differ": 1, "nothing-in-common": 1 });
  });
});

describe("the probability of a boundary", () => {
  it("is a half where nothing is known", () => {
    expect(boundaryProbability({})).toBe(0.5);
    expect(boundaryProbability({ "no such feature": 9 })).toBe(0.5);
  });

  it("is high between two titled pages with numbers of their own, low between counted ones", () => {
    const next = compared(
      { ...numbers("a1"), titled: true, closes: true },
      { ...numbers("b2"), titled: true, opens: true },
    );
    const same = compared({ ...numbers("a1"), ...page(1, 2) }, { ...numbers("a1"), ...page(2, 2) });
    expect(boundaryProbability(next)).toBeGreaterThan(0.9);
    expect(boundaryProbability(same)).toBeLessThan(0.02);
  });
});

describe("what a page shows of its place in a document", () => {
  const analysed = (typed: string) => pageAnalysisOf(pageOf(typed));

  it("is its title, its own number and the labels of a beginning", () => {
    const { titled, opens, ownNumbers, closes } = analysed(
      "Acme Tools\n\nTAX INVOICE\n\nInvoice number: INV-2041\nInvoice date: 12/02/2026",
    );
    expect([titled, opens, closes]).toEqual([true, true, false]);
    expect([...ownNumbers]).toEqual(["1nv2041"]);
  });

  it.each([
    ["Total due 653.40", true],
    ["Closing balance    300.00", true],
    ["Total pages 12", false],
    ["", false],
  ])("closes with %j: %s", (typed, closes) => {
    expect(analysed(typed).closes).toBe(closes);
  });

  it.each([
    ["Oak panel 120.00\nContinued on next page", "to-next"],
    ["Brought forward 594.00", "from-last"],
    ["Oak panel 120.00", null],
  ])("is carried over by %j: %s", (typed, carried) => {
    expect(analysed(typed).carriedOver).toBe(carried);
  });

  it.each([
    ["", true],
    ["- 2 -", true],
    ["This page is left blank", false],
  ])("is blank with %j: %s", (typed, expected) => {
    expect(analysed(typed).blank).toBe(expected);
  });
});
