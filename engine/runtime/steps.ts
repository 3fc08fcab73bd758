/** Work that can be suspended between its steps: it resumes where it stopped, with the same result. */
export type Steps<T> = Generator<void, T, void>;

/** Work that has one step. */
// biome-ignore lint/correctness/useYield: there is nothing between its steps
export function* inOneStep<T>(work: () => T): Steps<T> {
  return work();
}

/** Does all the steps at once. */
export function finished<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does the steps, and yields to other work whenever `pause` says so. */
export async function finishedAsync<T>(steps: Steps<T>, pause: () => Promise<void> | undefined): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    const turn = pause();
    if (turn) await turn;
    step = steps.next();
  }
  return step.value;
}

/** Maps a list, with a step after every `atOnce` of its items. */
export function* mappedInSteps<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  map: (item: Item, index: number) => Result,
): Steps<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    if (index % atOnce === atOnce - 1) yield;
  }
  return results;
}
