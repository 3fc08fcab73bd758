import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("invoiceNumber", () => {
  it.each([
    {
      name: "stands right of its label",
      expected: "INV-2041",
      about: {},
      typed: `
        Invoice Number: INV-2041
        Invoice Date: 12/03/2025`,
    },
    {
      name: "stands below its label in a row of labels",
      expected: "88123",
      about: {},
      typed: `
        Invoice No      Invoice Date     Due Date
        88123           12/03/2025       11/04/2025`,
    },
    {
      name: "is glued to its label",
      expected: "7781",
      about: {},
      typed: `
        Invoice#7781
        Date 12/03/2025`,
    },
    {
      name: "is the Spanish factura number",
      expected: "F-2025/0117",
      about: { culture: "es-ES" },
      typed: `
        Nº de factura: F-2025/0117
        Fecha: 17/03/2025`,
    },
    ...[
      ["order of a counter", "Order: 16127 Server: Ann"],
      ["ticket of a French till", "Ticket 16127 22/03/2024 08:36"],
      ["Bon of a German till", "Bon-Nr.: 16127 Datum: 22.03.2024"],
    ].map(([name, line]) => ({
      name: `is the ${name}`,
      expected: "16127",
      about: { kind: "receipt" } as const,
      typed: `
        Harbour Grill
        ${line}
        1 Soup       4.50
        Total        4.50`,
    })),
    {
      name: "is the German Rechnungsnummer",
      expected: "2025-778",
      about: { culture: "de-DE" },
      typed: `
        Rechnungs-Nr.: 2025-778
        Datum: 17.03.2025`,
    },
    {
      name: "is the French numéro de facture",
      expected: "2022089083",
      about: { culture: "fr-FR" },
      typed: `
        Facture n° 2022089083
        Date : 28/11/2022`,
    },
    {
      name: "is not the order number",
      expected: "815-A",
      about: {},
      typed: `
        Order Number: 4711
        Invoice Number: 815-A`,
    },
    {
      name: "is absent when nothing announces it",
      expected: undefined,
      about: {},
      typed: `
        Thank you for your order
        Total 12.00`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("invoiceNumber", typed, about)).toBe(expected);
  });
});
