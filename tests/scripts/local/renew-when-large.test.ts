import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { renewWhenLarge } from "../../../scripts/local/renew-when-large.mjs";

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill();
});

/** A process that holds so many bytes, and works or waits. */
async function holding(bytes: number, works: boolean): Promise<number> {
  const program = `
    const held = Buffer.alloc(${bytes}, 1);
    console.log(held.length);
    ${works ? "for (;;) held[0] += 1;" : "setInterval(() => held[0], 1000);"}`;
  const child = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  started.push(child);
  await once(child.stdout as NonNullable<typeof child.stdout>, "data");
  return child.pid as number;
}

/** The processes that are to be renewed within some looks. */
async function renewed(pid: number, limit: number): Promise<number[]> {
  const found: number[] = [];
  const stop = renewWhenLarge(
    () => pid,
    (one) => found.push(one),
    { every: 800, limit },
  );
  await new Promise((resolve) => setTimeout(resolve, 4_500));
  stop();
  return found;
}

// Only Linux tells what a process uses.
describe.runIf(process.platform === "linux")("a runtime that has grown large", () => {
  it("is renewed when it waits", async () => {
    const pid = await holding(200_000_000, false);
    expect(await renewed(pid, 150_000_000)).toContain(pid);
  });

  it("is left alone while it works, and when it is not large", async () => {
    const [busy, small] = await Promise.all([holding(200_000_000, true), holding(1_000_000, false)]);
    expect(await renewed(busy, 150_000_000)).toEqual([]);
    expect(await renewed(small, 150_000_000)).toEqual([]);
  });
});
