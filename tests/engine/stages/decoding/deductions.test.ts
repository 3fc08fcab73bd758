import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

const head = `
    Harbour Tools Ltd
    1 Quay Street, Leeds LS1 2TW
    INVOICE
    Invoice No: 5524       Date: 12/03/2025
    Bill To:
    Oakfield Trust
    1 Castle Hill
    Windsor SL4 1PD

    Description  Qty  Price   Amount
    Drill        2    100.00  200.00
    Saw          4    50.00   200.00`;

describe("what is taken off an amount", () => {
  it.each([
    [
      "a commission",
      "Gross Total             400.00\n    Agency commission 15%   -60.00\n    Net amount payable      340.00",
      "340.00",
    ],
    [
      "a rebate",
      "Gross total             400.00\n    Trade rebate            -60.00\n    Payable                 340.00",
      "340.00",
    ],
    [
      "a discount that is printed without a sign",
      "Total                   400.00\n    Less discount            60.00\n    Amount payable          340.00",
      "340.00",
    ],
    [
      "a discount before tax",
      "Total                   400.00\n    Discount 10%            -40.00\n    Total after discount    360.00\n    VAT 20%                  72.00\n    Amount due              432.00",
      "432.00",
    ],
    [
      "not a deposit, which is paid and not taken off",
      "Net                     400.00\n    VAT 20%                  80.00\n    Total                   480.00\n    Less deposit paid      -100.00\n    Balance due             380.00",
      "480.00",
    ],
    [
      "a rounding for cash, which a line says",
      "Total                   400.02\n    Rounding adjustment\n    Payable                 400.00",
      "400.00",
    ],
    [
      "a rounding without a name, by what was rounded off",
      "Total                   400.02\n    Adjusted                 -0.02\n    To pay                  400.00",
      "400.00",
    ],
  ])("%s", (_name, sums, total) => {
    expect(extractedValue("total", `${head}\n    ${sums}`, { culture: "en-GB" })).toBe(total);
  });
});
