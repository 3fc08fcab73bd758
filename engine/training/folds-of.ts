import { type Origin, vendorGroups } from "./vendor-groups";

/** How many times, at most, a model is trained on a part of the documents to be measured on the rest. */
const mostFolds = 5;

/**
 * Which fold each document is measured in (0 to `count` - 1). `by` says what a fold keeps together: the documents of a
 * vendor, so that every measured document is of a vendor that the model had not seen, or, where there is but one
 * vendor, each document alone.
 */
export type Folds = { by: "vendor" | "document"; vendors: number; count: number; foldOf: number[] };

/** Spreads documents over at most five folds of about the same size. The same documents give the same folds. */
export function foldsOf(origins: readonly Origin[]): Folds {
  const vendorOf = vendorGroups(origins);
  const vendors = new Set(vendorOf).size;
  const groupOf = vendors > 1 ? vendorOf : origins.map((_, index) => index);
  const count = Math.min(mostFolds, new Set(groupOf).size);
  const foldOfGroup = spread(groupOf, count);
  return {
    by: vendors > 1 ? "vendor" : "document",
    vendors,
    count,
    foldOf: groupOf.map((group) => foldOfGroup.get(group) ?? 0),
  };
}

/** Gives each group, the largest first, to the fold that holds fewest documents. */
function spread(groupOf: readonly number[], count: number): Map<number, number> {
  const sizes = new Map<number, number>();
  for (const group of groupOf) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const held = Array.from({ length: count }, () => 0);
  const foldOf = new Map<number, number>();
  for (const [group, size] of [...sizes].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const fold = held.indexOf(Math.min(...held));
    held[fold] = (held[fold] ?? 0) + size;
    foldOf.set(group, fold);
  }
  return foldOf;
}
