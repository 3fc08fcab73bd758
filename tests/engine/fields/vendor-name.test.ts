import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("vendorName", () => {
  it.each([
    {
      name: "is the letterhead above its address",
      expected: "Harbour Tools Ltd",
      about: {},
      typed: `
        Harbour Tools Ltd
        1 Quay Street, Leeds LS1 2TW
        
        Invoice No: 77
        
        Bill To:
        Oakfield Trust
        1 Castle Hill
        Windsor SL4 1PD`,
    },
    {
      name: "stands between stars that were read as letters",
      expected: "Harbour Tools GmbH",
      about: { kind: "receipt" },
      typed: `
        xxx Harbour Tools GmbH xk
        Kieler Str. 3
        04209 Leipzig

        Total   EUR   28,48`,
    },
    {
      name: "follows its label on an order",
      expected: "Quantum Electronics",
      about: { kind: "purchase_order" },
      typed: `
        PURCHASE ORDER
        Global Parts Inc
        
        Vendor:
        Quantum Electronics
        12 Dock Road
        Austin, TX 78701`,
    },
    {
      name: "is the Spanish emisor",
      expected: "Ferretería Lozano, S.L.",
      about: { culture: "es-ES" },
      typed: `
        FACTURA
        
        Emisor:
        Ferretería Lozano, S.L.
        C/ Mayor 14
        28013 Madrid`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("vendorName", typed, about)).toBe(expected);
  });
});
