import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it, type TestContext } from "vitest";
import { restartWhenLarge } from "../../../scripts/local/restart-when-large.mjs";
import { usageByPs, usageOf } from "../../../scripts/process-use.mjs";

/** A process that holds so many bytes, and works a quarter of the time, or waits. */
async function holding({ onTestFinished }: TestContext, bytes: number, works: boolean): Promise<number> {
  const program = `
    const held = Buffer.alloc(${bytes}, 1);
    console.log(held.length);
    const work = () => { for (const end = Date.now() + 10; Date.now() < end; ) held[0] += 1; };
    setInterval(${works ? "work, 40" : "() => held[0], 1000"});`;
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill());
  await once(child.stdout as NonNullable<typeof child.stdout>, "data");
  return child.pid as number;
}

/** The runtimes that are to be renewed within some looks. */
async function renewed(pids: { web?: number; documents?: number }, limit = 150_000_000): Promise<string[]> {
  const found: string[] = [];
  const stop = restartWhenLarge(
    () => pids,
    (name) => found.push(name),
    { every: 800, limits: { web: limit, documents: limit } },
  );
  await new Promise((resolve) => setTimeout(resolve, 4_500));
  stop();
  return [...new Set(found)];
}

const large = 200_000_000;
const small = 1_000_000;

// Windows does not tell what a process uses. The tests wait for looks at processes of their own, so they wait together.
describe.runIf(process.platform !== "win32").concurrent("a runtime that has grown large", () => {
  it("is renewed when it waits", async (test) => {
    const documents = await holding(test, large, false);
    expect(await renewed({ documents })).toEqual(["documents"]);
  });

  it("is left alone while it works, and when it is not large", async (test) => {
    const [busy, idle] = await Promise.all([holding(test, large, true), holding(test, small, false)]);
    expect(await renewed({ documents: busy })).toEqual([]);
    expect(await renewed({ documents: idle })).toEqual([]);
  });

  it("is renewed with the other one when that must be, once neither does anything", async (test) => {
    const [web, idle, busy] = await Promise.all([
      holding(test, large, false),
      holding(test, large, false),
      holding(test, small, true),
    ]);
    const both = await renewed({ web, documents: idle });
    expect(both).toEqual(["web"]);
    expect(await renewed({ web, documents: busy })).toEqual([]);
  });

  it("is seen by the system's own tool as by Linux's files", async (test) => {
    const pid = await holding(test, large, false);
    const [own, told] = [usageOf(pid), usageByPs(pid)];
    expect(told?.bytes).toBeGreaterThan(large);
    expect(Math.abs((told?.bytes ?? 0) - (own?.bytes ?? 0))).toBeLessThan(20_000_000);
    expect(Math.abs((told?.seconds ?? 99) - (own?.seconds ?? 0))).toBeLessThan(2);
  });
});
