import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../scripts/bench/sign-in.mjs";
import { uploadAndWait } from "../../scripts/bench/upload-and-wait.mjs";
import { type DescribedProcess, isAlive } from "../../scripts/local/own-processes.mjs";
import { startLocalServer } from "../../scripts/local-server.mjs";
import { seedAccount } from "../../scripts/seed/seed.mjs";

let stateDir: string;
beforeAll(() => {
  stateDir = mkdtempSync(path.join(tmpdir(), "fieldwise-server-"));
});
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

function recorded(): { owner: DescribedProcess; processes: DescribedProcess[] } {
  return JSON.parse(readFileSync(path.join(stateDir, "processes.json"), "utf8"));
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50));
}

// It starts eight runtimes, each in a second or two on a machine that has nothing else to do.
describe("the local server", { timeout: 240_000 }, () => {
  it("starts a runtime again that was killed; requests wait meanwhile", async () => {
    const server = await startLocalServer({ port: 0, stateDir });
    try {
      for (const which of [1, 2]) {
        const before = recorded().processes;
        const killed = before[which];
        if (!killed) throw new Error("no such process");
        process.kill(killed.pid, "SIGKILL");
        await until(() => !isAlive(killed));
        const answers = await Promise.all(
          ["/login", "/healthz", "/login"].map((page) =>
            fetch(server.url + page).then(({ status }) => status),
          ),
        );
        expect(answers).toEqual([200, 200, 200]);
        await until(() => recorded().processes.every(isAlive) && recorded().processes.length === 3);
        expect(recorded().processes[0]).toEqual(before[0]);
      }
    } finally {
      await server.stop();
    }
  });

  it.concurrent("renews a runtime that has grown: no request fails, and whoever was signed in still is", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "fieldwise-renewed-"));
    const said: string[] = [];
    // So small that either runtime is too large; the one of the pages takes the other with it.
    const server = await startLocalServer({
      port: 0,
      stateDir: folder,
      renewal: { limits: { web: 1, documents: 1 }, every: 3_000 },
      onOutput: (text) => said.push(text),
    });
    try {
      const Cookie = await signIn(server.url, await seedAccount(server.url));
      const statuses: Record<number, number> = {};
      const isRenewed = () => said.some((text) => /of the pages has grown .* was started again/.test(text));
      const ask = async (address: string) => {
        const { status } = await fetch(server.url + address, { headers: { Cookie }, redirect: "manual" });
        statuses[status] = (statuses[status] ?? 0) + 1;
      };
      for (let rest = 5; rest > 0; rest -= isRenewed() ? 1 : 0) {
        await Promise.all(["/dashboard", "/healthz"].map(ask));
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
      expect(Object.keys(statuses)).toEqual(["200"]);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.concurrent("reads what is sent after the documents' runtime was renewed", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "fieldwise-read-on-"));
    const said: string[] = [];
    const server = await startLocalServer({
      port: 0,
      stateDir: folder,
      renewal: { limits: { web: 2 ** 50, documents: 1 }, every: 5_000 },
      onOutput: (text) => said.push(text),
    });
    try {
      const demo = await seedAccount(server.url);
      const file = "bluestem-invoice-20418.pdf";
      const renewals = () =>
        said.filter((text) => /of the documents has grown .* was started again/.test(text));
      for (const round of [1, 2]) {
        await until(() => renewals().length >= round);
        await uploadAndWait({ url: server.url, demo, file, count: 1, label: `after-${round}` });
      }
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("ends with whoever started it, killed or not, and the next start finds nothing of it", async () => {
    const program = `
      import { startLocalServer } from "./scripts/local-server.mjs";
      const { url } = await startLocalServer({ port: 0, stateDir: process.argv[1] });
      console.log(url);`;
    const owner = spawn(process.execPath, ["--input-type=module", "-e", program, stateDir], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(owner.stdout, "data");
    const { processes } = recorded();
    expect(processes.map(isAlive)).toEqual([true, true, true]);
    owner.kill("SIGKILL");
    await until(() => !processes.some(isAlive));
  });
});
