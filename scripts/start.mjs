import { prepare } from "./bootstrap.mjs";

await prepare();
const { startLocalServer } = await import("./local-server.mjs");
const { seed } = await import("./seed/seed.mjs");
const { startCron } = await import("./local-cron.mjs");

const port = Number(process.env.PORT ?? 8787);
const stateDir = process.env.STATE_DIR ?? ".wrangler/state";
const verbose = process.env.VERBOSE === "1";

let cron;
const server = await startLocalServer({ port, stateDir, onOutput: show }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(name, () => end(0));
server.process.on("exit", (code) => end(code ?? 1));

const demo = await seed(server.url).catch(async (error) => {
  console.error(error.message);
  await end(1);
});
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
    if (line.trim() && (verbose || /"level":"(error|warn)"|\[ERROR\]|✘/.test(line))) console.log(line);
}

async function end(code) {
  clearInterval(cron);
  await server.stop();
  process.exit(code);
}
