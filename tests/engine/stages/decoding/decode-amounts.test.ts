import { extract } from "@engine/extract";
import { type AmountEvidence, decodeAmounts } from "@engine/stages/decoding/decode-amounts";
import type { Scored } from "@engine/stages/scoring/scored";
import { isTaxAtRate, taxRatesOf } from "@engine/values/tax-rates";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { proofsIn, scoredAs, valuesIn } from "../../support/scored";

const evidence = (about: Partial<AmountEvidence> = {}): AmountEvidence => ({
  rates: [],
  lineSum: undefined,
  lineCount: 0,
  paid: new Set(),
  isTip: () => false,
  isChange: () => false,
  isTaxLine: () => false,
  ...about,
});

/** Options by value and score. */
const options = (...rated: [value: string, score: number][]): Scored[] =>
  rated.map(([value, score], line) => scoredAs(value, score, { candidate: { line } }));

const decide = (scored: Record<string, Scored[]>, about?: Partial<AmountEvidence>) =>
  decodeAmounts(scored, evidence(about));

describe("net, tax and total", () => {
  it("go by their labels where no sum holds", () => {
    const chosen = decide({
      subTotal: options(["100.00", 3]),
      tax: options(["13.00", 2]),
      total: options(["120.00", 4], ["100.00", 1]),
    });
    expect(valuesIn(chosen)).toEqual({ subTotal: "100.00", tax: "13.00", total: "120.00" });
    expect(proofsIn(chosen)).toEqual({});
  });

  it("take a printed net that nothing announces, where tax and total are known", () => {
    const chosen = (tax: number) =>
      valuesIn(
        decide(
          { subTotal: options(["100.00", -9]), tax: options(["21.00", tax]), total: options(["121.00", 4]) },
          { rates: [21] },
        ),
      );
    expect(chosen(2)).toEqual({ subTotal: "100.00", tax: "21.00", total: "121.00" });
    expect(chosen(-1)).not.toHaveProperty("subTotal");
  });

  it.each([
    ["Spain", 21, "100.00", "21.00", "121.00"],
    ["Germany", 7, "50.00", "3.50", "53.50"],
    ["France", 5.5, "200.00", "11.00", "211.00"],
    ["Australia", 10, "250.00", "25.00", "275.00"],
    ["Mexico", 16, "1000.00", "160.00", "1160.00"],
  ])("prove each other at a known rate: %s", (_name, rate, net, tax, total) => {
    const chosen = decide(
      {
        subTotal: options([net, 2]),
        tax: options([tax, 2]),
        total: options(["999.00", 3], [total, 1]),
      },
      { rates: [rate] },
    );
    expect(valuesIn(chosen)).toEqual({ subTotal: net, tax, total });
    expect(proofsIn(chosen)).toEqual({
      subTotal: ["adds-up", "rate"],
      tax: ["adds-up", "rate"],
      total: ["adds-up", "rate"],
    });
  });

  it("only add up at a rate that nobody knows, which overrules less", () => {
    const rated = (total: number) => ({
      subTotal: options(["100.00", 2]),
      tax: options(["13.00", 2]),
      total: options(["120.00", total], ["113.00", 1]),
    });
    const near = decide(rated(3));
    expect(valuesIn(near).total).toBe("113.00");
    expect(proofsIn(near).total).toEqual(["adds-up"]);
    expect(valuesIn(decide(rated(6))).total).toBe("120.00");
  });

  it.each([
    ["two cents of rounding", "121.02", "121.02"],
    ["three cents are no rounding", "121.03", "130.00"],
  ])("add up but for %s", (_name, total, taken) => {
    const chosen = decide({
      subTotal: options(["100.00", 2]),
      tax: options(["21.00", 2]),
      total: options(["130.00", 2], [total, 0.5]),
    });
    expect(valuesIn(chosen).total).toBe(taken);
  });

  it("add up with the rounding that is printed, up to four cents", () => {
    const chosen = decide({
      subTotal: options(["100.00", 2]),
      tax: options(["21.03", 2]),
      total: [scoredAs("121.00", 1, { features: { "rounded-as-shown": 1 } })],
    });
    expect(proofsIn(chosen).total).toEqual(["adds-up"]);
  });

  it("do not take the exact sum for the total where the rounded one is printed", () => {
    const chosen = decide({
      total: [
        scoredAs("41.52", 3, { features: { "unrounded-as-shown": 1 } }),
        scoredAs("41.50", 1, { features: { "rounded-as-shown": 1 } }),
      ],
    });
    expect(valuesIn(chosen)).toEqual({ total: "41.50" });
  });

  it("without tax add up to little", () => {
    const chosen = decide({
      subTotal: options(["100.00", 2]),
      tax: options(["0.00", 1]),
      total: options(["100.00", 2]),
    });
    expect(proofsIn(chosen)).toEqual({ subTotal: ["adds-up"], tax: ["adds-up"], total: ["adds-up"] });
  });

  it("prove tax within a total where no net is printed", () => {
    const chosen = decide(
      { subTotal: [], tax: options(["21.00", 1]), total: options(["121.00", 2]) },
      { rates: [21] },
    );
    expect(proofsIn(chosen)).toEqual({ tax: ["rate"], total: ["rate"] });
    const other = decide(
      { subTotal: [], tax: options(["20.00", 1]), total: options(["121.00", 2]) },
      { rates: [21] },
    );
    expect(proofsIn(other)).toEqual({});
  });

  it.each([
    [
      "a tax as large as the total",
      { tax: options(["50.00", 3]), total: options(["50.00", 4]) },
      { total: "50.00" },
    ],
    [
      "a tax of more than forty per cent of the net",
      { subTotal: options(["100.00", 4]), tax: options(["41.00", 1]) },
      { subTotal: "100.00" },
    ],
    [
      "a net above the total",
      { subTotal: options(["150.00", 1]), total: options(["100.00", 4]) },
      { total: "100.00" },
    ],
  ])("are not %s", (_name, scored, values) => {
    expect(valuesIn(decide(scored as Record<string, Scored[]>))).toEqual(values);
  });

  it("are not the same amount on the page twice, but may be equal at two places", () => {
    const one = scoredAs("100.00", 2);
    expect(Object.keys(decide({ subTotal: [one], total: [one] }))).toHaveLength(1);
    const chosen = decide({ subTotal: [one], total: [scoredAs("100.00", 2)] });
    expect(valuesIn(chosen)).toEqual({ subTotal: "100.00", total: "100.00" });
  });

  it("may be negative all together, as on a credit note", () => {
    const chosen = decide(
      { subTotal: options(["-100.00", 2]), tax: options(["-21.00", 2]), total: options(["-121.00", 2]) },
      { rates: [21] },
    );
    expect(proofsIn(chosen).total).toEqual(["adds-up", "rate"]);
  });
});

