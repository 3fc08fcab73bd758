import { memoryOf, resetPeakMemory } from "../process-use.mjs";
import { watchIsolates } from "./isolate-memory";

type About = {
  url: string;
  apiKey: string;
  lists: { model: string; name: string; rows: number }[];
  web: number;
  inspector?: number;
};

// What `bench-exports.mjs` times; the server and the documents are there.
const { url, apiKey, lists, web, inspector } = JSON.parse(process.argv[2] ?? "{}") as About;
const headers = { Authorization: `Bearer ${apiKey}`, "Content-Type": "application/json" };
const isolates = inspector ? await watchIsolates([inspector]) : null;

async function fetched(address: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(address, { ...init, headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Reads an export to its end, and says how long the first bytes and all of them took. */
async function taken(address: string, started: number) {
  const { body } = await fetched(address);
  if (!body) throw new Error(`${address} has no body`);
  let [bytes, ends, first] = [0, 0, 0];
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    first ||= performance.now() - started;
    bytes += chunk.byteLength;
    for (const byte of chunk) if (byte === 10) ends += 1;
  }
  return { bytes, ends, first };
}

for (const { model, name, rows } of lists)
  for (const format of ["csv", "xlsx"] as const) {
    const templates = `${url}/api/TenantAIModels/${model}/exportTemplates`;
    const { layout } = await madeBy<{ layout: object }>(templates, {
      preset: "xero",
      name: `${name} of ${format}`,
    });
    const template = await madeBy<{ templateId: string }>(templates, {
      name: `as ${format}`,
      layout: { ...layout, format },
    });
    const address = `${url}/api/TenantAIModels/${model}/documents/export?format=csv&template=${template.templateId}`;
    resetPeakMemory(web);
    const started = performance.now();
    const read = () => taken(address, started);
    const { done, peaks } = isolates ? await isolates.peakOf(read) : { done: await read(), peaks: {} };
    const seconds = (performance.now() - started) / 1_000;
    if (format === "csv" && done.ends !== rows + 1) throw new Error(`${done.ends} lines for ${rows} rows`);
    const held = Object.entries(peaks).map(
      ([isolate, { objects, buffers }]) =>
        `, isolate ${isolate} ${Math.round(objects)} + ${Math.round(buffers)} MB`,
    );
    console.log(
      `${name}, ${rows} rows as ${format}: ${seconds.toFixed(1)} s, first bytes after ${Math.round(done.first)} ms, ${(done.bytes / 1e6).toFixed(1)} MB; process ${Math.round(memoryOf(web).peak)} MB${held.join("")}`,
    );
  }
isolates?.close();

async function madeBy<T>(address: string, body: object): Promise<T> {
  return (await (await fetched(address, { method: "POST", body: JSON.stringify(body) })).json()) as T;
}
