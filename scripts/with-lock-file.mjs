import { readFileSync, rmSync, writeFileSync } from "node:fs";

/**
 * Does some work while no other process does it: two instances may be started at once in a fresh clone. The lock is a
 * file with the process's id; the lock of a process that is gone counts for nothing.
 */
export async function withLockFile(lock, work) {
  while (!taken(lock)) await new Promise((resolve) => setTimeout(resolve, 250));
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isAlive(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(lock) {
  try {
    const owner = Number(readFileSync(lock, "utf8"));
    // Just made and not yet written: its owner is about to say who it is.
    if (!owner) return true;
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
