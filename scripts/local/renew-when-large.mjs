import { memoryOf, processorSeconds } from "../process-use.mjs";

/**
 * The local stand-in of Workflows keeps the instance of every document in memory for good, some 2 MB each; Cloudflare's does
 * not. A runtime beyond this size is ended, and started again by whoever keeps it running, when it has nothing to do.
 */
const largest = 1024 ** 3;
const lookEvery = 30_000;
/** A runtime that waits uses less of a processor between two looks. */
const idleShare = 0.02;

/**
 * Looks at a process every half a minute and calls `renew` when it is large and did nothing since the last look. `pidOf`
 * answers its number, which changes when it is started again. Answers a function that ends the looking. On platforms that
 * do not tell what a process uses, nothing is done.
 */
export function renewWhenLarge(pidOf, renew, { every = lookEvery, limit = largest } = {}) {
  let before;
  const timer = setInterval(() => {
    const pid = pidOf();
    const use = pid && readUse(pid);
    const isIdle = use && before?.pid === pid && use.seconds - before.seconds < (idleShare * every) / 1000;
    before = use ? { pid, seconds: use.seconds } : undefined;
    if (!isIdle || use.bytes < limit) return;
    before = undefined;
    renew(pid, use.bytes);
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}

/** What a process holds in memory, in bytes, and the seconds of processor time that it used; null where that is not told. */
function readUse(pid) {
  try {
    return { bytes: memoryOf(pid).now * 1024 ** 2, seconds: processorSeconds(pid) };
  } catch {
    return null;
  }
}
