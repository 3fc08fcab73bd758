import { memoryOf, runtimesOf } from "../process-use.mjs";

type Name = "web" | "documents";

const names: readonly Name[] = ["web", "documents"];
const lookEvery = 500;
const askEvery = 250;

/**
 * Watches a local server, given by its process and address: what its runtimes hold in memory, which of them is started again,
 * and whether a page that is asked for all the time is answered meanwhile. `memory` says what they hold now and held at most
 * since the last call; `close` ends the watching and tells of the pages. Linux only.
 */
export function watchServer(server: number, url: string) {
  const begun = Date.now();
  const known: Partial<Record<Name, number>> = {};
  const held = { web: 0, documents: 0 };
  const most = { web: 0, documents: 0 };
  const pages = { asked: 0, failed: 0, slowest: 0 };
  let watching = true;

  const look = () => {
    for (const name of names) {
      const now = readNow(server, name);
      if (!now) continue;
      if (known[name] && known[name] !== now.pid)
        console.log(
          `  after ${seconds(begun)} s: ${name} started again; it had held ${Math.round(held[name])} MB at last`,
        );
      known[name] = now.pid;
      held[name] = now.megabytes;
      most[name] = Math.max(most[name], now.megabytes);
    }
  };

  const ask = async () => {
    const asked = performance.now();
    pages.asked += 1;
    const status = await fetch(`${url}/login`).then(
      (answer) => answer.arrayBuffer().then(() => answer.status),
      () => 0,
    );
    if (status !== 200) pages.failed += 1;
    pages.slowest = Math.max(pages.slowest, performance.now() - asked);
  };

  const repeated = async (act: () => unknown, every: number) => {
    while (watching) {
      await act();
      await new Promise((resolve) => setTimeout(resolve, every));
    }
  };
  look();
  const work = [repeated(look, lookEvery), repeated(ask, askEvery)];

  return {
    memory(): string {
      const told = names.map(
        (name) => `${name} ${Math.round(held[name])} (at most ${Math.round(most[name])})`,
      );
      Object.assign(most, held);
      return told.join(", ");
    },
    async close() {
      watching = false;
      await Promise.all(work);
      console.log(
        `  pages asked for ${pages.asked}, failed ${pages.failed}, slowest ${Math.round(pages.slowest)} ms`,
      );
    },
  };
}

/** A runtime's process and the MB that it holds; null while it is being started. */
function readNow(server: number, name: Name): { pid: number; megabytes: number } | null {
  try {
    const running = runtimesOf(server);
    const pid = running[name];
    return running.documents ? { pid, megabytes: memoryOf(pid).now } : null;
  } catch {
    return null;
  }
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1_000);
