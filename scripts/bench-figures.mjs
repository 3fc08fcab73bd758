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
await onSeededStorage(bench);

/** Each size fills a model of its own, whose reports are asked for; home is about all of them together. */
async function bench({ stateDir, models }) {
  const names = ["purchase-orders", "credit-notes", "invoices-apac"];
  for (const [index, count] of sizes.entries()) {
    const model = models[names[index % names.length]];
    const started = performance.now();
    if ((await runPart("scripts/bench/figures-rows.ts", [stateDir, model, String(count)])) !== 0)
      throw new Error("the rows cannot be counted");
    const seconds = Math.round((performance.now() - started) / 1000);
    const server = await startLocalServer({ port: 0, stateDir });
    const headers = { Cookie: await signIn(server.url, await seedAccount(server.url)) };
    const taken = await measure(targetsOf(server.url, model, headers), rounds);
    await server.stop();
    console.log(
      `\n${count} documents of a year (filled and counted in ${seconds} s), whole pages over HTTP, ms`,
    );
    console.table(
      Object.entries(taken).map(([page, { p50, p95 }]) => ({
        page,
        p50: Number(p50.toFixed(1)),
        p95: Number(p95.toFixed(1)),
        "× list": Number((p50 / taken.list.p50).toFixed(2)),
      })),
    );
  }
}

function targetsOf(url, model, headers) {
  const asked = {
    list: `/document-processing/${model}/documents`,
    home: "/dashboard",
    "home, a year": `/dashboard?${year}`,
    ...Object.fromEntries(
      reports.map((report) => [`report: ${report}`, `/reports?report=${report}&modelId=${model}&${year}`]),
    ),
  };
  return Object.fromEntries(
    Object.entries(asked).map(([name, path]) => [name, { url: url + path, headers }]),
  );
}
