import { execFileSync } from "node:child_process";
import path from "node:path";
import { prepare, root, toolEnvironment, toolNode } from "./bootstrap.mjs";

await prepare();
const { startLocalServer } = await import("./local-server.mjs");
const { seedAccount } = await import("./seed/seed.mjs");
const { onSeededStorage } = await import("./bench/on-seeded-storage.mjs");
const { measure, quantile } = await import("./bench/latency.mjs");
const { signIn } = await import("./bench/sign-in.mjs");
const { sameAnswer } = await import("./bench/same-answer.mjs");
const { uploadAndWait } = await import("./bench/upload-and-wait.mjs");
const { withWebhooks } = await import("./bench/with-webhooks.mjs");

const rounds = Number(process.env.ROUNDS ?? 60);
const rows = Number(process.env.DOCUMENTS ?? 100_000);
await onSeededStorage(bench);

async function bench({ stateDir }) {
  const filled = script("scripts/bench/fill-documents.mjs", stateDir, String(rows)).trim();

  const server = await startLocalServer({ port: 0, stateDir });
  const demo = await seedAccount(server.url);
  console.log(`\nLatency of ${rounds} rounds, ${rows} documents in one model (p50; ratio to what is bare)\n`);
  report(await measure(await targetsOf(server.url, demo, filled), rounds));
  const { known, unknown, ratio } = await sameAnswer(server.url, demo);
  console.log(
    `\nwrong password: ${Math.round(known)} ms for an account, ${Math.round(unknown)} ms for none; ratio ${ratio.toFixed(2)}`,
  );
  for (const [name, file, count] of [
    ["born-digital page", "bluestem-invoice-20418.pdf", 20],
    ["scanned A4 page", "wattlebrook-tax-invoice-scan.pdf", 5],
  ]) {
    const taken = await uploadAndWait({ url: server.url, demo, file, count, label: `bench-upload-${name}` });
    const sorted = taken.sort((a, b) => a - b);
    console.log(
      `\n${name}: upload to result by API, ${count} times: p50 ${Math.round(quantile(sorted, 0.5))} ms`,
    );
  }
  const file = "bluestem-invoice-20418.pdf";
  const hooked = await withWebhooks({ url: server.url, demo, file, rounds: 5, count: 4 });
  console.log(
    `\na document without webhooks ${Math.round(hooked.without)} ms, with five ${Math.round(hooked.withFive)} ms; ratio ${hooked.ratio.toFixed(2)} (${hooked.told} messages came)`,
  );
  await server.stop();
  reportStages(JSON.parse(script("scripts/bench/read-timings.mjs", stateDir)));
}

async function targetsOf(url, demo, model) {
  const cookie = await signIn(url, demo);
  const api = `${url}/api/TenantAIModels/${model}/documents`;
  const page = `${url}/document-processing/${model}/documents`;
  const keyed = { headers: { Authorization: `Bearer ${demo.apiKey}` } };
  const signedIn = { headers: { Cookie: cookie } };
  return {
    "bare page": { url: `${url}/dev/bare` },
    "page: sign-in": { url: `${url}/login` },
    "page: list, page 1": { url: page, ...signedIn },
    "page: list, page 1,000": { url: `${page}?page=1000`, ...signedIn },
    "page: list, page 5,000": { url: `${page}?page=5000`, ...signedIn },
    "page: failed and dates": { url: `${page}?status=failed&startDate=2026-01-15`, ...signedIn },
    "page: search, in all": { url: `${page}?text=invoice`, ...signedIn },
    "page: search, in one": { url: `${page}?text=invoice-777`, ...signedIn },
    "page: dashboard": { url: `${url}/dashboard`, ...signedIn },
    "bare route": { url: `${url}/dev/bare-api` },
    "API: models": { url: `${url}/api/TenantAIModels`, ...keyed },
    "API: list, page 1": { url: `${api}?page=1&size=20`, ...keyed },
    "API: list, page 1,000": { url: `${api}?page=1000&size=20`, ...keyed },
    "API: failed, page 1,000": { url: `${api}?page=1000&size=20&status=failed`, ...keyed },
  };
}

function report(figures) {
  for (const [name, { p50, p95 }] of Object.entries(figures)) {
    const bare = name.startsWith("API") || name === "bare route" ? "bare route" : "bare page";
    const ratio = (p50 / figures[bare].p50).toFixed(2);
    console.log(
      `${name.padEnd(26)} p50 ${p50.toFixed(1).padStart(7)} ms   p95 ${p95.toFixed(1).padStart(7)} ms   × ${ratio}`,
    );
  }
  for (const kind of ["page", "API"]) {
    const deep = figures[`${kind}: list, page 1,000`].p50 / figures[`${kind}: list, page 1`].p50;
    console.log(`${kind}: page 1,000 costs × ${deep.toFixed(2)} of page 1`);
  }
}

function reportStages(results) {
  for (const name of ["born-digital page", "scanned A4 page"]) {
    const own = results.filter((result) => result.fileName.includes(name));
    const stages = Object.keys(own[0]?.timings ?? {});
    const median = (stage) =>
      quantile(
        own.map((result) => result.timings[stage] ?? 0).sort((a, b) => a - b),
        0.5,
      );
    const whole = quantile(
      own.map((result) => result.processedAt - result.receivedAt).sort((a, b) => a - b),
      0.5,
    );
    const shares = stages.map(
      (stage) => `${stage} ${median(stage)} ms (${Math.round((100 * median(stage)) / whole)} %)`,
    );
    console.log(`${name}: received to processed ${whole} ms: ${shares.join(", ")}`);
  }
}

function script(file, ...args) {
  return execFileSync(toolNode(), [path.join(root, file), ...args], {
    cwd: root,
    env: toolEnvironment(),
    encoding: "utf8",
  });
}
