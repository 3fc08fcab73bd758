import type { Candidate } from "./candidate";

/** Bounds the sums that are tried over the amounts above. */
const mostParts = 25;

/**
 * Marks amounts that are the sum of the two or more amounts right above them in their column ("column-sum") and the
 * summands ("part-of:" with the line of the sum). In a breakdown by tax rate this tells the totals from the rows.
 */
export function markColumnSums(amounts: readonly Candidate[]): void {
  const money = amounts.filter((amount) => amount.facts.has("decimals") && amount.cents !== undefined);
  for (const sum of money) {
    const parts = partsOf(sum, money);
    if (!parts) continue;
    sum.facts.add("column-sum");
    for (const part of parts) part.facts.add(`part-of:${sum.line}`);
  }
}

/** In heights of the sum, set by hand: amounts of one column end no further from each other. */
const sameColumn = 0.7;

function partsOf(sum: Candidate, money: readonly Candidate[]): Candidate[] | undefined {
  if (!sum.cents) return undefined;
  const em = sum.bottom - sum.top;
  const above = money
    .filter(
      (other) =>
        other.page === sum.page &&
        other.line < sum.line &&
        Math.abs(other.right - sum.right) < sameColumn * em,
    )
    .sort((a, b) => b.line - a.line)
    .slice(0, mostParts);
  let total = 0;
  for (const [index, part] of above.entries()) {
    total += part.cents ?? 0;
    const parts = above.slice(0, index + 1);
    if (index > 0 && total === sum.cents && parts.filter((one) => one.cents !== 0).length > 1) return parts;
  }
  return undefined;
}
