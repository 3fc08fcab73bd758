/** Work that can be set aside between its steps: what is done goes on where it stopped, and comes out the same. */
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

/** Does the steps, and lets others have a turn whenever `pause` says so. */
export async function finishedInTurns<T>(
  steps: Steps<T>,
  pause: () => Promise<void> | undefined,
): Promise<T> {
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
