import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { usageOf } from "../process-use.mjs";

/** The processes of a local server in the order in which it notes them. */
const names = ["Node", "workerd of the pages", "workerd of the documents"];

/**
 * What the processes of the local server on this state folder use; of one elsewhere (`null`) nothing can be seen but what
 * this machine does. `memory()` answers MB by process; `use()` the busy share of the machine since the last call, and the
 * processors that each process used.
 */
export function watchProcesses(stateDir) {
  let before = look();
  return {
    memory: () =>
      Object.fromEntries(Object.entries(usages()).map(([name, { bytes }]) => [name, bytes / 1024 ** 2])),
    use() {
      const now = look();
      const seconds = (now.at - before.at) / 1_000;
      const processes = {};
      // One that was started again meanwhile counts from its start.
      for (const [name, { pid, seconds: used }] of Object.entries(now.usages))
        processes[name] =
          (used - (before.usages[name]?.pid === pid ? before.usages[name].seconds : 0)) / seconds;
      const machine = (now.busy - before.busy) / (now.all - before.all);
      before = now;
      return { machine, cores: cpus().length, processes };
    },
  };

  function look() {
    const times = cpus().map(({ times }) => times);
    const all = times.reduce((sum, one) => sum + Object.values(one).reduce((a, b) => a + b, 0), 0);
    const busy = all - times.reduce((sum, { idle }) => sum + idle, 0);
    return { at: Date.now(), all, busy, usages: usages() };
  }

  function usages() {
    if (!stateDir) return {};
    const { processes } = JSON.parse(readFileSync(path.join(stateDir, "processes.json"), "utf8"));
    const found = processes.map(({ pid }, index) => [names[index], { pid, ...usageOf(pid) }]);
    return Object.fromEntries(found.filter(([name, { bytes }]) => name && bytes));
  }
}
