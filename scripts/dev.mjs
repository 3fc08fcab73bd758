import { prepare, startTool } from "./bootstrap.mjs";

await prepare();
const { startLocalServer } = await import("./local-server.mjs");
const { seed } = await import("./seed/seed.mjs");
const { startCron } = await import("./local-cron.mjs");

/** The pages with hot reload on PORT + 2, beside the running Workers (API, mail, queues) on PORT, over one storage. */
const port = Number(process.env.PORT ?? 8787);
const stateDir = process.env.STATE_DIR ?? ".wrangler/state";
const server = await startLocalServer({ port, stateDir, onOutput: (text) => process.stdout.write(text) });
const demo = await seed(server.url);
const cron = startCron(server.url);
const pages = startTool("remix", ["vite:dev", "--port", String(port + 2), "--host", "127.0.0.1"], {
  env: {
    STATE_DIR: stateDir,
    WORKERS_URL: server.url,
    WRANGLER_REGISTRY_PATH: server.registry,
    MINIFLARE_REGISTRY_PATH: server.registry,
  },
});
console.log(`\nPages with hot reload: http://localhost:${port + 2}   API: ${server.url}/api/docs`);
console.log(`Demo sign-in ${demo.email}   password ${demo.password}   API key ${demo.apiKey}`);

let ending = false;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(name, end);
pages.on("exit", end);
server.process.on("exit", end);

async function end() {
  if (ending) return;
  ending = true;
  clearInterval(cron);
  pages.kill("SIGTERM");
  await server.stop();
  process.exit(0);
}
