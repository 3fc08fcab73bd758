import { changedPaper, germanPaper } from "@tests/support/e-invoice-paper";
import { describe, expect, it } from "vitest";
import { decimalOf } from "~/domain/e-invoice/decimal";
import type { DraftLine } from "~/domain/e-invoice/draft-lines";
import type { EInvoiceParty } from "~/domain/e-invoice/e-invoice";
import { eInvoiceWords } from "~/domain/e-invoice/e-invoice-source";
import { moneyOf, priced } from "~/domain/e-invoice/priced";
import { breakdownRate, rateOf } from "~/domain/e-invoice/shown-rate";
import { sumsOf } from "~/domain/e-invoice/sums-of";

const draft = (cents: number, rate: string | null, more: Partial<DraftLine> = {}): DraftLine => ({
  name: "Rope",
  itemCode: null,
  unit: null,
  quantity: null,
  price: null,
  cents,
  rate,
  discount: null,
  ...more,
});
const counted = (
  quantity: string,
  price: string,
  cents: number,
  rate = "19",
  more: Partial<DraftLine> = {},
) => draft(cents, rate, { quantity: decimalOf(quantity), price: decimalOf(price), ...more });
const seller = { country: "DE" } as EInvoiceParty;

type Sums = Parameters<typeof priced>[1];
const sums = (net: number, tax: number, more: Partial<Sums> = {}): Sums => ({
  net,
  tax,
  gross: net + tax,
  due: net + tax,
  advertised: null,
  ...more,
});

/** What becomes of these lines and sums on a German paper. */
const made = (
  lines: DraftLine[] | null,
  stated: Sums,
  { paper = germanPaper, includesTax = false, sign = 1 } = {},
) => priced({ lines, includesTax }, stated, { paper, seller, words: eInvoiceWords.en, sign });
const rulesOf = (...of: Parameters<typeof made>) => made(...of).problems.map(({ rule }) => rule);

describe("lines of an e-invoice", () => {
  it("are numbered, with quantity, price, unit and rate as printed", () => {
    const { invoice, problems } = made(
      [counted("3", "20.00", 6_000), draft(4_000, "19")],
      sums(10_000, 1_900),
    );
    expect(problems).toEqual([]);
    expect(invoice.lines).toMatchObject([
      { id: "1", quantity: "3", price: "20", cents: 6_000, category: "S", rate: "19", unit: "C62" },
      { id: "2", quantity: "1", price: "40", cents: 4_000, category: "S", rate: "19" },
    ]);
  });

  it("come as one for the whole where their amounts are not all known", () => {
    const { invoice, problems } = made(null, sums(10_000, 1_900));
    expect(problems).toEqual([]);
    expect(invoice.lines).toMatchObject([{ name: "As invoiced", cents: 10_000, rate: "19", quantity: "1" }]);
  });

  it("that do not multiply are told by their number, with their factors", () => {
    const { problems } = made(
      [counted("1", "60.00", 6_000), counted("3", "20.00", 4_000)],
      sums(10_000, 1_900),
    );
    expect(problems).toMatchObject([
      { rule: "FW-LINE", line: 2, values: { quantity: "3", price: "20", amount: "40.00" } },
    ]);
  });

  it("that name their discount have it as an allowance of their own", () => {
    const { invoice, problems } = made(
      [counted("3", "20.00", 5_400, "19", { discount: "10 %" })],
      sums(5_400, 1_026),
    );
    expect(problems).toEqual([]);
    expect(invoice.lines[0]?.allowances).toEqual([
      { isCharge: false, cents: 600, reason: "Discount", category: null, rate: null },
    ]);
  });

  it("without tax have the category that the seller said, else none", () => {
    const free = changedPaper({ seller: { zeroCategory: "E", zeroReason: "Small business" } });
    const { invoice } = made([draft(10_000, "0")], sums(10_000, 0), { paper: free });
    expect(invoice.lines[0]).toMatchObject({ category: "E", rate: "0" });
    expect(invoice.breakdown).toMatchObject([{ category: "E", tax: 0, reason: "Small business" }]);
    expect(made([draft(10_000, "0")], sums(10_000, 0)).invoice.lines[0]?.category).toBeNull();
  });

  it("at the zero rate need no reason, though one was said", () => {
    const zero = changedPaper({ seller: { zeroCategory: "Z", zeroReason: "Never mind" } });
    const { invoice } = made([draft(10_000, "0")], sums(10_000, 0), { paper: zero });
    expect(invoice.breakdown).toMatchObject([{ category: "Z", rate: "0", reason: null, reasonCode: null }]);
  });

  it("outside of VAT have no rate, and the usual reason", () => {
    const outside = changedPaper({ seller: { zeroCategory: "O", zeroReason: "" } });
    const { invoice } = made([draft(10_000, "0")], sums(10_000, 0), { paper: outside });
    expect(invoice.lines[0]).toMatchObject({ category: "O", rate: null });
    expect(invoice.breakdown).toMatchObject([
      { category: "O", rate: null, reason: "Not subject to VAT", reasonCode: "VATEX-EU-O" },
    ]);
  });

  it("with tax in them are taken apart, cents of rounding going to the largest", () => {
    const { invoice, problems } = made(
      [draft(1_000, "19"), draft(5_000, "19"), draft(1_000, "19")],
      sums(5_883, 1_118, { gross: 7_001, due: 7_001 }),
      { includesTax: true },
    );
    // 8.40, 42.02 and 8.40 come to 58.82: the cent that is missing is the second line's.
    expect(invoice.lines.map(({ cents }) => cents)).toEqual([840, 4_203, 840]);
    expect(problems).toEqual([]);
    expect(invoice.totals.lines).toBe(5_883);
  });
});

