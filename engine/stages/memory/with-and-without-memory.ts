import type { Steps } from "../../runtime/steps";

/** Something made without what is remembered of the layout, and with it: the same object where memory changes nothing. */
export type WithAndWithoutMemory<T> = { plain: T; remembered: T };

/** Works on both, once where they are the same. */
export function* forWithAndWithoutMemory<T, R>(
  both: WithAndWithoutMemory<T>,
  work: (one: T, which: keyof WithAndWithoutMemory<T>) => Steps<R>,
): Steps<WithAndWithoutMemory<R>> {
  const remembered = yield* work(both.remembered, "remembered");
  if (both.plain === both.remembered) return { plain: remembered, remembered };
  return { plain: yield* work(both.plain, "plain"), remembered };
}
