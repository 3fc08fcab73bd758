import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("dueDate", () => {
  it.each([
    {
      name: "stands right of its label",
      expected: "2025-04-13",
      about: {},
      typed: `
        Invoice Date: 12/03/2025
        Due Date: 13/04/2025`,
    },
    {
      name: "stands below its label",
      expected: "2025-04-11",
      about: {},
      typed: `
        Invoice Date     Due Date
        12 Mar 2025      11 Apr 2025`,
    },
    {
      name: "is the Spanish vencimiento",
      expected: "2025-04-16",
      about: { culture: "es-ES" },
      typed: `
        Fecha: 17/03/2025
        Vencimiento: 16/04/2025`,
    },
    {
      name: "is the German Fälligkeit",
      expected: "2025-03-31",
      about: { culture: "de-DE" },
      typed: `
        Rechnungsdatum: 01.03.2025
        Fällig am: 31.03.2025`,
    },
    {
      name: "is absent when nothing announces it",
      expected: undefined,
      about: {},
      typed: "Invoice Date: 12/03/2025",
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("dueDate", typed, about)).toBe(expected);
  });
});