describe("what stands between lines and net amount", () => {
  const charged = (name: string, amount: string) => changedPaper({ charges: [{ name, amount }] });
  const less = (name: string, amount: string) => changedPaper({ discounts: [{ name, amount }] });

  it("is a discount that a field names, taxed as the lines", () => {
    const { invoice, problems } = made([draft(10_000, "19")], sums(9_000, 1_710), {
      paper: less("Loyalty", "10.00"),
    });
    expect(problems).toEqual([]);
    expect(invoice.allowances).toEqual([
      { isCharge: false, cents: 1_000, reason: "Loyalty", category: "S", rate: "19" },
    ]);
    expect(invoice.totals).toMatchObject({ lines: 10_000, allowances: 1_000, charges: 0, net: 9_000 });
  });

  it("is a charge, and takes our word for it where it has no name", () => {
    const { invoice } = made([draft(10_000, "19")], sums(11_000, 2_090), { paper: charged("", "10.00") });
    expect(invoice.allowances).toMatchObject([{ isCharge: true, cents: 1_000, reason: "Charge" }]);
    expect(invoice.totals).toMatchObject({ charges: 1_000, net: 11_000 });
  });

  it("is as large on a credit note, whose amounts are printed below nought", () => {
    const { invoice, problems } = made([draft(10_000, "19")], sums(9_000, 1_710), {
      paper: less("Loyalty", "-10.00"),
      sign: -1,
    });
    expect(problems).toEqual([]);
    expect(invoice.allowances).toMatchObject([{ isCharge: false, cents: 1_000 }]);
  });

  it("is the commission of an advertising bill", () => {
    const { invoice, problems } = made([draft(10_000, "19")], sums(8_500, 1_615, { advertised: 10_000 }));
    expect(problems).toEqual([]);
    expect(invoice.allowances).toMatchObject([
      { isCharge: false, cents: 1_500, reason: "Commission or discount" },
    ]);
  });

  it("is rounding up to two cents either way, and nothing said beyond", () => {
    const reason = (net: number) => made([draft(10_000, "19")], sums(net, 1_900)).invoice.allowances;
    expect(reason(10_002)).toMatchObject([{ isCharge: true, cents: 2, reason: "Rounding" }]);
    expect(reason(9_998)).toMatchObject([{ isCharge: false, cents: 2, reason: "Rounding" }]);
    expect(rulesOf([draft(10_000, "19")], sums(10_003, 1_900))).toContain("FW-NET");
  });

  it("takes the rate with which the tax comes out as printed, not that of the larger lines", () => {
    const lines = [draft(10_000, "19"), draft(5_000, "7")];
    // 19.00 and 3.50, less a discount of 10.00 at 7 %.
    const { invoice, problems } = made(lines, sums(14_000, 2_180), { paper: less("Loyalty", "10.00") });
    expect(problems).toEqual([]);
    expect(invoice.allowances).toMatchObject([{ rate: "7" }]);
    const other = made(lines, sums(14_000, 2_060), { paper: less("Loyalty", "10.00") });
    expect(other.problems).toEqual([]);
    expect(other.invoice.allowances).toMatchObject([{ rate: "19" }]);
  });

  it("takes the rate of the most that was billed where several would do", () => {
    const lines = [draft(1_000, "7"), draft(9_000, "19")];
    // Of 0.01 less, both rates leave the tax as printed.
    const { invoice, problems } = made(lines, sums(9_999, 1_780), { paper: less("Loyalty", "0.01") });
    expect(problems).toEqual([]);
    expect(invoice.allowances).toMatchObject([{ rate: "19" }]);
  });

  it("is refused where the named amounts do not come to it", () => {
    const { problems } = made([draft(10_000, "19")], sums(9_000, 1_710), { paper: less("Loyalty", "9.00") });
    expect(problems.find(({ rule }) => rule === "FW-NET")?.values).toMatchObject({
      net: "90.00",
      lines: "100.00",
    });
  });
});

