import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** Clock ticks a second in which Linux counts processor time. */
const ticks = 100;

/**
 * The Workers' runtime below a process that `startLocalServer` made: the process with most memory, since each server has
 * one that runs the Workers and small ones beside it. Linux only.
 */
export function runtimeOf(pid) {
  const runtimes = runtimesBelow(pid);
  return runtimes.sort((a, b) => memoryOf(b).now - memoryOf(a).now)[0];
}

/** The processes of a local server's two runtimes, which it starts in this order: `{ web, documents }`. Linux only. */
export function runtimesOf(pid) {
  const [web, documents] = runtimesBelow(pid)
    .map(Number)
    .sort((a, b) => a - b);
  return { web, documents };
}

function runtimesBelow(pid) {
  const runtimes = descendantsOf(pid).filter((one) => statusOf(one).Name === "workerd");
  if (runtimes.length === 0) throw new Error(`no Workers run below process ${pid}`);
  return runtimes;
}

/** Seconds of processor time a process has used. */
export function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** MB a process holds in memory now, and the most it ever held. */
export function memoryOf(pid) {
  const { VmRSS, VmHWM } = statusOf(pid);
  return { now: Number.parseInt(VmRSS, 10) / 1024, peak: Number.parseInt(VmHWM, 10) / 1024 };
}

/** Forgets the most that a process ever held: `memoryOf` tells what it held since. */
export function resetPeakMemory(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/**
 * The bytes a process holds in memory and the seconds of processor time it has used: `{ bytes, seconds }`. Null when it is
 * gone, and on Windows, which tells neither without a program that takes longer than the look is worth.
 */
export function usageOf(pid) {
  if (process.platform !== "linux") return process.platform === "win32" ? null : usageByPs(pid);
  try {
    return { bytes: memoryOf(pid).now * 1024 ** 2, seconds: processorSeconds(pid) };
  } catch {
    return null;
  }
}

/** The same as the system's `ps` tells it, in whole seconds on some systems. */
export function usageByPs(pid) {
  const { status, stdout } = spawnSync("ps", ["-o", "rss=,time=", "-p", String(pid)], { encoding: "utf8" });
  const [kilobytes, time] = stdout?.trim().split(/\s+/) ?? [];
  if (status !== 0 || !time) return null;
  // [[days-]hours:]minutes:seconds
  const seconds = time.split(/[-:]/).reverse();
  const weights = [1, 60, 3_600, 86_400];
  return {
    bytes: Number(kilobytes) * 1024,
    seconds: seconds.reduce((sum, part, index) => sum + Number(part) * weights[index], 0),
  };
}

function descendantsOf(pid) {
  const own = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === String(pid));
  return own.flatMap((child) => [child, ...descendantsOf(child)]);
}

function parentOf(pid) {
  try {
    return statusOf(pid).PPid;
  } catch {
    return null;
  }
}

function statusOf(pid) {
  const lines = readFileSync(`/proc/${pid}/status`, "utf8").trim().split("\n");
  return Object.fromEntries(lines.map((line) => line.split(/:\s+/)));
}
