import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  claimState,
  isAlive,
  processIdentityOf,
  recordProcesses,
} from "../../../scripts/local/own-processes.mjs";

let state: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  state = mkdtempSync(path.join(tmpdir(), "fieldwise-processes-"));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(state, { recursive: true, force: true });
});

async function idleProcess(): Promise<number> {
  const child = spawn(process.execPath, ["-e", "console.log(1); setInterval(() => {}, 1000)"]);
  children.push(child);
  await once(child.stdout, "data");
  if (!child.pid) throw new Error("not started");
  return child.pid;
}

const content = () => JSON.parse(readFileSync(path.join(state, "processes.json"), "utf8"));
const write = (value: unknown) => writeFileSync(path.join(state, "processes.json"), JSON.stringify(value));

test("what a killed owner left behind is ended by the next one", async () => {
  const left = await idleProcess();
  write({ owner: { pid: 999_999_999, birth: "never" }, processes: [processIdentityOf(left)] });
  const known = processIdentityOf(left);
  await claimState(state);
  expect(isAlive(known)).toBe(false);
  expect(content().owner).toEqual(processIdentityOf(process.pid));
});

test("a process that was given the number of one that ended is left alone", async () => {
  const stranger = await idleProcess();
  write({ processes: [{ pid: stranger, birth: "long ago" }] });
  await claimState(state);
  expect(isAlive(processIdentityOf(stranger))).toBe(true);
});

test("a folder whose owner lives is refused, and nothing of it is ended", async () => {
  const [owner, server] = [await idleProcess(), await idleProcess()];
  write({ owner: processIdentityOf(owner), processes: [processIdentityOf(server)] });
  await expect(claimState(state)).rejects.toThrow(/already runs on .*process \d+/);
  expect(isAlive(processIdentityOf(server))).toBe(true);
});

test("a damaged record keeps nobody from starting", async () => {
  writeFileSync(path.join(state, "processes.json"), "{");
  await claimState(state);
  recordProcesses(state, [process.pid]);
  expect(content().processes).toEqual([processIdentityOf(process.pid)]);
});
