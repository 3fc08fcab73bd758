import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startCron } from "../../scripts/local-cron.mjs";
import { startLocalServer } from "../../scripts/local-server.mjs";
import { type Demo, seedAccount } from "../../scripts/seed/seed.mjs";

declare module "vitest" {
  interface ProvidedContext {
    serverUrl: string;
    demo: Demo;
  }
}

/** Starts all Workers on a free port with storage of their own, for the journeys, and ends them afterwards. */
export default async function setup(project: TestProject) {
  const stateDir = mkdtempSync(path.join(tmpdir(), "fieldwise-journeys-"));
  const server = await startLocalServer({ port: 0, stateDir });
  project.provide("serverUrl", server.url);
  const demo = await seedAccount(server.url).catch(async (error) => {
    await server.stop();
    throw error;
  });
  project.provide("demo", demo);
  const cron = startCron(server.url);
  return async () => {
    clearInterval(cron);
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  };
}
