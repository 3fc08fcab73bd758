import { countryOf } from "@engine/stages/facts/country-of";
import { describe, expect, it } from "vitest";
import { linesIn } from "../../support/rows";

const country = (...lines: string[]) => countryOf(linesIn(lines.join("\n")));

describe("the country whose habits a document follows", () => {
  it.each([
    ["AU", ["4 Harbour Street, Newcastle NSW 2300"]],
    ["AU", ["ABN 53 004 085 616"]],
    ["NZ", ["12 Queen Street, Auckland"]],
    ["IN", ["GSTIN 27AAPFU0939F1ZV"]],
    ["IN", ["Total Rs. 1,52,775.00"]],
    ["ES", ["Muebles Ortega S.L.", "Base imponible 100,00"]],
    ["MX", ["R.F.C. EKU9003173C9", "C.P. 06600"]],
    ["CA", ["88 Bay Street, Toronto M5J 2N8"]],
    ["GB", ["14 Mill Lane, Leeds LS1 4AB"]],
    ["US", ["200 Main Street, Springfield, IL 62701"]],
    ["US", ["Amounts in USD"]],
    ["MY", ["Jalan Ampang, Kuala Lumpur", "Total RM 30.90"]],
    ["SG", ["10 Anson Road, Singapore"]],
    ["DE", ["Kessel & Brandt GmbH", "Rechnung 2041"]],
    ["FR", ["Facture 2041", "TVA 20,00"]],
    ["IT", ["Fattura 2041", "P. IVA 00743110157"]],
    ["NL", ["Factuur 2041", "BTW 21%"]],
    ["PT", ["Fatura 2041", "Contribuinte 501442600"]],
  ])("%s: %j", (expected, lines) => {
    expect(country(...lines)).toBe(expected);
  });

  it("is told by a tax number whose check digit holds, and not by one that does not", () => {
    expect(country("DE136695976")).toBe("DE");
    expect(country("IT00743110157")).toBe("IT");
    expect(country("IT00743110158")).toBeUndefined();
  });

  it("is the one that most clues speak for", () => {
    expect(country("Deliver to Leeds LS1 4AB", "Kessel GmbH", "Rechnung 2041", "www.kessel.de")).toBe("DE");
  });

  it("is unknown where nothing speaks for one", () => {
    expect(country("Invoice 2041", "Total 120.00")).toBeUndefined();
    expect(country("")).toBeUndefined();
  });
});
