import { shuffled } from "@fieldwise/engine/lab";

/** The fold of each document: groups stay together, large groups are dealt out first, to the emptiest fold. */
export function foldsOf(documents: readonly { group: string }[], folds: number, seed: number): number[] {
  const sizes = new Map<string, number>();
  for (const { group } of documents) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const groups = [...sizes.keys()];
  const order = shuffled(groups.length, seed).map((index) => groups[index] as string);
  const filled = new Array<number>(folds).fill(0);
  const foldOf = new Map<string, number>();
  for (const group of order.sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))) {
    const least = filled.indexOf(Math.min(...filled));
    foldOf.set(group, least);
    filled[least] = (filled[least] ?? 0) + (sizes.get(group) ?? 0);
  }
  return documents.map((document) => foldOf.get(document.group) ?? 0);
}
