import { addressOf } from "@engine/e-invoices/address-of";
import { lineOf } from "@engine/e-invoices/line-of";
import { putValues } from "@engine/e-invoices/put-values";
import { elementAt, elementsAt, textsAt } from "@engine/e-invoices/xml-path";
import { amountOf, dateOf, plainOf } from "@engine/e-invoices/xml-values";
import type { XmlElement } from "@engine/reading/embedded-parts";
import { describe, expect, it } from "vitest";

const element = (name: string, text = "", children: XmlElement[] = []): XmlElement => ({
  name,
  attributes: {},
  text,
  children,
});

describe("numbers of an e-invoice", () => {
  it.each([
    ["118", "118.00", "118"],
    ["118.5", "118.50", "118.5"],
    ["118.500", "118.50", "118.5"],
    ["0.1375", "0.1375", "0.1375"],
    ["007.10", "7.10", "7.1"],
    ["+12.00", "12.00", "12"],
    ["-12.50", "-12.50", "-12.5"],
    ["-0.00", "0.00", "0"],
    [" 5 ", "5.00", "5"],
    ["100", "100.00", "100"],
    ["999999999999999.99", "999999999999999.99", "999999999999999.99"],
  ])("%j is the amount %s and the quantity %s", (text, amount, plain) => {
    expect(amountOf(text)).toBe(amount);
    expect(plainOf(text)).toBe(plain);
  });

  it.each([undefined, "", "1,5", "1.234,56", "12 000", "abc", "1e5", ".5", "5.", "1234567890123456"])(
    "%j is none",
    (text) => {
      expect(amountOf(text)).toBeUndefined();
      expect(plainOf(text)).toBeUndefined();
    },
  );
});

it.each([
  ["2026-03-01", "2026-03-01"],
  ["2026-03-01+01:00", "2026-03-01"],
  ["20260301", "2026-03-01"],
  [" 2026-03-01T10:00:00Z", "2026-03-01"],
  ["2026-02-30", undefined],
  ["01.03.2026", undefined],
  ["", undefined],
  [undefined, undefined],
])("the date %j is %s", (text, date) => {
  expect(dateOf(text)).toBe(date);
});

describe("elements by their path", () => {
  const root = element("Invoice", "", [
    element("Party", "", [element("Name", "Acme"), element("Name", "")]),
    element("Party", "", [element("Name", "Bolt"), element("ID", "7")]),
    element("SellerParty", "", [element("Name", "Cable")]),
  ]);

  it("are all that the names lead to, in the order of the file", () => {
    expect(textsAt(root, "Party/Name")).toEqual(["Acme", "Bolt"]);
    expect(textsAt(root, "Party|SellerParty/Name")).toEqual(["Acme", "Bolt", "Cable"]);
    expect(textsAt(root, "Party/ID", "Party/Name")).toEqual(["7", "Acme", "Bolt"]);
    expect(elementsAt(root, "Party")).toHaveLength(2);
  });

  it("are none where there is none", () => {
    expect(elementAt(root, "Buyer/Name")).toBeUndefined();
    expect(textsAt(undefined, "Party/Name")).toEqual([]);
    expect(textsAt(root, "Name")).toEqual([]);
  });
});

describe("a line", () => {
  it("has what is there, in canonical form", () => {
    expect(
      lineOf({
        itemCode: "A-1",
        description: "Rope",
        quantity: "2.000",
        unitPrice: "5.50",
        netTotal: "11",
        taxRate: "19.00",
      }),
    ).toEqual({
      itemCode: "A-1",
      description: "Rope",
      quantity: "2",
      unitPrice: "5.5",
      netTotal: "11.00",
      taxRate: "19",
    });
  });

  it("leaves out what is missing or no number", () => {
    expect(lineOf({ description: "", quantity: "two", netTotal: "11.00" })).toEqual({ netTotal: "11.00" });
    expect(lineOf({})).toEqual({});
  });

  it.each([
    ["12.00", "100", "0.12"],
    ["12.00", "1", "12"],
    ["12.00", undefined, "12"],
    ["12.00", "0", "12"],
    ["12.00", "-5", "12"],
    ["10.00", "3", "3.333333"],
  ])("has the price of one: %s for %s is %s", (unitPrice, priceQuantity, price) => {
    expect(lineOf({ unitPrice, priceQuantity }).unitPrice).toBe(price);
  });
});

it.each([
  [["14 Mill Lane"], "LS1 4AB", "Leeds", "14 Mill Lane, LS1 4AB Leeds"],
  [["14 Mill Lane", "", "Unit 3"], undefined, "Leeds", "14 Mill Lane, Unit 3, Leeds"],
  [[], "LS1 4AB", undefined, "LS1 4AB"],
  [[""], undefined, undefined, undefined],
])("the address of %j, %s, %s is %s", (lines, postcode, city, address) => {
  expect(addressOf({ lines, postcode, city })).toBe(address);
});

it("a value that is there already is not doubled, and nothing puts nothing", () => {
  const fields: Record<string, string[]> = {};
  putValues(fields, "vendorName", "Acme GmbH", undefined, "", "Acme");
  putValues(fields, "vendorName", "Acme", "Acme Tools");
  putValues(fields, "total", undefined, "");
  expect(fields).toEqual({ vendorName: ["Acme GmbH", "Acme", "Acme Tools"] });
});
