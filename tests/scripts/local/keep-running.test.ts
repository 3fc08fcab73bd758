import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepRunning, type Runtime } from "../../../scripts/local/keep-running.mjs";

type Group = "web" | "documents";

/** Runtimes that only say that they run; `end` ends the newest of a group by itself. */
function runtimes() {
  const log: string[] = [];
  const said: string[] = [];
  const enders: Partial<Record<Group, () => void>> = {};
  let refusals = 0;
  let count = 0;
  const kept = keepRunning({
    async start(group, storage) {
      if (refusals > 0) {
        refusals -= 1;
        throw new Error("the port is taken");
      }
      count += 1;
      const number = count;
      log.push(`start ${group}${storage ? ` with ${storage}` : ""}`);
      let resolve = () => {};
      const promise = new Promise<void>((end) => {
        resolve = end;
      });
      enders[group] = () => resolve();
      return {
        url: `http://127.0.0.1:${9000 + number}`,
        debugAddress: `debug-${number}`,
        ended: promise,
        async stop() {
          log.push(`stop ${group}`);
          resolve();
        },
      } satisfies Runtime;
    },
    onRunning: ({ web, again }) => log.push(`running at ${web.url.slice(-4)}${again ? ", again" : ""}`),
    say: (line) => said.push(line),
  });
  return {
    kept,
    log,
    said,
    end: (group: Group) => enders[group]?.(),
    refuse: (times: number) => {
      refusals = times;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const passing = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("two runtimes", () => {
  it("are started one after the other, the second with the storage of the first", async () => {
    const { kept, log } = runtimes();
    await kept.start();
    expect(log).toEqual(["start web", "start documents with debug-1", "running at 9001"]);
    expect((await kept.whereabouts()).href).toBe("http://127.0.0.1:9001/");
    await kept.stop();
  });

  it("are stopped in the other order, for good", async () => {
    const { kept, log } = runtimes();
    await kept.start();
    log.length = 0;
    await kept.stop();
    await passing(120_000);
    expect(log).toEqual(["stop documents", "stop web"]);
  });

  it("do not say where they are before they are there", async () => {
    const { kept } = runtimes();
    let known = false;
    void kept.whereabouts().then(() => (known = true));
    await passing(1_000);
    expect(known).toBe(false);
    await kept.start();
    await passing(0);
    expect(known).toBe(true);
    await kept.stop();
  });
});

describe("a runtime that ends by itself", () => {
  it("of the documents is started again, on the same storage", async () => {
    const { kept, log, said, end } = runtimes();
    await kept.start();
    log.length = 0;
    end("documents");
    await passing(1_000);
    expect(said).toEqual(["The runtime of the documents is gone. It is started again."]);
    expect(log).toEqual(["stop documents", "start documents with debug-1", "running at 9001, again"]);
    await kept.stop();
  });

  it("of the pages takes the other with it, whose storage it kept", async () => {
    const { kept, log, end } = runtimes();
    await kept.start();
    log.length = 0;
    end("web");
    await passing(1_000);
    expect(log).toEqual([
      "stop documents",
      "stop web",
      "start web",
      "start documents with debug-3",
      "running at 9003, again",
    ]);
    expect((await kept.whereabouts()).port).toBe("9003");
    await kept.stop();
  });

  it("waits the longer the more ended soon", async () => {
    const { kept, log, end } = runtimes();
    await kept.start();
    for (const pause of [250, 500, 1_000, 2_000]) {
      log.length = 0;
      end("documents");
      await passing(pause - 1);
      expect(log, `after ${pause - 1} ms`).toEqual(["stop documents"]);
      await passing(1);
      expect(log.at(-1), `after ${pause} ms`).toBe("running at 9001, again");
    }
    await kept.stop();
  });

  it("never waits longer than half a minute", async () => {
    const { kept, log, end } = runtimes();
    await kept.start();
    for (let times = 0; times < 12; times += 1) {
      end("documents");
      await passing(30_000);
    }
    expect(log.filter((line) => line.endsWith(", again"))).toHaveLength(12);
    await kept.stop();
  });

  it("does not wait for earlier ends after a good run", async () => {
    const { kept, log, end } = runtimes();
    await kept.start();
    for (const pause of [250, 500, 1_000]) {
      end("documents");
      await passing(pause);
    }
    await passing(60_001);
    log.length = 0;
    end("documents");
    await passing(250);
    expect(log.at(-1)).toBe("running at 9001, again");
    await kept.stop();
  });

  it("is tried again where it does not start", async () => {
    const { kept, log, said, end, refuse } = runtimes();
    await kept.start();
    refuse(2);
    end("documents");
    await passing(10_000);
    expect(said.filter((line) => line === "the port is taken")).toHaveLength(2);
    expect(log.at(-1)).toBe("running at 9001, again");
    await kept.stop();
  });
});

describe("a renewal", () => {
  it("starts a runtime again without a pause and without a word", async () => {
    const { kept, log, said } = runtimes();
    await kept.start();
    log.length = 0;
    await kept.renew("documents");
    expect(log).toEqual(["stop documents", "start documents with debug-1", "running at 9001, again"]);
    expect(said).toEqual([]);
    await kept.stop();
  });

  it("that is asked for twice happens once", async () => {
    const { kept, log } = runtimes();
    await kept.start();
    log.length = 0;
    await Promise.all([kept.renew("documents"), kept.renew("documents")]);
    expect(log.filter((line) => line.startsWith("start"))).toHaveLength(1);
    await kept.stop();
  });

  it("of the pages renews both", async () => {
    const { kept, log } = runtimes();
    await kept.start();
    log.length = 0;
    await kept.renew("web");
    expect(log).toEqual([
      "stop documents",
      "stop web",
      "start web",
      "start documents with debug-3",
      "running at 9003, again",
    ]);
    await kept.stop();
  });
});
