import { extract } from "@engine/extract";
import { decodeBalances } from "@engine/stages/decoding/decode-balances";
import { summaryOf } from "@engine/stages/decoding/statement-summary";
import type { Scored } from "@engine/stages/scoring/scored";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { tokensIn } from "../../support/rows";
import { scoredAs, valuesIn } from "../../support/scored";

const amount = (value: string, score: number, line: number): Scored =>
  scoredAs(value, score, {
    facts: ["decimals"],
    candidate: { type: "amount", tokens: tokensIn(value), line },
  });

/** Both sums can be either of the amounts beside the balances; the scores are those of credits and debits. */
const statement = (
  [credits, debits]: [string, string],
  { line = 2, scores: [asNamed, swapped] = [-5, -6] as [number, number] } = {},
) => ({
  openingBalance: [amount("100.00", 3, 1)],
  closingBalance: [amount("195.00", 3, 4)],
  totalCredits: [amount(credits, asNamed, line), amount(debits, swapped, line + 1)],
  totalDebits: [amount(debits, asNamed, line + 1), amount(credits, swapped, line)],
});

describe("the summary of a statement", () => {
  it("is what leads from one balance to the other, whatever stands beside it", () => {
    expect(valuesIn(decodeBalances(statement(["145.00", "50.00"]), []))).toEqual({
      openingBalance: "100.00",
      closingBalance: "195.00",
      totalCredits: "145.00",
      totalDebits: "50.00",
    });
  });

  it("of a card is lowered by credits", () => {
    const chosen = valuesIn(decodeBalances(statement(["50.00", "145.00"]), []));
    expect(chosen).toMatchObject({ totalCredits: "50.00", totalDebits: "145.00" });
  });

  it("goes by the labels where both readings lead to the balance", () => {
    const chosen = valuesIn(decodeBalances(statement(["145.00", "50.00"], { scores: [-6, -5] }), []));
    expect(chosen).toMatchObject({ totalCredits: "50.00", totalDebits: "145.00" });
  });

  it.each([
    ["the amounts lead nowhere", statement(["145.00", "50.01"])],
    ["they stand among the movements further down", statement(["145.00", "50.00"], { line: 20 })],
    [
      "no balance is believed",
      { ...statement(["145.00", "50.00"]), openingBalance: [amount("100.00", -1, 1)] },
    ],
  ])("is none where %s", (_why, scored) => expect(summaryOf(scored)).toBeUndefined());

  it.each([
    [
      "Alter Saldo      2.144,16\nZahlungen       -4.557,15\nUmsätze        4.206,61\nNeuer Saldo     1.793,62",
    ],
    [
      "Ancien solde     2.144,16\nReçu            -4.557,15\nPassé          4.206,61\nNouveau solde   1.793,62",
    ],
    [
      "Saldo anterior   2.144,16\nSus pagos       -4.557,15\nDel mes        4.206,61\nNuevo saldo     1.793,62",
    ],
  ])("is read on a page: %s", (typed) => {
    const { fields } = extract([pageOf(`Praorline Bank\n\nSTATEMENT\n\n${typed}`)], {
      ...extractionRequest("bank_statement"),
      culture: "de-DE",
    });
    expect([fields.totalCredits?.value, fields.totalDebits?.value]).toEqual(["-4557.15", "4206.61"]);
  });
});
