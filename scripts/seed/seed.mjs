import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../bootstrap.mjs";

const folder = path.join(root, "scripts/seed/documents");
/** Milliseconds: for all samples to be processed, for one answer, and for an answer that counts. */
const [longestWait, longestAnswer, patience] = [90_000, 60_000, 300_000];

/**
 * Makes the demo tenant on a local server and, on the first start, sends the sample documents through the API and
 * waits until they are processed. Returns how to sign in.
 */
export async function seed(url) {
  const demo = await seedAccount(url);
  if (demo.isNew) await seedDocuments(url, demo);
  return demo;
}

/** The demo tenant with its admin, API key and one model per base model. Repeating it changes nothing. */
export async function seedAccount(url) {
  const apiKey = process.env.DEMO_API_KEY;
  if (apiKey !== undefined && apiKey.length < 32)
    throw new Error("DEMO_API_KEY must have 32 characters or more");
  const answer = await untilAnswered(`${url}/dev/seed`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: url },
    body: JSON.stringify({ apiKey }),
  });
  if (!answer.ok) throw new Error(`the demo cannot be seeded: ${answer.status} ${await answer.text()}`);
  return await answer.json();
}

async function seedDocuments(url, { apiKey, models }) {
  const samples = JSON.parse(readFileSync(path.join(folder, "samples.json"), "utf8"));
  const list = Array.isArray(samples) ? samples : samples.documents;
  console.log(`Processing ${list.length} sample documents …`);
  for (const sample of list)
    await sendSample(`${url}/api/TenantAIModels/${models[sample.baseModel]}/documents`, apiKey, sample.file);
  await untilProcessed(url);
}

/**
 * Asks the local server, whose machine may have a lot else to do: what is not answered in time, or by a runtime that is
 * being started again, counts as busy. Only for what may be asked twice.
 */
const asked = (address, init) =>
  fetch(address, { ...init, signal: AbortSignal.timeout(longestAnswer) }).catch(
    (error) => new Response(error.message, { status: 503 }),
  );

async function untilAnswered(address, init) {
  for (const end = Date.now() + patience; ; ) {
    const answer = await asked(address, init);
    if (![502, 503].includes(answer.status) || Date.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Sends a file; the key makes another try harmless. A sample that is not taken is missing in the list, and that is all. */
async function sendSample(address, apiKey, file) {
  const form = new FormData();
  form.append("file", new Blob([readFileSync(path.join(folder, file))]), file);
  const headers = { Authorization: `Bearer ${apiKey}`, "Idempotency-Key": `sample-${file}` };
  const answer = await untilAnswered(address, { method: "POST", headers, body: form });
  if (answer.status !== 202)
    console.error(`The sample ${file} was not taken: ${answer.status} ${await answer.text()}`);
}

async function untilProcessed(url) {
  for (const end = Date.now() + longestWait; Date.now() < end; ) {
    const answer = await asked(`${url}/healthz`, { headers: { Authorization: "Bearer local" } });
    const health = await answer.json().catch(() => null);
    if (health?.backlog?.documents === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  console.log("Some samples are still being processed; they will appear in the list.");
}
