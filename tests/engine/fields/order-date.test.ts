import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("orderDate", () => {
  it.each([
    {
      name: "stands right of its label",
      expected: "2025-03-12",
      about: { kind: "purchase_order" },
      typed: `
        Order No: 12
        Order Date: 12 March 2025`,
    },
    {
      name: "is the Spanish fecha de pedido",
      expected: "2025-03-12",
      about: { kind: "purchase_order", culture: "es-ES" },
      typed: `
        Pedido Nº: 12
        Fecha de pedido: 12/03/2025`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("orderDate", typed, about)).toBe(expected);
  });
});
