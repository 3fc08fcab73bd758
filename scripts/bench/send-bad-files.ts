import { type BadFile, badFiles } from "./bad-files";
import { watchIsolates } from "./isolate-memory";
import { watchServer } from "./watch-server";

type Group = { web: number; documents: number };
type About = { url: string; apiKey: string; model: string; server: number; inspectors?: Group };

// What `bench-bad-files.mjs` does; the server is there.
const { url, apiKey, model, server, inspectors } = JSON.parse(process.argv[2] ?? "{}") as About;
const [files = 461, rounds = 2] = process.argv.slice(3).map(Number);
const authorization = { Authorization: `Bearer ${apiKey}` };
const isolates = inspectors && (await watchIsolates(Object.values(inspectors)));
const atOnce = 50;
const idle = 100_000;
const watched = watchServer(server, url);

await report("at first");
for (let round = 0; round < rounds; round += 1) {
  let sent: Promise<number>[] = [];
  const statuses = new Map<number, number>();
  let number = 0;
  for (const file of badFiles(files, round)) {
    sent.push(send(file));
    number += 1;
    if (sent.length < atOnce && number < files) continue;
    for (const status of await Promise.all(sent)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    sent = [];
    await quiet();
    await report(`round ${round + 1}, ${number} files`);
  }
  const told = [...statuses].map(([status, count]) => `${status}: ${count}`).join(", ");
  console.log(`  answers ${told}; documents by status ${await byStatus()}`);
  await wait(idle);
  await report("after a rest");
}
isolates?.close();
await watched.close();

async function send({ name, bytes }: BadFile): Promise<number> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  const address = `${url}/api/TenantAIModels/${model}/documents`;
  const answer = await fetch(address, { method: "POST", headers: authorization, body: form });
  await answer.arrayBuffer();
  if (answer.status !== 429) return answer.status;
  await wait(5_000);
  return send({ name, bytes });
}

/** Nothing is received, being read or waiting to be recognised. */
async function quiet(): Promise<void> {
  for (;;) {
    const health = await fetch(`${url}/healthz`, { headers: { Authorization: "Bearer local" } });
    const { backlog } = (await health.json()) as { backlog: { documents: number; pages: number } };
    if (backlog.documents + backlog.pages === 0) return;
    await wait(500);
  }
}

async function byStatus(): Promise<string> {
  const answer = await fetch(`${url}/api/TenantAIModels/${model}/documents/counts`, {
    headers: authorization,
  });
  const { statuses } = (await answer.json()) as { statuses: { status: string; count: number }[] };
  return statuses
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${status} ${count}`)
    .join(", ");
}

async function report(when: string): Promise<void> {
  const held = isolates ? (await isolates.peakOf(async () => {})).peaks : {};
  const kept = Object.entries(held).map(
    ([name, { objects, buffers }]) => `${name} ${Math.round(objects)} + ${Math.round(buffers)}`,
  );
  console.log(
    `${when.padEnd(22)} processes, MB: ${watched.memory()}${kept.length > 0 ? `   isolates, MB of objects + buffers: ${kept.join(", ")}` : ""}`,
  );
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
