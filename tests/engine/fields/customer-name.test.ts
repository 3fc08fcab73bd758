import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("customerName", () => {
  it.each([
    {
      name: "stands below its label",
      expected: "Oakfield Trust",
      about: {},
      typed: `
        Bill To:
        Oakfield Trust
        1 Castle Hill
        Windsor SL4 1PD`,
    },
    {
      name: "stands right of its label",
      expected: "Oakfield Trust",
      about: {},
      typed: `
        Customer Name: Oakfield Trust
        Invoice No: 77`,
    },
    {
      name: "has a heading of its own section",
      expected: "Muebles Rivera S.A. de C.V.",
      about: { culture: "es-MX" },
      typed: `
        Receptor
        Nombre: Muebles Rivera S.A. de C.V.
        RFC: MRI990812KL4`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("customerName", typed, about)).toBe(expected);
  });
});
