import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("orderNumber", () => {
  it.each([
    {
      name: "is the purchase order on an invoice",
      expected: "4500123",
      about: {},
      typed: `
        Invoice No: 77
        PO Number: 4500123`,
    },
    {
      name: "is the order's own number on an order",
      expected: "11862",
      about: { kind: "purchase_order" },
      typed: `
        PURCHASE ORDER
        PO No: 11862
        Date: 12 Mar 2025`,
    },
    {
      name: "is the number of an advertising contract",
      expected: "26898588",
      about: { kind: "purchase_order" },
      typed: `
        Contract # 26898588
        Advertiser: Friends of the Lake`,
    },
    {
      name: "is the Spanish número de pedido",
      expected: "4500123",
      about: { culture: "es-ES" },
      typed: `
        Nº de pedido: 4500123
        Nº de factura: 12`,
    },
    { name: "is absent when nothing announces it", expected: undefined, about: {}, typed: "Invoice No: 77" },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("orderNumber", typed, about)).toBe(expected);
  });
});
