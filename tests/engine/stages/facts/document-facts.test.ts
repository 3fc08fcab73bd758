import { factsOf } from "@engine/stages/facts/document-facts";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const facts = (typed: string, about: { culture?: string; currency?: string } = {}) =>
  factsOf(layoutOf([pageOf(typed)]), extractionRequest("invoice", about));

describe("facts of the whole document", () => {
  it.each([
    ["Newcastle NSW 2300\nABN 53 004 085 616", "AU", "AUD", "dmy"],
    ["Austin, TX 78701\nTotal $12.00", "US", "USD", "mdy"],
    ["GSTIN: 27AAPFU0939F1ZV\nTotal Rs. 12.00", "IN", "INR", "dmy"],
    ["RFC: MRI990812KL4\nTotal $12.00 M.N.", "MX", "MXN", "dmy"],
    ["Hamilton 3204 New Zealand\nGST No 128-047-360\nTotal $12.00", "NZ", "NZD", "dmy"],
    ["Windsor SL4 1PD\nTotal £12.00", "GB", "GBP", "dmy"],
    ["28013 Madrid\nCIF: B12345674\nTotal 12,00 €", "ES", "EUR", "dmy"],
    ["Toronto ON M5V 2T6\nHST 13%\nTotal $12.00", "CA", "CAD", "dmy"],
  ])("%j is of %s", (typed, country, currency, order) => {
    const found = facts(typed, { culture: country === "US" ? "en-US" : "en-GB" });
    expect([found.country, found.currency.code, found.dateOrder.order]).toEqual([country, currency, order]);
  });

  it("lets a day above twelve decide the order of dates against the culture", () => {
    expect(facts("Date 03/04/2025\nDue 28/04/2025", { culture: "en-US" }).dateOrder).toEqual({
      order: "dmy",
      evidence: "page",
    });
  });

  it.each([
    ["Date 03.04.2025", "dmy", "page"],
    ["Date 03/04/2025\nGST 12.00", "dmy", "country"],
    ["Date 03/04/2025\nSales tax 12.00", "mdy", "culture"],
    ["Date 03/04/2025\nwww.acme.com.au", "dmy", "country"],
  ])("reads the order of %j as %s in en-US", (typed, order, evidence) => {
    expect(facts(typed, { culture: "en-US" }).dateOrder).toEqual({ order, evidence });
  });

  it.each([
    ["Total 1.234,56", "en-US", ","],
    ["Total 1,234.56", "de-DE", "."],
    ["Total 1234", "de-DE", ","],
    ["Total 1234", "es-MX", "."],
  ])("reads the decimal mark of %j in %s", (typed, culture, mark) => {
    expect(facts(typed, { culture }).decimalMark).toBe(mark);
  });
});
