import { cellValue, dateIn, moneyIn, numberIn, placeOf } from "@engine/stages/layout/read-cells";
import { skewOf } from "@engine/stages/layout/skew-of";
import { textOf, tokensOf, withText } from "@engine/stages/layout/token";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { tokensIn } from "../../support/rows";

describe("the number of a cell", () => {
  it.each([
    ["3 Std", ".", "3", false],
    ["$ 45.00", ".", "45.00", false],
    ["12x", ".", "12", false],
    ["4pcs", ".", "4", false],
    ["1.234,56 €", ",", "1234.56", false],
    ["1 234,56", ",", "1234.56", false],
    ["19 %", ".", "19", true],
    ["19%", ".", "19", true],
    ["-12.50", ".", "-12.50", false],
    ["(12.50)", ".", "-12.50", false],
    ["approx 7", ".", "7", false],
    ["2,5", ",", "2.5", false],
  ] as const)("%s with the mark %s is %s", (text, mark, value, percent) => {
    expect(numberIn(tokensIn(text), mark)).toMatchObject({ value, percent });
  });

  it.each(["each", "", "n/a", "$"])("%j has none", (text) => {
    expect(numberIn(tokensIn(text), ".")).toBeUndefined();
  });

  it("ends with its cents: what follows belongs to another", () => {
    expect(numberIn(tokensIn("12.50 300"), ".")).toMatchObject({ value: "12.50", cents: 1250, decimals: 2 });
  });

  it("knows its tokens", () => {
    expect(textOf(numberIn(tokensIn("about $ 45.00"), ".")?.tokens ?? [])).toBe("$ 45.00");
  });
});

describe("the amount of a cell", () => {
  it.each([
    ["a number with cents before one without", "3 12.50", "12.50"],
    ["the first of two with cents", "12.50 9.00", "12.50"],
    ["the only number", "12", "12"],
    ["no rate", "7 19.00%", "7"],
  ])("is %s", (_, text, value) => {
    expect(moneyIn(tokensIn(text), ".")?.value).toBe(value);
  });
});

it.each([
  ["04/03/2026", "dmy", "2026-03-04"],
  ["04/03/2026", "mdy", "2026-04-03"],
  ["25/12/2026", "mdy", "2026-12-25"],
  ["on 4 March 2026 and 5 March 2026", "dmy", "2026-03-04"],
  ["soon", "dmy", undefined],
] as const)("the date of %s by %s is %s", (text, order, value) => {
  expect(dateIn(tokensIn(text), order)).toBe(value);
});

describe("the place of tokens", () => {
  it("is the box around them on the page of the first", () => {
    const [one, two] = tokensIn("Rope 12.50");
    const [other] = tokensOf(pageOf("\n\n\n\nelsewhere", { number: 2 }));
    if (!one || !two || !other) throw new Error("words are typed");
    expect(placeOf([one, two, other])).toEqual({
      page: 1,
      box: [one.box[0], one.box[1], two.box[2], two.box[3]],
    });
    expect(placeOf([])).toBeNull();
  });

  it("stands with a value and how it is printed", () => {
    const tokens = tokensIn("$ 45.00");
    expect(cellValue("45.00", tokens, 0.8)).toEqual({
      value: "45.00",
      raw: "$ 45.00",
      confidence: 0.8,
      place: placeOf(tokens),
      reasons: [],
    });
  });
});

describe("words that are two", () => {
  const parts = (text: string) => tokensIn(text).map((token) => token.text);

  it.each([
    ["Date:05/06/2025", ["Date:", "05/06/2025"]],
    ["Invoice#123", ["Invoice#", "123"]],
    ["n°42", ["n°", "42"]],
    ["St.Nr.231-113-11749", ["St.Nr.", "231-113-11749"]],
    ["Ust-ID-Nr.DE143600000", ["Ust-ID-Nr.", "DE143600000"]],
    ["Piano.forte", ["Piano.forte"]],
    ["Total:€45.00", ["Total:", "€45.00"]],
    ["120kWh", ["120", "kWh"]],
    ["1,204therms", ["1,204", "therms"]],
    ["https://acme.example", ["https://acme.example"]],
    ["12:30", ["12:30"]],
    ["AT-1001", ["AT-1001"]],
    ["|Qty|", ["Qty"]],
    ["-----", []],
    ["═══", []],
    ["--", ["--"]],
  ])("%s: %j", (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it("share the width by their letters", () => {
    const [label, value] = tokensIn("Date:05/06/2025");
    expect(label?.left).toBe(0);
    expect(label?.right).toBeCloseTo(5 / 100);
    expect(value?.left).toBeCloseTo(5 / 100);
    expect(value?.right).toBeCloseTo(15 / 100);
  });

  it("may be given another text in the same place", () => {
    const [token] = tokensIn("l2.50");
    if (!token) throw new Error("a word is typed");
    const { left, top, right, bottom, page, box } = token;
    expect(withText(token, "12.50")).toMatchObject({ text: "12.50", left, top, right, bottom, page, box });
  });
});

describe("how far lines rise or fall", () => {
  const line = "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi";
  const slanted = (slope: number, typed = line) => {
    const page = pageOf(typed);
    const words = page.words.map((word) => {
      const [left, top, right, bottom] = word.box;
      const down = (slope * (left + right) * page.width) / (2 * page.height);
      return { ...word, box: [left, top + down, right, bottom + down] as const };
    });
    return skewOf(tokensOf({ ...page, words: words.map((word) => ({ ...word, box: [...word.box] })) }));
  };

  it.each([0.02, -0.015, 0])("is told from neighbouring words: %d", (slope) => {
    expect(slanted(slope)).toBeCloseTo(slope, 4);
  });

  it("is not told from fewer than a dozen pairs", () => {
    expect(slanted(0.02, line.split(" ").slice(0, 12).join(" "))).toBe(0);
    expect(slanted(0.02, line.split(" ").slice(0, 13).join(" "))).toBeCloseTo(0.02, 4);
    expect(slanted(0.02, "")).toBe(0);
  });

  it("is taken out of the lines, not of the places on the page", () => {
    const page = pageOf("alpha beta");
    const level = tokensOf(page);
    const moved = tokensOf(page, () => 0.1);
    expect(moved.map(({ box }) => box)).toEqual(level.map(({ box }) => box));
    expect((moved[0]?.top ?? 0) - (level[0]?.top ?? 0)).toBeCloseTo(0.1 * (0.5 - 0.025));
  });
});
