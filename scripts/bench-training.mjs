import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { prepare, root, toolNode } from "./bootstrap.mjs";

// Times trainModel in the Workers' runtime: generated documents are uploaded, corrected and submitted through the
// product's own doors, then trained. `node scripts/bench-training.mjs [--count 200] [--kind K --model M] [--medium M]`.
// Processor time is what a quiet machine would take: training has one thread. Linux only.
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "500000" },
    kind: { type: "string", default: "invoice" },
    medium: { type: "string", default: "digital" },
    model: { type: "string", default: "invoices-europe" },
  },
});
await prepare();
const { startLocalServer } = await import("./local-server.mjs");
const { seedAccount } = await import("./seed/seed.mjs");
const { signIn } = await import("./bench/sign-in.mjs");
const { memoryOf, processorSeconds, runtimeOf } = await import("./process-use.mjs");

const work = mkdtempSync(path.join(tmpdir(), "fieldwise-training-"));
const server = await startLocalServer({ port: 0, stateDir: path.join(work, "state") });
try {
  await bench();
} finally {
  await server.stop();
  rmSync(work, { recursive: true, force: true });
}
process.exit(0);

async function bench() {
  const documents = generated();
  const demo = await seedAccount(server.url);
  const model = `${server.url}/api/TenantAIModels/${demo.models[values.model]}`;
  const headers = { Authorization: `Bearer ${demo.apiKey}` };
  const cookie = await signIn(server.url, demo);
  for (const document of documents) document.id = await upload(model, headers, document);
  for (const document of documents) await teach(model, headers, cookie, document);
  await quiet(server.url);
  const runtime = runtimeOf(server.process.pid);
  const used = processorSeconds(runtime);
  const run = await trained(model, headers);
  const processor = processorSeconds(runtime) - used;
  const wall = (Date.parse(run.endedOn) - Date.parse(run.startedOn)) / 1000;
  console.log(`trainModel, ${documents.length} documents: ${run.state}`);
  console.log(`  wall ${wall.toFixed(1)} s, processor ${processor.toFixed(1)} s`);
  const { now, peak } = memoryOf(runtime);
  console.log(`  memory of the runtime ${Math.round(now)} MB, at most ${Math.round(peak)} MB`);
}

function generated() {
  const folder = path.join(work, "documents");
  const wanted = ["count", "seed", "kind", "medium"].flatMap((name) => [`--${name}`, values[name]]);
  execFileSync(toolNode(), [path.join(root, "scripts/generate.mjs"), "--out", folder, ...wanted]);
  const docs = path.join(folder, "docs");
  return readdirSync(docs)
    .filter((name) => name.endsWith(".truth.json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(docs, name), "utf8")))
    .map(({ file, fields }) => ({ file, fields, bytes: readFileSync(path.join(docs, file)) }));
}

async function upload(model, headers, { file, bytes }) {
  const form = new FormData();
  form.append("file", new Blob([bytes]), file);
  return (await answerOf(`${model}/documents`, { method: "POST", headers, body: form })).documentId;
}

/** Waits for the result, corrects what is wrong and submits the document. */
async function teach(model, headers, cookie, { id, fields }) {
  const address = `${model}/documents/${id}`;
  const found = await until(
    () => answerOf(address, { headers }),
    ({ status }) => !["received", "processing"].includes(status),
  );
  const corrected = Object.fromEntries(
    found.fields
      .filter(({ key, value }) => (value ?? "") !== (fields[key]?.value ?? ""))
      .map(({ key }) => [key, fields[key]?.value ?? ""]),
  );
  if (Object.keys(corrected).length > 0)
    await answerOf(`${address}/result`, {
      method: "PUT",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ revision: found.revision, fields: corrected }),
    });
  const submitted = await fetch(`${server.url}/documents/${id}`, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, Origin: server.url },
    body: new URLSearchParams({ intent: "submit" }),
  });
  if (!submitted.headers.get("location")?.includes("done=submit"))
    throw new Error(`${id} was not submitted: ${submitted.status}`);
}

/**
 * Starts the training and follows it: the run as it ended. Locally a look may go unanswered while a step of the
 * training holds the one thread, so none is waited for long.
 */
async function trained(model, headers) {
  const { trainingRunId } = await answerOf(`${model}/trainModel`, { method: "POST", headers });
  const address = `${model}/trainings/${trainingRunId}`;
  return await until(
    () => answerOf(address, { headers }, 5_000).catch(() => ({ state: "running" })),
    ({ state, stage, done }) => {
      if (process.env.VERBOSE === "1") console.log(new Date().toISOString(), stage ?? "no answer", done);
      return state !== "running";
    },
  );
}

/** Waits until nothing waits: corrections have other documents scored again. */
async function quiet(url) {
  await until(
    () => answerOf(`${url}/healthz`, { headers: { Authorization: "Bearer local" } }),
    ({ backlog }) => backlog.documents === 0,
  );
  const runtime = runtimeOf(server.process.pid);
  let used = processorSeconds(runtime);
  await until(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      const before = used;
      used = processorSeconds(runtime);
      return used - before;
    },
    (taken) => taken < 0.2,
  );
}

async function until(look, isDone) {
  for (;;) {
    const seen = await look();
    if (isDone(seen)) return seen;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function answerOf(address, init, timeout = 60_000) {
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return await answer.json();
}
