import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("invoiceDate", () => {
  it.each([
    {
      name: "stands right of its label",
      expected: "2025-03-12",
      about: {},
      typed: `
        Invoice Date: 12 March 2025
        Due Date: 11 April 2025`,
    },
    {
      name: "is read month first in the United States",
      expected: "2025-03-04",
      about: {},
      typed: `
        Invoice Date: 03/04/2025
        Austin, TX 78701`,
    },
    {
      name: "is read day first in Australia",
      expected: "2025-04-03",
      about: { culture: "en-US" },
      typed: `
        Invoice Date: 03/04/2025
        ABN: 53 004 085 616`,
    },
    {
      name: "follows a day above twelve elsewhere on the page",
      expected: "2025-04-03",
      about: { culture: "en-US" },
      typed: `
        Invoice Date: 03/04/2025
        Delivery Date: 28/03/2025`,
    },
    {
      name: "is the Spanish fecha de emisión",
      expected: "2025-02-05",
      about: { culture: "es-MX" },
      typed: "Fecha de emisión: 5 de febrero de 2025",
    },
    { name: "is not the due date", expected: undefined, about: {}, typed: "Due Date: 11 April 2025" },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("invoiceDate", typed, about)).toBe(expected);
  });
});
