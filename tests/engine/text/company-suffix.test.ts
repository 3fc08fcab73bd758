import { hasCompanySuffix, isLegalForm } from "@engine/text/company-suffix";
import { describe, expect, it } from "vitest";

describe("the legal form of a company", () => {
  it.each([
    "Harbour Marine Pty Ltd",
    "Harbour Marine Pty. Ltd.",
    "Muebles Ortega S.L.",
    "Talleres Vega, S.A.",
    "Kessel & Brandt GmbH",
    "Kessel & Brandt GmbH & Co. KG",
    "Van Dijk Bouw B.V.",
    "Rossi Forniture S.r.l.",
    "Atelier Mercier SARL",
    "Nordvik Bygg AB",
    "Piekarnia Kłos Sp. z o.o.",
    "Larkmoor Joinery Ltd",
    "Summit Freight, Inc.",
    "Ledger (UK) Limited",
    "KESSEL GMBH",
  ])("is part of %s", (name) => {
    expect(hasCompanySuffix(name)).toBe(true);
  });

  it.each(["", "Jane Miller", "14 Harbour Street", "absolutely", "Invoice", "Saltado", "cold incident"])(
    "is not part of %j",
    (text) => {
      expect(hasCompanySuffix(text)).toBe(false);
    },
  );

  it("that is also a word counts in capitals alone", () => {
    expect(hasCompanySuffix("Nordvik AS")).toBe(true);
    expect(hasCompanySuffix("the same as before")).toBe(false);
  });

  it.each(["GmbH", "Ltd.", "S.A.", "S.L.,", "Inc", "B.V."])("alone is %s", (word) => {
    expect(isLegalForm(word)).toBe(true);
  });

  it.each(["Harbour", "Ltdx", "", "Pty Ltd Harbour"])("alone is not %j", (word) => {
    expect(isLegalForm(word)).toBe(false);
  });
});