describe("what is due", () => {
  it("may be the total, and is another amount where that is as likely", () => {
    const total = options(["121.00", 3]);
    expect(valuesIn(decide({ total, amountDue: options(["121.00", 2]) })).amountDue).toBe("121.00");
    const due = options(["121.00", 2], ["21.00", 1.9]);
    expect(valuesIn(decide({ total, amountDue: due })).amountDue).toBe("21.00");
  });
});

describe("what else bears amounts out", () => {
  it("is the sum of the lines", () => {
    const scored = {
      subTotal: options(["110.00", 1.5], ["100.00", 1]),
      total: options(["133.00", 3]),
    };
    expect(valuesIn(decide(scored)).subTotal).toBe("110.00");
    const chosen = decide(scored, { lineSum: 10_000, lineCount: 2 });
    expect(valuesIn(chosen).subTotal).toBe("100.00");
    expect(proofsIn(chosen)).toEqual({ subTotal: ["lines"] });
  });

  it("is the sum of the lines for the total where no net is there", () => {
    const total = options(["110.00", 1.5], ["100.00", 1]);
    expect(proofsIn(decide({ total }, { lineSum: 10_000, lineCount: 2 }))).toEqual({ total: ["lines"] });
    expect(valuesIn(decide({ total }, { lineSum: 0, lineCount: 2 }))).toEqual({ total: "110.00" });
  });

  it("is the cash given less the change", () => {
    const total = options(["50.00", 2], ["41.50", 1]);
    const chosen = decide({ total }, { paid: new Set([4_150]) });
    expect(valuesIn(chosen)).toEqual({ total: "41.50" });
    expect(proofsIn(chosen)).toEqual({ total: ["paid"] });
  });

  it("is that they end the columns of a breakdown by rate", () => {
    const sum = (value: string) => [scoredAs(value, 1, { facts: ["column-sum"] })];
    const chosen = decide({ subTotal: sum("150.00"), tax: sum("16.50"), total: sum("166.50") });
    expect(proofsIn(chosen).total).toEqual(["adds-up", "columns"]);
    const two = decide({ subTotal: sum("150.00"), tax: options(["16.50", 1]), total: sum("166.50") });
    expect(proofsIn(two).total).toEqual(["adds-up"]);
  });

  it("is not the row of one rate, whose amounts are parts of a sum further down", () => {
    const of = (value: string, score: number, part?: number) =>
      scoredAs(value, score, { facts: part === undefined ? [] : [`part-of:${part}`] });
    const chosen = decide(
      {
        subTotal: [of("100.00", 1.2, 9), of("150.00", 1)],
        tax: [of("10.00", 1.2, 9), of("16.50", 1)],
        total: [of("110.00", 1.2, 9), of("166.50", 1)],
      },
      { rates: [10] },
    );
    expect(valuesIn(chosen)).toEqual({ subTotal: "150.00", tax: "16.50", total: "166.50" });
  });

  it("is a pair at a known rate that stands far down the list", () => {
    const many = Array.from({ length: 12 }, (_, index): [string, number] => [`${index + 1}.11`, 0.5]);
    const scored = {
      subTotal: options(...many, ["100.00", 0.1]),
      tax: options(...many, ["21.00", 0.1]),
      total: options(["121.00", 3]),
    };
    expect(valuesIn(decide(scored, { rates: [21] }))).toEqual({
      subTotal: "100.00",
      tax: "21.00",
      total: "121.00",
    });
    expect(valuesIn(decide(scored)).subTotal).not.toBe("100.00");
  });

  it("looks for no pair of an unlikely or a negative total", () => {
    const many = Array.from({ length: 12 }, (_, index): [string, number] => [`${index + 1}.11`, 0.5]);
    const scored = (total: string, score: number) => ({
      subTotal: options(...many, ["100.00", 0.1]),
      tax: options(...many, ["21.00", 0.1]),
      total: options([total, score]),
    });
    expect(valuesIn(decide(scored("121.00", -2.5), { rates: [21] })).subTotal).not.toBe("100.00");
    expect(valuesIn(decide(scored("-121.00", 3), { rates: [21] })).subTotal).not.toBe("100.00");
  });
});

