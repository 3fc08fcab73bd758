import { prepare } from "./bootstrap.mjs";
import { shutDownGracefully } from "./local/graceful-shutdown.mjs";

let server;
let cron;
const end = shutDownGracefully(async () => {
  clearInterval(cron);
  await server?.stop();
});

await prepare({ tests: false });
const { startLocalServer } = await import("./local-server.mjs");
const { seed } = await import("./seed/seed.mjs");
const { startCron } = await import("./local-cron.mjs");

const port = Number(process.env.PORT ?? 8787);
const stateDir = process.env.STATE_DIR ?? ".wrangler/state";
const verbose = process.env.VERBOSE === "1";

server = await startLocalServer({ port, stateDir, onOutput: show });
server.process.on("exit", (code) => void end(code ?? 1));
const demo = await seed(server.url);
cron = startCron(server.url);
console.log(`
Ready: ${server.url}
  Demo sign-in   ${demo.email}   password ${demo.password}
  System admin   ${demo.administrator.email}   password ${demo.administrator.password}
  Demo API key   ${demo.apiKey}
  API            ${server.url}/api/docs
  Mails          ${server.url}/dev/outbox
Ctrl-C ends everything.`);

/** Warnings and errors of the Workers are always shown; the rest with VERBOSE=1. */
function show(text) {
  for (const line of text.split("\n"))
    if (line.trim() && (verbose || /"level":"(error|warn)"|\[ERROR\]|✘|^(The runtime|Bundling) /.test(line)))
      console.log(line);
}