describe("the VAT of an e-invoice", () => {
  it("is computed once for each rate", () => {
    const { invoice, problems } = made(
      [draft(333, "19"), draft(333, "19"), draft(334, "19"), draft(1_000, "7")],
      sums(2_000, 260),
    );
    expect(problems).toEqual([]);
    expect(invoice.breakdown).toMatchObject([
      { category: "S", rate: "19", taxable: 1_000, tax: 190 },
      { category: "S", rate: "7", taxable: 1_000, tax: 70 },
    ]);
  });

  it("is the printed one, the cents of rounding going to the largest group", () => {
    const { invoice, problems } = made([draft(10_000, "19"), draft(1_000, "7")], sums(11_000, 1_972));
    expect(problems).toEqual([]);
    expect(invoice.breakdown.map(({ tax }) => tax)).toEqual([1_902, 70]);
    expect(invoice.totals.tax).toBe(1_972);
  });

  it("is refused where it is off by more than rounding, saying both", () => {
    const { problems } = made([draft(10_000, "19")], sums(10_000, 1_950));
    expect(problems).toMatchObject([
      { rule: "FW-TAX", values: { computed: "19.00", printed: "19.50" }, terms: ["BT-110", "BT-117"] },
    ]);
  });

  it("is refused for its rate alone where no usual rate makes the tax", () => {
    expect(rulesOf([draft(10_000, null)], sums(10_000, 1_234))).toEqual(["FW-RATE"]);
    // Nor is more said to be due than the invoice comes to, which nobody knows then.
    expect(rulesOf([draft(10_000, "7")], sums(10_000, 1_900))).toEqual(["FW-TAX"]);
  });
});

describe("the totals of an e-invoice", () => {
  const lines = [draft(10_000, "19")];

  it("say that what is not due was paid before", () => {
    const { totals } = made(lines, sums(10_000, 1_900, { due: 1_900 })).invoice;
    expect(totals).toMatchObject({ gross: 11_900, prepaid: 10_000, rounding: 0, due: 1_900 });
  });

  it("say that less than one unit is rounding", () => {
    const { totals } = made(lines, sums(10_000, 1_900, { due: 11_801 })).invoice;
    expect(totals).toMatchObject({ prepaid: 0, rounding: -99, due: 11_801 });
    expect(made(lines, sums(10_000, 1_900, { due: 11_800 })).invoice.totals).toMatchObject({
      prepaid: 100,
      rounding: 0,
    });
    expect(made(lines, sums(10_000, 1_900, { due: 11_999 })).invoice.totals.rounding).toBe(99);
  });

  it("refuse that more is due than there is", () => {
    const { problems, invoice } = made(lines, sums(10_000, 1_900, { due: 12_000 }));
    expect(problems).toMatchObject([{ rule: "FW-DUE" }]);
    expect(invoice.totals).toMatchObject({ net: null, due: null });
  });

  it("refuse sums that do not come to the total", () => {
    expect(rulesOf(lines, sums(10_000, 1_900, { gross: 11_902, due: 11_902 }))).toEqual([]);
    expect(rulesOf(lines, sums(10_000, 1_900, { gross: 11_903, due: 11_903 }))).toEqual(["FW-TOTAL"]);
  });

  it("are told as amounts", () => {
    expect(moneyOf({ net: 123_456, tax: -5, due: null })).toEqual({
      net: "1234.56",
      tax: "-0.05",
      due: "0.00",
    });
  });
});