describe("taxes that are printed apart", () => {
  const net = options(["150.00", 3]);

  it.each([
    [
      "7 % and 19 % in Germany",
      [
        ["7.00", 1],
        ["9.50", 1],
      ],
      "166.50",
      "16.50",
      "7.00 + 9.50",
    ],
    [
      "CGST and SGST in India",
      [
        ["13.50", 1],
        ["13.50", 0.9],
      ],
      "177.00",
      "27.00",
      "13.50 + 13.50",
    ],
    [
      "GST, PST and a levy",
      [
        ["7.50", 1],
        ["10.50", 0.9],
        ["2.00", 0.8],
      ],
      "170.00",
      "20.00",
      "7.50 + 10.50 + 2.00",
    ],
  ] as [string, [string, number][], string, string, string][])(
    "are added up: %s",
    (_name, taxes, total, tax, parts) => {
      const chosen = decide({ subTotal: net, tax: options(...taxes), total: options([total, 3]) });
      expect(chosen.tax?.candidate).toMatchObject({ value: tax, raw: parts });
      expect(chosen.tax?.reasons).toEqual([{ key: "reason.sum-of-taxes", values: { parts } }]);
      expect(proofsIn(chosen).tax).toEqual(["adds-up"]);
    },
  );

  it("are not added up on one line, where rate and tax stand", () => {
    const taxes = ["7.00", "9.50"].map((value) => scoredAs(value, 1, { candidate: { line: 4 } }));
    const chosen = decide({ subTotal: net, tax: taxes, total: options(["166.50", 3]) });
    expect(chosen.tax?.candidate.value).not.toBe("16.50");
  });

  it("are added up where training knows them as parts but a label speaks for them", () => {
    const taxes = ["7.00", "9.50"].map((value, line) =>
      scoredAs(value, -3, { features: { "label-right": 0.75 }, candidate: { line } }),
    );
    const chosen = decide({ subTotal: net, tax: taxes, total: options(["166.50", 3]) });
    expect(chosen.tax?.candidate.value).toBe("16.50");
  });

  it("are not added up without a label, nor with a credit", () => {
    const parts = (second: string, label: number) =>
      ["7.00", second].map((value, line) =>
        scoredAs(value, -3, { features: { "label-right": label }, candidate: { line } }),
      );
    const chosen = (second: string, label: number, total: string) =>
      decide({ subTotal: net, tax: parts(second, label), total: options([total, 3]) }).tax;
    expect(chosen("9.50", 0, "166.50")).toBe(undefined);
    expect(chosen("-2.00", 0.75, "155.00")).toBe(undefined);
  });
});

const proofOf = (typed: string) =>
  extract([pageOf(typed)], extractionRequest("invoice", { culture: "en-AU" })).proof;

describe("arithmetic of the amounts", () => {
  it.each([
    ["a known rate proves", "Subtotal 250.00\nGST 25.00\nTotal 275.00\nABN 53 004 085 616", "proven"],
    ["a bare sum is consistent", "Subtotal 250.00\nTax 13.11\nTotal 263.11", "consistent"],
    ["a sum that fails differs", "Subtotal 250.00\nTax 13.11\nTotal 290.00", "differs"],
    ["one amount alone is untested", "Total 290.00", "untested"],
  ])("%s", (_name, typed, state) => {
    expect(proofOf(typed).state).toBe(state);
  });

  it("allows half a cent a line where the tax of every line was rounded", () => {
    expect(isTaxAtRate(10_000, 1_003, [10], 6)).toBe(true);
    expect(isTaxAtRate(10_000, 1_003, [10], 0)).toBe(false);
  });

  it("knows no rate of a country without one", () => {
    expect(taxRatesOf("US")).toEqual([]);
    expect(taxRatesOf("AU")).toEqual([10]);
  });
});

it("what was given back is not the total", () => {
  const scored = { total: options(["71.36", 4], ["28.70", 1]) };
  expect(valuesIn(decide(scored)).total).toBe("71.36");
  expect(valuesIn(decide(scored, { isChange: (line) => line === 0 })).total).toBe("28.70");
});
