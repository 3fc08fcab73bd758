import { usageOf } from "../process-use.mjs";

/**
 * The local stand-ins keep in memory what Cloudflare does not: that of Workflows the instance of every document for good, some
 * 2 MB each. A runtime beyond this size is started again when nothing is done in it.
 */
const largest = { web: 1024 ** 3, documents: 1024 ** 3 };
const lookEvery = 30_000;
/**
 * A runtime uses less of a processor between two looks when it does nothing; that of the pages may answer a request
 * occasionally, since those wait while it is started again.
 */
const idleShare = { web: 0.1, documents: 0.02 };

/** What must have nothing to do before a runtime is started again: the one of the documents is with that of the pages. */
const idleFor = { web: ["web", "documents"], documents: ["documents"] };

/**
 * Looks at the runtimes every half a minute and calls `renew(name, bytes)` for one that is large and did nothing since
 * the last look; the next look comes after it is done. `pidsOf` returns the numbers of their processes by name, which
 * change when they are started again. Returns a function that ends the looking. Where the platform does not tell what a
 * process uses nothing is done.
 */
export function restartWhenLarge(pidsOf, renew, { every = lookEvery, limits = largest } = {}) {
  let before = {};
  let timer = setTimeout(look, every);
  timer.unref();
  return () => {
    clearTimeout(timer);
    timer = null;
  };

  async function look() {
    const now = Object.fromEntries(Object.entries(pidsOf()).map(([name, pid]) => [name, readUse(pid)]));
    const isIdle = (name) =>
      now[name] &&
      before[name]?.pid === now[name].pid &&
      now[name].seconds - before[name].seconds < (idleShare[name] * every) / 1000;
    const due = Object.keys(idleFor).find(
      (name) => now[name]?.bytes >= limits[name] && idleFor[name].every((other) => isIdle(other)),
    );
    before = due ? {} : now;
    if (due) await renew(due, now[due].bytes);
    if (timer) timer = setTimeout(look, every).unref();
  }
}

const readUse = (pid) => {
  const use = pid && usageOf(pid);
  return use ? { pid, ...use } : null;
};
