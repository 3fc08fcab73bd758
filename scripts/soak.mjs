import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { prepare } from "./bootstrap.mjs";
import { shutDownGracefully } from "./local/graceful-shutdown.mjs";

// Documents through the doors for a long time: `npm run soak -- [--minutes 60] [--rate N] [--base URL]`. The rate, in documents
// an hour, is 70 % of a capacity that is measured first for two minutes. A local server of its own on a free port unless
// --base names a running one with the demo's account.
// Ends with 1 when a document is lost, doubled or ends in error, or a door refuses one.
const { values } = parseArgs({
  options: { minutes: { type: "string", default: "60" }, rate: { type: "string" }, base: { type: "string" } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0) || (values.rate !== undefined && !(Number(values.rate) > 0)))
  throw new Error("--minutes and --rate are numbers above 0");
const minute = 60_000;
const measuring = 2 * minute;
const shareOfCapacity = 0.7;
const cores = availableParallelism();
/** Documents on their way while the capacity is measured: more than are read at once. */
const onTheirWay = 4 * cores;
/** Parts of the time of which the p95 are told, to be compared: ten minutes each of an hour. */
const windows = 6;
/** Milliseconds after which what has no end counts as lost. */
const longestWait = 5 * minute;

let server;
let work;
const end = shutDownGracefully(async () => {
  await server?.stop();
  if (work) rmSync(work, { recursive: true, force: true });
});
await prepare();
const { startLocalServer } = await import("./local-server.mjs");
const { seedAccount } = await import("./seed/seed.mjs");
const { doorsOf } = await import("./soak/doors.mjs");
const { shares } = await import("./soak/documents.mjs");
const { capacityOfMix, saturatedBy, verdictOn } = await import("./soak/figures.mjs");
const { watchProcesses } = await import("./soak/process-watch.mjs");
const { lineOf, slopesOf, tableOf, windowLines } = await import("./soak/report.mjs");
const { startSending } = await import("./soak/sending.mjs");

let state = null;
if (!values.base) {
  work = mkdtempSync(path.join(tmpdir(), "fieldwise-soak-"));
  state = path.join(work, "state");
  server = await startLocalServer({ port: 0, stateDir: state });
}
const url = values.base?.replace(/\/$/, "") ?? server.url;
const { doors, list, oldest } = await doorsOf(url, await seedAccount(url));
const sending = await startSending({ doors, list, ownClock: !values.base });
const watch = watchProcesses(state);
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
console.log(
  `Doors: ${Object.keys(doors).join(", ")}. Not FTP: the local environment has no server to fetch from. ${cores} cores, load ${loadavg()[0].toFixed(1)}.`,
);

// The first of each kind starts what runs only when it is asked for.
await Promise.all(Object.keys(shares).map((kind) => sending.send(kind)));
await sending.settle(longestWait);
const capacities = values.rate ? null : await measureCapacities();
const rate = values.rate ? Number(values.rate) : shareOfCapacity * capacities["the mix"];
await soak();

/** Documents an hour of each kind alone, kept `onTheirWay` at once, and of the mix. */
async function measureCapacities() {
  const kinds = Object.keys(shares);
  const found = {};
  for (const kind of kinds) {
    watch.use();
    const from = Date.now();
    const to = from + measuring / kinds.length;
    const own = sending.documents.length;
    const started = () => sending.documents.slice(own);
    const running = [];
    while (Date.now() < to) {
      const open = started().filter(({ endedAt, problem }) => !endedAt && !problem).length;
      for (let more = open; more < onTheirWay; more++) running.push(sending.send(kind));
      await pause(100);
    }
    const use = watch.use();
    await Promise.all(running);
    await sending.settle(longestWait);
    const ended = started().filter(({ endedAt, problem }) => endedAt && endedAt < to && !problem).length;
    found[kind] = (ended * 60 * minute) / (to - from);
    console.log(
      `${kind}: ${Math.round(found[kind])} an hour (${ended} in ${(to - from) / 1_000} s); used up first: ${saturatedBy(use)}`,
    );
  }
  found["the mix"] = capacityOfMix(found, shares);
  return found;
}

async function soak() {
  console.log(
    `${Math.round(rate)} documents an hour for ${minutes} minutes, ${JSON.stringify(shares)} of ten`,
  );
  const first = sending.documents.length;
  const begun = Date.now();
  const until = begun + minutes * minute;
  const samples = [{ at: begun, memory: watch.memory() }];
  const running = [];
  watch.use();
  const telling = tellMinutes(begun, until, samples);
  for (let number = 0; ; number++) {
    const due = begun + (number * 60 * minute) / rate;
    if (due >= until) break;
    await pause(due - Date.now());
    running.push(sending.send());
  }
  await pause(until - Date.now());
  const use = watch.use();
  await Promise.all([telling, ...running]);
  await sending.settle(longestWait);
  await sending.stop();
  const documents = sending.documents.slice(first);
  console.log(`\n${tableOf({ documents, hours: minutes / 60, cores, capacities })}\n`);
  console.log(`At this rate used up first: ${saturatedBy(use)}`);
  for (const line of windowLines({ documents, from: begun, to: until, count: windows })) console.log(line);
  for (const line of slopesOf(samples)) console.log(line);
  const { holds, ...counts } = verdictOn(sending.documents);
  console.log(`With those before: ${JSON.stringify(counts)}: ${holds ? "holds" : "DOES NOT HOLD"}`);
  await end(holds ? 0 : 1);
}

async function tellMinutes(begun, until, samples) {
  for (let number = 1; begun + number * minute <= until; number++) {
    await pause(begun + number * minute - Date.now());
    const [from, to] = [begun + (number - 1) * minute, begun + number * minute];
    const memory = watch.memory();
    samples.push({ at: to, memory });
    console.log(
      lineOf({ minute: number, documents: sending.documents, from, to, memory, oldest: await oldest() }),
    );
  }
}
