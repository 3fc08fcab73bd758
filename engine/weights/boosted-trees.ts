/** A tree that adds to a logit: a leaf's value, or a question whether a signal is below a threshold. */
export type Tree = number | { signal: string; below: number; yes: Tree; no: Tree };

/** A sum of trees on top of a starting logit (gradient boosting, Friedman 2001). */
export type BoostedTrees = { start: number; trees: readonly Tree[] };

/** The logit of a set of signals; a signal that is not given counts as 0. */
export function logitOf({ start, trees }: BoostedTrees, signals: Readonly<Record<string, number>>): number {
  return trees.reduce<number>((sum, tree) => sum + leafOf(tree, signals), start);
}

/** The probability that a set of signals stands for, 0 to 1 with four decimals, never quite either. */
export function probabilityOf(trees: BoostedTrees, signals: Readonly<Record<string, number>>): number {
  const probability = 1 / (1 + Math.exp(-logitOf(trees, signals)));
  return Math.min(0.9999, Math.max(0.0001, Math.round(1e4 * probability) / 1e4));
}

function leafOf(tree: Tree, signals: Readonly<Record<string, number>>): number {
  let node = tree;
  while (typeof node !== "number") node = (signals[node.signal] ?? 0) < node.below ? node.yes : node.no;
  return node;
}
