import { describe, expect, it } from "vitest";
import {
  type BilledLine,
  type MatchedOrder,
  matchOrder,
  type OrderedLine,
} from "~/domain/orders/match-order";
import { usualOrderSettings } from "~/domain/orders/order-settings";

const line = (given: Partial<BilledLine> = {}): BilledLine => ({
  row: 1,
  itemCode: "A-1",
  description: "Oak board",
  quantity: 10,
  unitPrice: 2.5,
  net: 25,
  ...given,
});
const ordered = (given: Partial<OrderedLine> = {}): OrderedLine => ({
  line: "10",
  itemCode: "A-1",
  description: "Oak board",
  quantity: 10,
  unitPrice: 2.5,
  received: null,
  invoiced: 0,
  ...given,
});
const order = (lines: OrderedLine[], given: Partial<MatchedOrder> = {}): MatchedOrder => ({
  currency: "EUR",
  closed: false,
  invoicedAmount: 0,
  lines,
  ...given,
});
const bill = (lines: BilledLine[], given = {}) => ({
  currency: "EUR",
  net: null,
  isCredit: false,
  lines,
  ...given,
});
const compare = (billed: BilledLine[], to: MatchedOrder, settings = usualOrderSettings) =>
  matchOrder(bill(billed), to, settings);

describe("a bill and its order", () => {
  it.each([
    ["matched", [line()], order([ordered()])],
    ["matched", [line({ unitPrice: 2.55, net: 25.5 })], order([ordered()])],
    ["price", [line({ unitPrice: 2.56, net: 25.6 })], order([ordered()])],
    ["matched", [line({ unitPrice: 0.11, net: 1.1 })], order([ordered({ unitPrice: 0.1 })])],
    ["quantity", [line({ quantity: 11, net: 27.5 })], order([ordered()])],
    ["over-invoiced", [line({ quantity: 5, net: 12.5 })], order([ordered({ invoiced: 6 })])],
    ["matched", [line({ quantity: 4, net: 10 })], order([ordered({ invoiced: 6 })])],
    ["not-received", [line()], order([ordered({ received: 8 })])],
    ["not-received", [line({ quantity: 3, net: 7.5 })], order([ordered({ received: 8, invoiced: 6 })])],
    ["line-unknown", [line({ itemCode: "B-2", description: "Freight" })], order([ordered()])],
    ["order-closed", [line()], order([ordered()], { closed: true })],
    ["currency", [line()], order([ordered()], { currency: "USD" })],
    ["matched", [line()], order([ordered()], { currency: "" })],
    // The amount of the line is not its quantity at its price.
    ["price", [line({ net: 45 })], order([ordered()])],
    // Comments are no lines.
    [
      "matched",
      [line(), line({ itemCode: "", quantity: null, unitPrice: null, net: null })],
      order([ordered()]),
    ],
  ] as const)("%s", (outcome, billed, to) => {
    expect(compare([...billed], to).outcome).toBe(outcome);
  });

  it("finds a line by its words where it has no code, and by like words only at the price of the order", () => {
    const to = order([
      ordered({ itemCode: "", description: "Oak board, planed, 2 m" }),
      ordered({ line: "20", itemCode: "", description: "Pine board, planed, 2 m", unitPrice: 1 }),
    ]);
    const like = { itemCode: "", description: "Board oak planed 2m" };
    expect(compare([line({ ...like, description: "OAK BOARD planed 2 m" })], to).claims[0]?.line).toBe("10");
    expect(compare([line({ ...like, description: "board planed 2 m" })], to).claims[0]?.line).toBe("10");
    expect(
      compare([line({ ...like, description: "board planed 2 m", unitPrice: 9, net: 90 })], to).outcome,
    ).toBe("line-unknown");
  });

  it("takes another item code for another item, however alike the words are", () => {
    expect(compare([line({ itemCode: "A-2" })], order([ordered()])).outcome).toBe("line-unknown");
  });

  it("adds up lines of a bill about one line of the order", () => {
    const halves = [line({ quantity: 6, net: 15 }), line({ row: 2, quantity: 6, net: 15 })];
    const found = compare(halves, order([ordered()]));
    expect(found.outcome).toBe("quantity");
    expect(found.claims).toEqual([{ line: "10", quantity: 12, amount: 30 }]);
  });

  it("holds a bill without lines against what is left of the order's value", () => {
    const to = order([ordered({ quantity: 100 })], { invoicedAmount: 150 });
    const of = (net: number) => matchOrder(bill([], { net }), to, usualOrderSettings);
    expect(of(100).outcome).toBe("matched");
    expect(of(102.5).outcome).toBe("matched");
    expect(of(102.6).outcome).toBe("over-invoiced");
    expect(of(100).claims).toEqual([{ line: "", quantity: 0, amount: 100 }]);
  });

  it("gives quantities of a credit note back", () => {
    const found = matchOrder(
      bill([line({ quantity: -4, net: -10 })], { isCredit: true }),
      order([ordered({ invoiced: 10 })]),
      usualOrderSettings,
    );
    expect(found).toMatchObject({ outcome: "matched", claims: [{ line: "10", quantity: -4, amount: -10 }] });
  });

  it("asks for receipts as the settings say", () => {
    const to = order([ordered()]);
    const with3 = (receipts: "ignored" | "required") =>
      compare([line()], to, { ...usualOrderSettings, receipts }).outcome;
    expect([with3("ignored"), with3("required")]).toEqual(["matched", "not-received"]);
  });

  it.each([
    [9.5, "matched"],
    [9, "not-received"],
  ])("allows what arrived the tolerance of quantities: of 10 billed %d are %s", (received, outcome) => {
    const settings = { ...usualOrderSettings, receipts: "required" as const, quantityPercent: 10 };
    expect(compare([line()], order([ordered({ received })]), settings).outcome).toBe(outcome);
  });
});
