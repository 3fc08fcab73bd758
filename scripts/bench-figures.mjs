import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { prepare } from "./bootstrap.mjs";
import { runPart } from "./run-bundled.mjs";

// Home and every report of a year over more and more documents: rows that the databases read, and milliseconds of the whole
// page. `node scripts/bench-figures.mjs [documents …]`, 1,000, 100,000 and 1,000,000 unless told; ROUNDS of requests, 20.
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000, 100_000, 1_000_000];
const rounds = Number(process.env.ROUNDS ?? 20);
await prepare();
const { startLocalServer } = await import("./local-server.mjs");
const { seedAccount } = await import("./seed/seed.mjs");
const { onSeededStorage } = await import("./bench/on-seeded-storage.mjs");
const { measure } = await import("./bench/latency.mjs");
const { signIn } = await import("./bench/sign-in.mjs");

const reports = ["documents", "fields", "edited", "origins", "validation", "email", "billing"];
const year = "startDate=2026-01-01&endDate=2026-12-31&by=month";
// Bars: a year of the most documents reads so many times the rows of a year of the fewest; home takes so many times as long as a list.
const mostRows = 1.3;
const mostOfList = 1.5;
await onSeededStorage(bench);

/** Each size fills the same model of the same storage, so that nothing but the documents differs. */
async function bench({ stateDir: seeded, models }) {
  const model = models["purchase-orders"];
  const found = {};
  for (const count of sizes) {
    const stateDir = `${seeded}-${count}`;
    cpSync(seeded, stateDir, { recursive: true });
    try {
      found[count] = await figuresOf(stateDir, model, count);
    } finally {
      rmSync(stateDir, { recursive: true, force: true });
    }
  }
  report(found);
}

async function figuresOf(stateDir, model, count) {
  const started = performance.now();
  const out = path.join(stateDir, "figures-rows.json");
  if ((await runPart("scripts/bench/figures-rows.ts", [stateDir, model, String(count), out])) !== 0)
    throw new Error("the rows cannot be counted");
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${count} documents of a year: filled and counted in ${seconds} s`);
  const server = await startLocalServer({ port: 0, stateDir });
  const headers = { Cookie: await signIn(server.url, await seedAccount(server.url)) };
  const times = await measure(targetsOf(server.url, model, headers), rounds);
  await server.stop();
  return { rows: JSON.parse(readFileSync(out, "utf8")), times };
}

function report(found) {
  const [fewest, most] = [found[sizes[0]], found[sizes.at(-1)]];
  const row = (page) => {
    const grown = most.rows[page].rows / fewest.rows[page].rows;
    return {
      page,
      ...Object.fromEntries(sizes.map((count) => [`rows at ${count}`, found[count].rows[page].rows])),
      "rows, most / fewest": Number(grown.toFixed(2)),
      ...Object.fromEntries(
        sizes.map((count) => {
          const { [page]: time, list } = found[count].times;
          return [`ms at ${count} (× list)`, `${time.p50.toFixed(1)} (${(time.p50 / list.p50).toFixed(2)})`];
        }),
      ),
    };
  };
  const table = Object.keys(fewest.rows).map(row);
  console.log("\nRows of the shard that are read, and milliseconds of whole pages over HTTP (p50)");
  console.table(table);
  const homes = ["home", "home, a year"];
  const slow = sizes.flatMap((count) =>
    homes.filter((page) => found[count].times[page].p50 > mostOfList * found[count].times.list.p50),
  );
  const grown = table.filter((one) => one["rows, most / fewest"] > mostRows).map(({ page }) => page);
  if (grown.length > 0) console.error(`reads over ${mostRows} times the rows: ${grown.join("; ")}`);
  if (slow.length > 0) console.error(`takes over ${mostOfList} times a list: ${slow.join("; ")}`);
  process.exitCode = grown.length + slow.length > 0 ? 1 : 0;
}

function targetsOf(url, model, headers) {
  const asked = {
    list: `/document-processing/${model}/documents`,
    home: "/dashboard",
    "home, a year": `/dashboard?${year}`,
    ...Object.fromEntries(
      reports.map((report) => [`report: ${report}`, `/reports?report=${report}&modelId=${model}&${year}`]),
    ),
    "report: validation, errors alone": `/reports?report=validation&modelId=${model}&startDate=2026-01-06&endDate=2026-01-31`,
  };
  return Object.fromEntries(
    Object.entries(asked).map(([name, path]) => [name, { url: url + path, headers }]),
  );
}
