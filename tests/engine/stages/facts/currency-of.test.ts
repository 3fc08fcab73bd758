import { currencyOf } from "@engine/stages/facts/currency-of";
import { describe, expect, it } from "vitest";
import { linesIn } from "../../support/rows";

const currency = (text: string, country?: string, assumed = "USD") =>
  currencyOf(linesIn(text), country, assumed);

describe("the currency of a document", () => {
  it.each([
    ["Total 120.00 CHF", undefined, "CHF", "code"],
    ["Total USD 120.00", "AU", "USD", "code"],
    ["Total € 120,00", undefined, "EUR", "sign"],
    ["Total 120,00 Euro", undefined, "EUR", "sign"],
    ["Total £120.00", undefined, "GBP", "sign"],
    ["Total ₹1,20,000.00", undefined, "INR", "sign"],
    ["KARTICE KN: 394.00", "HR", "HRK", "sign"],
    ["Total Rs. 1,200", undefined, "INR", "sign"],
    ["Total RM 30.90", undefined, "MYR", "sign"],
    ["Total NZ$120.00", undefined, "NZD", "sign"],
    ["Total MX$120.00", undefined, "MXN", "sign"],
    ["Ciento veinte pesos 00/100 M. N.", undefined, "MXN", "sign"],
    ["Total $120.00", "AU", "AUD", "sign"],
    ["Total $120.00", "MX", "MXN", "sign"],
    ["Total $120.00", undefined, "USD", "sign"],
    ["Total 120.00", "DE", "EUR", "country"],
    ["Total 120.00", "GB", "GBP", "country"],
    ["Total 120.00", undefined, "USD", "model"],
    ["Total 120.00", "XX", "USD", "model"],
  ] as const)("%s from %s is %s by its %s", (text, country, code, evidence) => {
    expect(currency(text, country)).toMatchObject({ code, evidence });
  });

  it("reads a dollar as the tenant's own where no country is known", () => {
    expect(currency("Total $120.00", undefined, "NZD").code).toBe("NZD");
    expect(currency("Total $120.00", undefined, "EUR").code).toBe("USD");
  });

  it("reads a dollar as the one that is written elsewhere on the page", () => {
    expect(currency("Amounts in CAD\nTotal $120.00", "US").code).toBe("CAD");
  });

  it("takes the country's own for one foreign sign, and the foreign one where it is repeated", () => {
    expect(currency("Bank charge €5", "GB").code).toBe("GBP");
    expect(currency("€5\n€7\n€12", "GB").code).toBe("EUR");
  });

  it("takes the country's own of two that are written as often", () => {
    expect(currency("USD 100.00\nAUD 150.00", "AU").code).toBe("AUD");
  });

  it("does not take capitals inside of a word for a code", () => {
    expect(currency("Total AUDIT 120.00 EURO-PALLET")).toMatchObject({ code: "EUR", evidence: "sign" });
    expect(currency("AUDIT GBPS")).toMatchObject({ code: "USD", evidence: "model" });
  });

  it("counts the signs for it and against it, and knows the country's own", () => {
    expect(currency("€5\n€7\nTotal £12")).toMatchObject({ code: "EUR", votes: 2, against: 1, local: false });
    expect(currency("Total £12", "GB")).toMatchObject({ votes: 3, against: 0, local: true });
    expect(currency("Bank charge €5", "GB")).toMatchObject({
      code: "GBP",
      votes: 0,
      against: 1,
      local: true,
    });
    expect(currency("Total 12", undefined)).toMatchObject({ votes: 0, against: 0, local: false });
  });

  it("takes a sign within a recognised number for none", () => {
    expect(currency("JIR: £24d0b29b\nTotal 394.00", "DE").code).toBe("EUR");
    expect(currency("Net £24.50\nTax £2\nTotal £26.50", "DE").code).toBe("GBP");
  });

  it("takes plain dollars for the country's own where another is written once", () => {
    expect(currency("Fare $53.00\nFee $2.00\nA$55.00", "US").code).toBe("USD");
    expect(currency("Fare $53.00\nA$55.00\nA$2.00", "US").code).toBe("AUD");
  });

  it("says what it was read from", () => {
    expect(currency("Total £120.00").text).toBe("£");
    expect(currency("Total 120.00", "GB").text).toBe("GB");
  });
});
