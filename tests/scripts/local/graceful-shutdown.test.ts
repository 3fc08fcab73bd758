import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const module = pathToFileURL(path.resolve("scripts/local/graceful-shutdown.mjs"));
let folder: string;
let shell: ChildProcess;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "fieldwise-end-"));
});
afterEach(() => {
  shell.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
const file = (name: string) => path.join(folder, name);

async function until(name: string): Promise<void> {
  while (!existsSync(file(name))) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A program that says in files that it runs and that it ended in order, under as many shells as asked for. */
async function start(shells: number, environment: Record<string, string>): Promise<void> {
  writeFileSync(
    file("program.mjs"),
    `import { writeFileSync } from "node:fs";
     import { shutDownGracefully } from ${JSON.stringify(module.href)};
     shutDownGracefully(() => writeFileSync(${JSON.stringify(file("ended"))}, ""));
     setTimeout(() => process.exit(3), 20_000);
     writeFileSync(${JSON.stringify(file("running"))}, "");`,
  );
  const command = `"${process.execPath}" "${file("program.mjs")}"; true`;
  const env = { ...process.env, PROGRAM: command, ...environment };
  shell = spawn("sh", ["-c", shells === 1 ? command : 'sh -c "$PROGRAM"; true'], { env, stdio: "ignore" });
  await until("running");
}

describe.skipIf(process.platform === "win32")("a program that npm runs", () => {
  it.each([
    { above: 1, signal: "SIGTERM" },
    { above: 1, signal: "SIGKILL" },
    { above: 2, signal: "SIGKILL" },
  ] as const)("ends in order when what is $above above it ends by $signal", async ({ above, signal }) => {
    await start(above, { npm_lifecycle_event: "start" });
    shell.kill(signal);
    await until("ended");
  });

  it("goes on without its parent when nobody runs it by npm", async () => {
    await start(1, { npm_lifecycle_event: "" });
    shell.kill("SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(existsSync(file("ended"))).toBe(false);
  });
});
