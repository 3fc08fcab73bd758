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
export function forgetPeak(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
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
