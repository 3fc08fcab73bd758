import { execFileSync } from "node:child_process";
import { prepare, root, toolEnvironment, toolNode } from "./bootstrap.mjs";

// 10,000 rows of values through a spreadsheet and back: downloaded, a value of every row changed, compared, saved; seconds of
// each. `node scripts/bench-edits.mjs [DOCUMENTS] [LINES OF EACH]`, 2,000 with 4 unless told: a row each and one for each line.
const [documents, lines] = [Number(process.argv[2] ?? 2_000), Number(process.argv[3] ?? 4)];
await prepare();
const { startLocalServer } = await import("./local-server.mjs");
const { seedAccount } = await import("./seed/seed.mjs");
const { onSeededStorage } = await import("./bench/on-seeded-storage.mjs");

await onSeededStorage(async ({ stateDir, models }) => {
  const model = models["purchase-orders"];
  const filled = ["scripts/bench/fill-exports.mjs", stateDir, model, String(documents), String(lines)];
  execFileSync(toolNode(), filled, { cwd: root, env: toolEnvironment(), stdio: "inherit" });
  const server = await startLocalServer({ port: 0, stateDir });
  const { apiKey } = await seedAccount(server.url);
  const at = `${server.url}/api/TenantAIModels/${model}/FieldWiseEditedResults`;
  const headers = { Authorization: `Bearer ${apiKey}` };
  const rows = documents * (lines + 1);

  const file = await timed(`${rows} rows downloaded`, () => get(`${at}?format=json`));
  const form = new FormData();
  form.set("file", new Blob([JSON.stringify(file.map(changed))]), "edited.json");
  const accepted = await fetch(at, { method: "POST", headers, body: form });
  if (accepted.status !== 202) throw new Error(`answered ${accepted.status}: ${await accepted.text()}`);
  const { uploadId } = await accepted.json();
  const compared = await timed("compared", () => settled(`${at}/uploads/${uploadId}`));
  expect(compared, { status: "ready", change: rows });
  await fetch(`${at}/uploads/${uploadId}/apply`, { method: "POST", headers });
  const saved = await timed(`saved in ${documents} documents`, () => settled(`${at}/uploads/${uploadId}`));
  expect(saved, { status: "done", changed: rows });
  await server.stop();

  async function get(url) {
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  async function settled(url) {
    for (;;) {
      const upload = await get(url);
      if (!["received", "checking", "applying"].includes(upload.status)) return upload;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
});

async function timed(what, run) {
  const started = performance.now();
  const done = await run();
  console.log(`${what}: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  return done;
}

function expect({ status, counts, problem }, { status: wanted, ...rows }) {
  const [[outcome, count]] = Object.entries(rows);
  if (status !== wanted || counts[outcome] !== count)
    throw new Error(
      `${status} (${problem}) with ${JSON.stringify(counts)}, not ${wanted} with ${count} ${outcome}`,
    );
}

/** A document with another total, and other words in each of its lines. */
function changed({ fields, lineItems, ...about }) {
  return {
    ...about,
    fields: { ...fields, total: "121.00" },
    lineItems: lineItems.map(({ line, values }) => ({
      line,
      values: { ...values, description: `${values.description} (tarred)` },
    })),
  };
}
