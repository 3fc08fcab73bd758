import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withLockFile } from "../../scripts/with-lock-file.mjs";

let folder = "";
let lock = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "one-"));
  lock = path.join(folder, "lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("work that one process does at a time", () => {
  it("holds the lock in this process's name while it lasts, and answers what it came to", async () => {
    const outcome = await withLockFile(lock, async () => readFileSync(lock, "utf8"));
    expect(outcome).toBe(String(process.pid));
    expect(existsSync(lock)).toBe(false);
  });

  it("gives the lock back when it fails", async () => {
    await expect(
      withLockFile(lock, async () => {
        throw new Error("no room left");
      }),
    ).rejects.toThrow("no room left");
    expect(existsSync(lock)).toBe(false);
  });

  it("waits while another process holds the lock", async () => {
    const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
    writeFileSync(lock, String(other.pid));
    let isDone = false;
    const work = withLockFile(lock, async () => {
      isDone = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(isDone).toBe(false);
    const ended = new Promise((resolve) => other.once("exit", resolve));
    other.kill();
    await ended;
    await work;
    expect(isDone).toBe(true);
  });

  it("waits for an owner that is about to write its name", async () => {
    writeFileSync(lock, "");
    let isDone = false;
    const work = withLockFile(lock, async () => {
      isDone = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isDone).toBe(false);
    rmSync(lock);
    await work;
    expect(isDone).toBe(true);
  });

  it("goes one after the other, though asked for at once", async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside -= 1;
    };
    await Promise.all([withLockFile(lock, work), withLockFile(lock, work), withLockFile(lock, work)]);
    expect(most).toBe(1);
  });
});
