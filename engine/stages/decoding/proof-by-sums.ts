import { certaintyOf } from "../../results/certainty";
import type { ArithmeticProof } from "../../results/extraction-result";

type Equation = ArithmeticProof["equations"][number];

/** The fields that sums name otherwise. */
const fieldNames: Readonly<Record<string, string>> = {
  gross: "grossAmount",
  due: "amountDue",
  previous: "previousBalance",
  payments: "paymentsReceived",
  opening: "openingBalance",
  closing: "closingBalance",
  credits: "totalCredits",
  debits: "totalDebits",
};

/** The sums that a proof can rest on, by what they say of which amounts; others only repeat one of them. */
const resting: readonly [kind: string, pattern: RegExp, names: readonly string[]][] = [
  ["total", /^equation\.net-.*total$/, ["subTotal", "tax", "total"]],
  ["lines", /^equation\.lines-(?:net|total|gross|with-tax)$/, ["subTotal", "total", "gross"]],
  ["columns", /^equation\.column-sums$/, ["subTotal", "tax", "total"]],
  ["commission", /^equation\.gross-commission-total$/, ["gross", "total"]],
  ["cash", /^equation\.cash-change-total$/, ["total"]],
  ["due", /^equation\.previous-payments-total-due$/, ["total", "previous", "due"]],
  ["movements", /^equation\.opening-movements-closing$/, ["opening", "closing"]],
  ["sides", /^equation\.opening-(?:credits|debits)-.*closing$/, ["opening", "closing"]],
];

/** The sums that prove and therefore need every amount in them; the others may only speak for one. */
const proving: ReadonlySet<string> = new Set(["total", "lines", "commission", "cash", "movements"]);

/**
 * Whether these sums prove the amounts: every amount that the proving ones name is sure itself, or two sums that say
 * different things name it. An amount that fits one sum may have been taken because it fits. `rows` is how many lines
 * there are: a single one is not added up. `confidenceOf` returns null where nobody knows.
 */
export function isProofBySums(
  equations: readonly Equation[],
  rows: number,
  confidenceOf: (field: string) => number | null,
): boolean {
  const sums = equations
    .filter(({ holds }) => holds)
    .flatMap(({ key, values }) => {
      const known = resting.find(([, pattern]) => pattern.test(key));
      return known ? [{ kind: known[0], names: known[2].filter((name) => values[name] !== undefined) }] : [];
    });
  const speaksFor = (name: string) =>
    new Set(
      sums
        .filter(({ kind, names }) => names.includes(name) && (kind !== "lines" || rows > 1))
        .map(({ kind }) => kind),
    ).size;
  return sums
    .filter(({ kind }) => proving.has(kind))
    .flatMap(({ names }) => names)
    .every((name) => isSure(confidenceOf(fieldNames[name] ?? name)) || speaksFor(name) > 1);
}

const isSure = (confidence: number | null): boolean =>
  confidence === null || certaintyOf(confidence) === "sure";
