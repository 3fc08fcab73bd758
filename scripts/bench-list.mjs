import { prepare } from "./bootstrap.mjs";
import { runPart } from "./run-bundled.mjs";

await prepare();
const { startLocalServer } = await import("./local-server.mjs");
const { seedAccount } = await import("./seed/seed.mjs");
const { onSeededStorage } = await import("./bench/on-seeded-storage.mjs");
const { measure } = await import("./bench/latency.mjs");
const { signIn } = await import("./bench/sign-in.mjs");

const rounds = Number(process.env.ROUNDS ?? 60);
const [short, long] = [1_000, Number(process.env.DOCUMENTS ?? 100_000)];
await onSeededStorage(bench);

/** The same questions to a list of 1,000 documents and to a long one: first to the database, then as whole pages. */
async function bench({ stateDir, models }) {
  const lists = [
    { id: models["purchase-orders"], count: short },
    { id: models["invoices-apac"], count: long },
  ];
  console.log(`\nQueries of a list of ${short} documents and of one of ${long}, ${rounds} rounds, ms`);
  const named = lists.map(({ id, count }) => `${id}:${count}`);
  if ((await runPart("scripts/bench/list-queries.ts", [stateDir, String(rounds), ...named])) !== 0)
    throw new Error("the queries cannot be measured");

  const server = await startLocalServer({ port: 0, stateDir });
  const headers = { Cookie: await signIn(server.url, await seedAccount(server.url)) };
  const [ofShort, ofLong] = lists.map((list) => pagesOf(server.url, list, headers));
  const targets = {};
  for (const name of Object.keys(ofShort)) {
    targets[name] = ofShort[name];
    targets[`${name}, long`] = ofLong[name];
  }
  const taken = await measure(targets, rounds);
  await server.stop();
  console.log("\nWhole pages over HTTP, ms");
  console.table(
    Object.keys(ofShort).map((page) => ({ page, ...sideBySide(taken[page], taken[`${page}, long`]) })),
  );
}

function pagesOf(url, { id, count }, headers) {
  const page = `${url}/document-processing/${id}/documents`;
  const asked = {
    list: "",
    "last page": `?page=${count / 20}`,
    "a status": "?status=failed",
    "a status and days": "?status=failed&startDate=2026-01-05&endDate=2026-01-06",
    "word of all names": "?text=invoice",
    "word of all texts": "?text=harbour",
    "one document": "?text=HR-777",
  };
  return Object.fromEntries(
    Object.entries(asked).map(([name, query]) => [name, { url: page + query, headers }]),
  );
}

function sideBySide(one, other) {
  const figures = {};
  for (const share of ["p50", "p95"]) {
    figures[share] = Number(one[share].toFixed(1));
    figures[`${share}, long`] = Number(other[share].toFixed(1));
    figures[`× ${share}`] = Number((other[share] / one[share]).toFixed(2));
  }
  return figures;
}
