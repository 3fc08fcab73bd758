import type { FoundValue } from "@engine/results/extraction-result";
import { otherCurrencyFindings } from "@engine/stages/explanation/other-currency";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { found } from "@tests/support/planted-result";
import { titledPage } from "@tests/support/titled-page";
import { describe, expect, it } from "vitest";

/** What is said of these lines when amounts are taken for a currency: the one found, else the model's. */
function said(lines: string[], taken: string, fields: Record<string, FoundValue> = {}, recognised = false) {
  const layout = { ...layoutOf([titledPage(lines)]), recognised };
  return otherCurrencyFindings(layout, fields, { currency: taken }).map(({ values }) => values.printed);
}

describe("a page that prints another currency", () => {
  it.each([
    [["Rope € 60,00", "Total € 100,00"], "USD", ["€"]],
    [["Total 100,00 zł"], "EUR", ["zł"]],
    [["Total $100.00"], "GBP", ["$"]],
    [["Total SEK 100.00"], "EUR", ["SEK"]],
  ])("%j is said when it is taken for %s", (lines, taken, printed) => {
    expect(said(lines, taken)).toEqual(printed);
  });

  it.each([
    [["Total € 100,00"], "EUR"],
    [["Total $100.00"], "AUD"],
    [["Total ¥ 5000"], "JPY"],
    [["Total USD 100.00", "Payable in EUR 92.10"], "EUR"],
    [["Total 100.00"], "USD"],
    [["Prices in EUR", "Total 100.00"], "USD"],
  ])("%j is none when it is taken for %s", (lines, taken) => {
    expect(said(lines, taken)).toEqual([]);
  });

  it("is none by a single sign that was recognised", () => {
    expect(said(["Total $100.00"], "MYR", {}, true)).toEqual([]);
    expect(said(["Rope $60.00", "Paint $40.00", "Total $100.00"], "MYR", {}, true)).toEqual(["$"]);
  });

  it("is judged by what stands beside the total", () => {
    const lines = ["Rope USD 60.00", "Total EUR 100.00"];
    const place = { page: 1, box: [0.3, 0.1, 0.39, 0.115] as [number, number, number, number] };
    const fields = { total: found("100.00", { place }), currency: found("USD") };
    expect(said(lines, "USD", fields)).toEqual(["EUR"]);
    expect(said(lines, "USD", { ...fields, currency: found("EUR") })).toEqual([]);
  });
});
