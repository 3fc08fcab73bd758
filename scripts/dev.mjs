import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { prepare, root, startTool } from "./bootstrap.mjs";
import { shutDownGracefully } from "./local/graceful-shutdown.mjs";

let server;
let cron;
let pages;
const end = shutDownGracefully(async () => {
  clearInterval(cron);
  await Promise.all([server?.stop(), stopPages()]);
});

await prepare();
const { startLocalServer } = await import("./local-server.mjs");
const { seed } = await import("./seed/seed.mjs");
const { startCron } = await import("./local-cron.mjs");

/** The pages with hot reload on PORT + 2, beside the running Workers (API, mail, queues) on PORT, over one storage. */
const port = Number(process.env.PORT ?? 8787);
const stateDir = process.env.STATE_DIR ?? ".wrangler/state";
server = await startLocalServer({ port, stateDir, onOutput: (text) => process.stdout.write(text) });
server.process.on("exit", (code) => void end(code ?? 1));
const demo = await seed(server.url);
cron = startCron(server.url);
pages = startTool("scripts/remix.mjs", ["vite:dev", "--port", String(port + 2), "--host", "127.0.0.1"], {
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${pathToFileURL(path.join(root, "scripts/local/end-with-parent.mjs"))}`,
    WORKERS_URL: server.url,
    REGISTRY: server.registry,
  },
});
pages.on("exit", (code) => void end(code ?? 1));
console.log(`\nPages with hot reload: http://localhost:${port + 2}   API: ${server.url}/api/docs`);
console.log(`Demo sign-in ${demo.email}   password ${demo.password}   API key ${demo.apiKey}`);

async function stopPages() {
  if (!pages || pages.exitCode !== null || pages.signalCode !== null) return;
  const gone = once(pages, "exit");
  const late = setTimeout(() => pages.kill("SIGKILL"), 5_000);
  if (pages.connected) pages.disconnect();
  await gone;
  clearTimeout(late);
}
