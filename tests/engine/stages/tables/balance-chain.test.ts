import { extract } from "@engine/extract";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

function rowsOf(typed: string, confidence = 1) {
  const page = pageOf(typed, { source: confidence < 1 ? "ocr" : "text", confidence });
  return extract([page], extractionRequest("bank_statement", { culture: "en-GB" })).lineItems.map(
    ({ cells, arithmetic }) => ({
      amount: cells.amount?.value,
      arithmetic,
      sums: cells.amount?.reasons.map(({ key }) => key),
    }),
  );
}

const statement = (rent: string) => `
      Date            Description            Amount       Balance
      02/03/2025      Opening deposit        900.00        900.00
      03/03/2025      Rent                   ${rent}        300.00
      04/03/2025      Salary               1,250.00      1,550.00`;

describe("the chain of balances", () => {
  it("says the sum of every movement", () => {
    expect(rowsOf(statement("600.00")).slice(1)).toEqual([
      { amount: "-600.00", arithmetic: "agrees", sums: ["reason.row-balance"] },
      { amount: "1250.00", arithmetic: "agrees", sums: ["reason.row-balance"] },
    ]);
  });

  it("mends a digit that recognition misread", () => {
    expect(rowsOf(statement("680.00"), 0.8)[1]).toEqual({
      amount: "-600.00",
      arithmetic: "agrees",
      sums: ["reason.row-balance-repaired"],
    });
  });

  it("leaves a printed amount alone and says that it differs", () => {
    expect(rowsOf(statement("680.00"))[1]).toMatchObject({ amount: "680.00", arithmetic: "differs" });
  });

  it("reads statements that begin with the newest movement", () => {
    const rows = rowsOf(`
      Date            Description            Amount       Balance
      04/03/2025      Salary               1,250.00      1,550.00
      03/03/2025      Rent                   600.00        300.00
      02/03/2025      Opening deposit        900.00        900.00`);
    expect(rows.map(({ amount }) => amount)).toEqual(["1250.00", "-600.00", "900.00"]);
  });
});
