import { nameCandidate } from "@engine/stages/candidates/names/name-candidate";
import { isName, withoutTitle } from "@engine/stages/candidates/names/name-shape";
import { textPart } from "@engine/stages/candidates/parties/text-part";
import { describe, expect, it } from "vitest";
import { tokensIn } from "../../../support/rows";

describe("a text that could name somebody", () => {
  it.each([
    "Larkmoor Joinery Ltd",
    "Jane Miller",
    "O’Brien & Sons",
    "de Vries Bouw",
    "3M Deutschland GmbH",
    "Muebles Ortega, S.L.",
    "東京商事",
    "eBay",
    "Bank of Queensland",
  ])("is %s", (text) => {
    expect(isName(text)).toBe(true);
  });

  it.each([
    "Tax Invoice",
    "INVOICE",
    "Rechnung",
    "Factura",
    "Credit Note",
    "12.50",
    "INV-2041-7781-22",
    "Bill to:",
    "Leeds LS1 4AB",
    "Newcastle NSW 2300",
    "Tel: 0113 496 0000",
    "United Kingdom",
    "Selangor Darul Ehsan",
    "New South Wales",
    "Ltd.",
    "Pty Ltd",
    "S.A. de C.V.",
    "S. de R.L. de C.V.",
    "GmbH & Co. KG",
    "",
    "A",
    "we thank you for your order and payment",
    "x".repeat(91),
  ])("is not %j", (text) => {
    expect(isName(text)).toBe(false);
  });
});

it.each([
  ["Acme Invoice", "Acme"],
  ["M/s Acme Tools", "Acme Tools"],
  ["c/o Acme Tools", "Acme Tools"],
  ["Attn: Jane Miller", "Jane Miller"],
  ["Acme Tools (ABN 53 004)", "Acme Tools"],
  ["Acme (Tools)", "Acme (Tools)"],
])("%s without a title is %s", (text, name) => {
  expect(withoutTitle(text)).toBe(name);
});

describe("what the words of a name show", () => {
  const factsOf = (text: string) => [...nameCandidate(textPart(tokensIn(text), 0), 1, []).facts];

  it.each([
    ["Larkmoor Joinery Ltd", "company"],
    ["14 Mill Lane", "street"],
    ["3M Tools", "starts-with-digit"],
    ["A.B.", "tiny"],
    ["de Vries", "lower-case"],
    ["ACME TOOLS", "capitals"],
    ["Jane Miller", "person-shape"],
    ["Association of the Carpenters and Joiners of the North", "wordy"],
  ] as const)("%s: %s", (text, fact) => {
    expect(factsOf(text)).toContain(fact);
  });

  it("is no person where it is a company", () => {
    expect(factsOf("Jane Miller Ltd")).not.toContain("person-shape");
  });

  it("is what recognition makes of a legal form", () => {
    const nameOf = (text: string) => nameCandidate(textPart(tokensIn(text), 0), 1, []).value;
    expect(nameOf("PERNIAGAAN MAJU S0N. 8HD")).toBe("PERNIAGAAN MAJU SDN. BHD");
    expect(nameOf("MAJU SERVICE SUN BHD")).toBe("MAJU SERVICE SDN BHD");
  });
});
