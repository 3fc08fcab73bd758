import type { PurchaseDocument } from "./purchase-document";

type Line = Pick<PurchaseDocument["lines"][number], "taxRate">;
type Taxed = Pick<PurchaseDocument, "grossCents" | "netCents"> & { lines: readonly Line[] };

/** Tax that is rounded line by line may be off by this much, in cents. */
const tolerance = 2;

/**
 * The code of a line's tax: that of the rate printed on it; where no line has a rate, that of the only rate which makes the
 * document's tax. Null when there is no such code: then the ERP system takes the one of the account or item.
 */
export function taxCodeOf(
  { taxRate }: Line,
  { lines, grossCents, netCents }: Taxed,
  byRate: ReadonlyMap<number, string>,
): string | null {
  if (taxRate !== null) return byRate.get(taxRate) ?? null;
  if (netCents === null || lines.some((line) => line.taxRate !== null)) return null;
  const tax = grossCents - netCents;
  const [only, ...others] = [...byRate].filter(
    ([rate]) => Math.abs((netCents * rate) / 100 - tax) <= tolerance,
  );
  return only && others.length === 0 ? only[1] : null;
}
