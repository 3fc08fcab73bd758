import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("usageKwh", () => {
  it.each([
    {
      name: "carries its unit",
      expected: "2048",
      about: { kind: "energy_bill" },
      typed: `
        Total usage 2,048 kWh
        Amount $639.99`,
    },
    {
      name: "is the Spanish consumo",
      expected: "310",
      about: { kind: "energy_bill", culture: "es-ES" },
      typed: `
        Consumo total: 310 kWh
        Importe 62,40 €`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("usageKwh", typed, about)).toBe(expected);
  });
});
