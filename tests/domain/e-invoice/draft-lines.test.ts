import { describe, expect, it } from "vitest";
import { amountText, decimalOf, decimalText } from "~/domain/e-invoice/decimal";
import { centsApart, type DraftLine, draftLines, multiplied } from "~/domain/e-invoice/draft-lines";

type Cells = Record<string, string>;
const paper = (rows: Cells[]) => rows.map((cells) => ({ cells, unit: null, discount: null }));
const sums = (net: number, tax = 0, sign = 1) => ({ net, gross: net + tax, tax, sign });
const centsIn = (rows: Cells[], of: ReturnType<typeof sums>) =>
  draftLines(paper(rows), of).lines?.map(({ cents }) => cents) ?? null;

describe("the lines of an e-invoice", () => {
  it("take their amounts from the column that comes to the net amount", () => {
    const rows = [
      { description: "Paper", netTotal: "12.00", amount: "10.00" },
      { description: "Ink", netTotal: "24.00", amount: "20.00" },
    ];
    expect(centsIn(rows, sums(3_000, 600))).toEqual([1_000, 2_000]);
    expect(draftLines(paper(rows), sums(3_000, 600)).includesTax).toBe(false);
  });

  it("that come to the total alone include the tax", () => {
    const rows = [{ amount: "12.00" }, { amount: "24.00" }];
    expect(draftLines(paper(rows), sums(3_000, 600))).toMatchObject({ includesTax: true });
    expect(draftLines(paper(rows), sums(3_600))).toMatchObject({ includesTax: false });
  });

  it("may be off by what rounding leaves, and no more", () => {
    const rows = [{ netTotal: "9.99", amount: "10.00" }];
    expect(centsIn(rows, sums(999 + centsApart))).toEqual([999]);
    // Neither column comes to it then: the likeliest is taken, and a rule says what is missing.
    expect(centsIn(rows, sums(1_000 + centsApart + 1))).toEqual([999]);
  });

  it("without amounts are quantity times price", () => {
    expect(
      centsIn(
        [
          { quantity: "3", unitPrice: "1.50" },
          { quantity: "0.5", unitPrice: "2" },
        ],
        sums(550),
      ),
    ).toEqual([450, 100]);
  });

  it("are none where an amount is not known", () => {
    expect(centsIn([{ amount: "1.00" }, { quantity: "2" }], sums(100))).toBeNull();
  });

  it("leave out rows that are only text, but not a free one", () => {
    const rows: Cells[] = [
      { description: "Your order of May" },
      { description: "Pen", amount: "1.00" },
      { amount: "0.00" },
    ];
    expect(centsIn(rows, sums(100))).toEqual([100, 0]);
  });

  it("of a credit note that prints negative amounts are positive", () => {
    expect(centsIn([{ amount: "-10.00" }, { amount: "4.00" }], sums(600, 0, -1))).toEqual([1_000, -400]);
  });

  const only = (cells: Cells, net: number): DraftLine => {
    const [line] = draftLines(paper([cells]), sums(net)).lines ?? [];
    if (!line) throw new Error("no line was made");
    return line;
  };
  const written = ({ quantity, price }: DraftLine) => [quantity, price].map((one) => one && decimalText(one));

  it("have no negative price: the sign is that of the quantity", () => {
    expect(written(only({ quantity: "2", unitPrice: "-5.00", amount: "-10.00" }, -1_000))).toEqual([
      "-2",
      "5",
    ]);
    expect(written(only({ quantity: "-2", unitPrice: "5.00", amount: "-10.00" }, -1_000))).toEqual([
      "-2",
      "5",
    ]);
    expect(written(only({ quantity: "-2", unitPrice: "-5.00", amount: "10.00" }, 1_000))).toEqual(["2", "5"]);
    expect(written(only({ quantity: "0", unitPrice: "5.00", amount: "10.00" }, 1_000))).toEqual([null, "5"]);
  });

  it("are called by their description on one line, else by their code", () => {
    expect(only({ description: " Copy\n paper ", amount: "1" }, 100).name).toBe("Copy paper");
    expect(only({ itemCode: " A-1 ", amount: "1" }, 100)).toMatchObject({ name: "A-1", itemCode: "A-1" });
    expect(only({ amount: "1" }, 100).name).toBeNull();
  });

  it.each([
    [{ taxRate: "20 %" }, "20"],
    [{ taxRate: "5.5" }, "5.5"],
    [{ taxRate: "-5" }, null],
    [{ lineTax: "0.00" }, "0"],
    [{ lineTax: "2.00" }, "20"],
    [{ lineTax: "0.55" }, "5.5"],
    [{ lineTax: "1.23" }, null],
    [{ taxRate: "19", lineTax: "2.00" }, "19"],
  ])("have the rate that %j tells", (cells, rate) => {
    const { rate: told } = only({ amount: "10.00", ...(cells as Cells) }, 1_000);
    expect(told === null ? null : Number(told)).toBe(rate === null ? null : Number(rate));
  });

  it("of a few cents tell no rate by their tax", () => {
    expect(only({ amount: "1.90", lineTax: "0.38" }, 190).rate).toBeNull();
    expect(only({ amount: "2.10", lineTax: "0.42" }, 210).rate).not.toBeNull();
  });
});

