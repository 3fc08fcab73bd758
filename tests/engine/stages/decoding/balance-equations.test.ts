import { balanceEquations } from "@engine/stages/decoding/balance-equations";
import { proofFigures } from "@tests/support/proof-figures";
import { expect, it } from "vitest";

const keysOf = (amounts: Record<string, number>, rows: number[] = []) =>
  balanceEquations(proofFigures({ kind: "bank_statement", amounts, rows })).map(
    ({ key, holds }) => `${key.replace("equation.", "")} ${holds}`,
  );

it.each([
  [
    "movements lead from one balance to the other",
    { openingBalance: 100, closingBalance: 130.5 },
    [50, -19.5],
    ["opening-movements-closing true"],
  ],
  [
    "movements do not",
    { openingBalance: 100, closingBalance: 131 },
    [50, -19.5],
    ["opening-movements-closing false"],
  ],
  [
    "an account goes below nothing",
    { openingBalance: 20, closingBalance: -30 },
    [-50],
    ["opening-movements-closing true"],
  ],
  ["there are no movements", { openingBalance: 100, closingBalance: 100 }, [], []],
  ["a balance is missing", { closingBalance: 100 }, [50], []],
  [
    "credits and debits are summed",
    { openingBalance: 100, closingBalance: 130.5, totalCredits: 50, totalDebits: 19.5 },
    [],
    ["opening-credits-debits-closing true"],
  ],
  [
    "debits are printed with a minus",
    { openingBalance: 100, closingBalance: 130.5, totalCredits: 50, totalDebits: -19.5 },
    [],
    ["opening-credits-debits-closing true"],
  ],
  [
    "their sums do not fit",
    { openingBalance: 100, closingBalance: 100, totalCredits: 50, totalDebits: 19.5 },
    [],
    ["opening-credits-debits-closing false"],
  ],
  ["one of the two sums is missing", { openingBalance: 100, closingBalance: 150, totalCredits: 50 }, [], []],
] as const)("%s", (_what, amounts, rows, keys) => {
  expect(keysOf(amounts, [...rows])).toEqual(keys);
});

it.each([
  [130.52, true],
  [130.53, false],
])("a closing balance of %d may be two cents off, not three: %s", (closingBalance, holds) => {
  const [sum] = balanceEquations(
    proofFigures({ kind: "bank_statement", amounts: { openingBalance: 100, closingBalance }, rows: [30.5] }),
  );
  expect(sum?.holds).toBe(holds);
});

it("a card's balance is a debt only where its movements show it", () => {
  const card = { openingBalance: 100, closingBalance: 130, totalCredits: 20, totalDebits: 50 };
  expect(keysOf(card, [50, -20])).toEqual([
    "opening-movements-closing true",
    "opening-debits-credits-closing true",
  ]);
  expect(keysOf(card)).toEqual(["opening-credits-debits-closing false"]);
});
