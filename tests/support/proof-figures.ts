import type { ProofFigures, ProofRow } from "@engine/stages/decoding/proof-figures";

/** What a test says of a document's numbers: amounts as written, by field; rows as amounts. */
type About = Partial<Omit<ProofFigures, "rows" | "cents" | "number">> & {
  amounts: Record<string, number>;
  rows?: (number | ProofRow)[];
};

/** Figures for the proof. Amounts and rows are given in whole units ("120.5"), rows with balances as they are. */
export function proofFigures({ amounts, rows = [], ...about }: About): ProofFigures {
  const inCents = (amount: number) => Math.round(amount * 100);
  return {
    kind: "invoice",
    country: undefined,
    cents: (field) => (amounts[field] === undefined ? undefined : inCents(amounts[field])),
    number: (field) => amounts[field],
    confidence: () => 1,
    isShown: () => true,
    isTorn: () => false,
    rows: rows.map((row) =>
      typeof row === "number" ? { cents: inCents(row), balance: undefined, arithmetic: "untested" } : row,
    ),
    rates: [],
    payments: [],
    meters: [],
    printed: new Set(),
    totals: [],
    columnSums: false,
    recognised: false,
    ...about,
  };
}
