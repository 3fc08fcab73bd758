import { decodeBalances } from "@engine/stages/decoding/decode-balances";
import type { Scored } from "@engine/stages/scoring/scored";
import { describe, expect, it } from "vitest";
import { tokensIn } from "../../support/rows";
import { scoredAs, valuesIn } from "../../support/scored";

/** An amount on the page, on words of its own unless some are given. */
const amount = (value: string, score: number, tokens = tokensIn(value)): Scored =>
  scoredAs(value, score, { facts: ["decimals"], candidate: { type: "amount", tokens } });

const rows = [-5_000, 12_000, 2_500];

describe("balances of a statement", () => {
  it("are what the movements lead to, whatever the labels say", () => {
    const last = tokensIn("100.00");
    const chosen = decodeBalances(
      {
        openingBalance: [amount("100.00", 0.5, last)],
        closingBalance: [amount("100.00", 2.3, last), amount("195.00", -2.5)],
      },
      rows,
    );
    expect(valuesIn(chosen)).toEqual({ openingBalance: "100.00", closingBalance: "195.00" });
  });

  it("are found among amounts that are hardly rated", () => {
    const others = ["1.00", "2.00", "3.00", "4.00", "5.00", "6.00"].map((value) => amount(value, -3));
    const chosen = decodeBalances(
      { openingBalance: [amount("100.00", 3)], closingBalance: [...others, amount("195.00", -7)] },
      rows,
    );
    expect(valuesIn(chosen)).toEqual({ openingBalance: "100.00", closingBalance: "195.00" });
  });

  it("are not proven by two movements, which meet by chance", () => {
    const chosen = decodeBalances(
      { openingBalance: [amount("100.00", 3)], closingBalance: [amount("195.00", -2.5)] },
      [7_000, 2_500],
    );
    expect(valuesIn(chosen)).toEqual({ openingBalance: "100.00" });
  });

  it("are what credits and debits lead to", () => {
    const chosen = decodeBalances(
      {
        openingBalance: [amount("100.00", 3)],
        closingBalance: [amount("150.00", 1), amount("195.00", 0.5)],
        totalCredits: [amount("145.00", 2)],
        totalDebits: [amount("50.00", 2)],
      },
      [],
    );
    expect(valuesIn(chosen).closingBalance).toBe("195.00");
  });

  it("are as likely as their scores where nothing adds up", () => {
    const chosen = decodeBalances(
      { openingBalance: [amount("100.00", 3)], closingBalance: [amount("7.00", 2), amount("8.00", 1)] },
      rows,
    );
    expect(valuesIn(chosen)).toEqual({ openingBalance: "100.00", closingBalance: "7.00" });
    expect(chosen.closingBalance?.margin).toBeCloseTo(1);
  });
});