describe("the sums of a paper", () => {
  type Around = Parameters<typeof sumsOf>[1];
  const of = (values: Record<string, number>, around: Partial<Around> = {}) =>
    sumsOf((key) => values[key] ?? null, { drafts: [], added: 0, country: "DE", ...around });

  it("are those that are printed, and each that is missing from the others", () => {
    const all = { net: 10_000, tax: 1_900, gross: 11_900, due: 11_900, advertised: null, unknownTax: null };
    expect(of({ subTotal: 10_000, tax: 1_900, total: 11_900 })).toEqual(all);
    expect(of({ subTotal: 10_000, tax: 1_900 })).toEqual(all);
    expect(of({ subTotal: 10_000, total: 11_900 })).toEqual(all);
    expect(of({ tax: 1_900, total: 11_900 })).toEqual(all);
    expect(of({ tax: 1_900, amountDue: 11_900 })).toEqual(all);
  });

  it("keep what is due apart from the total, and the gross amount of an advertising bill", () => {
    expect(
      of({ subTotal: 10_000, tax: 1_900, total: 11_900, amountDue: 900, grossAmount: 12_000 }),
    ).toMatchObject({
      gross: 11_900,
      due: 900,
      advertised: 12_000,
    });
  });

  it("of a total alone follow from the lines by the one usual rate that makes the rest", () => {
    expect(of({ total: 11_900 }, { drafts: [[draft(10_000, null)]] })).toMatchObject({
      net: 10_000,
      tax: 1_900,
    });
    expect(of({ total: 11_900 }, { drafts: [[draft(9_000, null)]], added: 1_000 })).toMatchObject({
      tax: 1_900,
    });
    expect(of({ total: 11_700 }, { drafts: [[draft(10_000, null)]] }).unknownTax).toEqual({ lines: 10_000 });
  });

  it("of a seller in a country whose rates nobody knows do not", () => {
    const drafts = [[draft(10_000, null)]];
    expect(of({ total: 11_900 }, { drafts, country: "BR" }).unknownTax).toEqual({ lines: 10_000 });
    expect(of({ total: 11_900 }, { drafts: [[draft(10_000, "19")]], country: "BR" })).toMatchObject({
      tax: 1_900,
    });
  });

  it("of a total that the lines come to have no tax, or have it inside by the lines' own rates", () => {
    expect(of({ total: 10_000 }, { drafts: [[draft(10_000, null)]] })).toMatchObject({ net: 10_000, tax: 0 });
    expect(of({ total: 10_000 }, { drafts: [[draft(10_000, "0")]] })).toMatchObject({ net: 10_000, tax: 0 });
    expect(of({ total: 11_900 }, { drafts: [[draft(11_900, "19")]] })).toMatchObject({
      net: 10_000,
      tax: 1_900,
    });
    // What a discount for the whole has of tax in it, nobody says.
    expect(
      of({ total: 11_900 }, { drafts: [[draft(12_900, "19")]], added: -1_000 }).unknownTax,
    ).not.toBeNull();
  });

  it("take the column of lines that tells them, whichever it is", () => {
    const drafts = [[draft(7_777, null)], [draft(10_000, null)]];
    expect(of({ total: 11_900 }, { drafts })).toMatchObject({ net: 10_000, unknownTax: null });
  });

  it("are nought without anything", () => {
    expect(of({})).toMatchObject({ net: 0, tax: 0, gross: 0, due: 0, unknownTax: null });
  });
});

describe("the rate of a category", () => {
  it("is none outside of VAT, save in the breakdown that German authorities read", () => {
    expect([rateOf("S", "19"), rateOf("O", "0"), rateOf(null, "0")]).toEqual(["19", null, "0"]);
    expect(breakdownRate({ profile: "xrechnung" }, "O", null)).toBe("0");
    expect(breakdownRate({ profile: "peppol" }, "O", "0")).toBeNull();
    expect(breakdownRate({ profile: "xrechnung" }, "S", "19")).toBe("19");
  });
});
