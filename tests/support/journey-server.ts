import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { startCron } from "../../scripts/local-cron.mjs";
import { freePort, startLocalServer } from "../../scripts/local-server.mjs";
import { type Demo, seedAccount } from "../../scripts/seed/seed.mjs";
import { serveErpSystems } from "../stand-ins/erp/served";
import { startIdentityProviders } from "../stand-ins/identity-provider.mjs";

declare module "vitest" {
  interface ProvidedContext {
    serverUrl: string;
    stateDir: string;
    erpUrl: string;
    demo: Demo;
  }
}

/** Starts all Workers on a free port with storage of their own, for the journeys, and ends them afterwards. */
export default async function setup(project: TestProject) {
  const stateDir = mkdtempSync(path.join(tmpdir(), "fieldwise-journeys-"));
  const port = await freePort();
  const identity = await startIdentityProviders(`http://localhost:${port}`);
  const erp = await serveErpSystems();
  const variables = {
    APP_ENV: "local",
    CHEAP_PASSWORDS: "yes",
    ...identity.variables,
    ...erp.variables,
  };
  const server = await startLocalServer({ port, stateDir, variables });
  project.provide("serverUrl", server.url);
  project.provide("stateDir", stateDir);
  project.provide("erpUrl", erp.url);
  const demo = await seedAccount(server.url).catch(async (error) => {
    await server.stop();
    throw error;
  });
  project.provide("demo", demo);
  const cron = startCron(server.url);
  return async () => {
    clearInterval(cron);
    await server.stop();
    await Promise.all([identity.close(), erp.close()]);
    rmSync(stateDir, { recursive: true, force: true });
  };
}