describe("quantity times price", () => {
  const words = { discount: "Discount", charge: "Charge" };
  const line = (
    quantity: string | null,
    price: string | null,
    cents: number,
    discount: string | null = null,
  ) =>
    ({
      name: null,
      itemCode: null,
      unit: null,
      rate: null,
      cents,
      discount,
      quantity: decimalOf(quantity),
      price: decimalOf(price),
    }) satisfies DraftLine;
  const made = (of: DraftLine, isFree = false) => {
    const found = multiplied(of, words, isFree);
    return (
      found && {
        quantity: decimalText(found.quantity),
        price: Number(decimalText(found.price)),
        allowances: found.allowances.map(
          ({ isCharge, cents }) => `${isCharge ? "+" : "-"}${amountText(cents ?? 0)}`,
        ),
      }
    );
  };

  it("stays as it is printed where it comes to the amount, to a cent", () => {
    expect(made(line("3", "3.33", 999))).toEqual({ quantity: "3", price: 3.33, allowances: [] });
    expect(made(line("3", "3.33", 1_000))).toEqual({ quantity: "3", price: 3.33, allowances: [] });
  });

  it("is one of the amount where no quantity is printed", () => {
    expect(made(line(null, "5.00", 1_234))).toEqual({ quantity: "1", price: 12.34, allowances: [] });
    expect(made(line(null, null, -500))).toEqual({ quantity: "-1", price: 5, allowances: [] });
  });

  it("has the price that the amount gives where none is printed, or another than printed", () => {
    expect(made(line("4", null, 1_000))?.price).toBe(2.5);
    expect(made(line("4", "9.99", 1_000), true)?.price).toBe(2.5);
    expect(made(line("3", null, 1_000))?.price).toBeCloseTo(3.3333333333, 9);
  });

  it("is less a discount that the line names, as an amount or in percent", () => {
    expect(made(line("2", "50.00", 9_000, "10.00"))?.allowances).toEqual(["-10.00"]);
    expect(made(line("2", "50.00", 9_000, "10 %"))?.allowances).toEqual(["-10.00"]);
    expect(made(line("2", "50.00", 11_000, "-10.00"))?.allowances).toEqual(["+10.00"]);
    expect(made(line("2", "50.00", 9_000, "7.00"))).toBeNull();
  });

  it("may have a price that was rounded in print, by half of its last place", () => {
    // 1,000 at 0.0149 is 14.90; printed with two places that is 0.01.
    expect(made(line("1000", "0.01", 1_490))?.price).toBeCloseTo(0.0149, 10);
    expect(made(line("1000", "0.01", 2_600))).toBeNull();
    expect(made(line("10", "1.00", 1_090))).toBeNull();
  });

  it("is none where the signs do not agree", () => {
    expect(made(line("2", "5.00", -1_000))).toBeNull();
    expect(made(line("-2", "5.00", -1_000))).toEqual({ quantity: "-2", price: 5, allowances: [] });
  });
});
