import { longInvoicePdf } from "../../tests/support/long-invoice";
import { memoryOf, resetPeakMemory } from "../process-use.mjs";
import { watchIsolates } from "./isolate-memory";

type About = {
  url: string;
  cookie: string;
  apiKey: string;
  model: string;
  processes: { web: number; documents: number };
  inspectors?: { web: number; documents: number };
};

// What `bench-long.mjs` times; the server is there.
const { url, cookie, apiKey, model, processes, inspectors } = JSON.parse(process.argv[2] ?? "{}") as About;
const [rows = 20_000, onPage = 100] = process.argv.slice(3).map(Number);
const documents = `${url}/api/TenantAIModels/${model}/documents`;
const withKey = { Authorization: `Bearer ${apiKey}` };
const isolates = inspectors && (await watchIsolates(Object.values(inspectors)));

async function timed<T>(what: string, act: () => Promise<T>): Promise<T> {
  for (const pid of Object.values(processes)) resetPeakMemory(pid);
  const started = performance.now();
  const watched = isolates ? await isolates.peakOf(act) : { done: await act(), peaks: {} };
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const peaks = Object.entries(processes).map(([name, pid]) => `${name} ${Math.round(memoryOf(pid).peak)}`);
  const held = Object.entries(watched.peaks).map(
    ([name, { objects, buffers }]) => `${name} ${Math.round(objects)} + ${Math.round(buffers)}`,
  );
  console.log(
    `${what.padEnd(28)} ${seconds.padStart(6)} s   processes, MB: ${peaks.join(", ")}${held.length > 0 ? `   isolates, MB of objects + buffers: ${held.join(", ")}` : ""}`,
  );
  return watched.done;
}

async function fetched(address: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

const check = (what: string, is: unknown, wanted: unknown) => {
  if (is !== wanted) throw new Error(`${what}: ${is} instead of ${wanted}`);
};

const bytes = longInvoicePdf(rows, onPage);
console.log(`${rows} rows on ${Math.ceil(rows / onPage)} pages, ${bytes.length} bytes`);
const form = new FormData();
form.append("file", new Blob([new Uint8Array(bytes)]), `long-${rows}.pdf`);
const { documentId } = (await (
  await fetched(documents, { method: "POST", headers: withKey, body: form })
).json()) as { documentId: string };

await timed("read", async () => {
  for (let status = "received"; ["received", "processing"].includes(status); ) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const answer = await fetched(`${documents}?page=1&size=1`, { headers: withKey });
    const list = (await answer.json()) as {
      items: { documentId: string; status: string; problem: string }[];
    };
    const row = list.items.find((item) => item.documentId === documentId);
    status = row?.status ?? "gone";
    if (status === "error") throw new Error(row?.problem);
  }
});

const page = `${url}/documents/${documentId}`;
const asPerson = { headers: { Cookie: cookie } };
for (const number of [1, Math.ceil(rows / 200), Math.ceil(rows / 100)])
  await timed(`review, page ${number} of rows`, async () => {
    const html = await (await fetched(`${page}?rows=${number}`, asPerson)).text();
    check("the first row", html.includes(`name="line.0.`), true);
    console.log(`  ${Math.round(html.length / 1_024)} kB`);
  });

type Whole = { revision: number; lineItems: unknown[] };
const whole = await timed("the document by the API", async () => {
  const text = await (await fetched(`${documents}/${documentId}`, { headers: withKey })).text();
  console.log(`  ${Math.round(text.length / 1_024)} kB`);
  return JSON.parse(text) as Whole;
});
check("rows", whole.lineItems.length, rows);

await timed("a run of rows saved", async () => {
  const lineItems = Array.from({ length: 100 }, (_, row) => ({ line: 500 + row, cells: { quantity: "2" } }));
  await fetched(`${documents}/${documentId}/result`, {
    method: "PUT",
    headers: { ...withKey, "Content-Type": "application/json" },
    body: JSON.stringify({ revision: whole.revision, rows: { first: 500, count: 100 }, lineItems }),
  });
});

await timed("JSON", async () => {
  const text = await (await fetched(`${page}/result.json`, asPerson)).text();
  console.log(`  ${Math.round(text.length / 1_024)} kB`);
  const { lineItems } = JSON.parse(text) as Whole;
  check("rows of JSON", lineItems.length, rows);
});
for (const [name, least] of [
  ["csv", rows],
  ["xlsx", 0],
] as const)
  await timed(name.toUpperCase(), async () => {
    const answer = await fetched(`${documents}/export?format=${name}&lines=1`, { headers: withKey });
    const file = await answer.arrayBuffer();
    if (least > 0) check(name, new TextDecoder().decode(file).split("\r\n").length > least, true);
    console.log(`  ${Math.round(file.byteLength / 1_024)} kB`);
  });

await timed("a list as JSON", async () => {
  const answer = await fetched(`${documents}/export?format=json`, { headers: withKey });
  console.log(`  ${Math.round((await answer.arrayBuffer()).byteLength / 1_024)} kB`);
});

await timed("replay", async () => {
  const address = `${documents}/${documentId}/replay`;
  const asked = performance.now();
  const begun = await fetched(address, { method: "POST", headers: withKey });
  console.log(`  answered ${begun.status} after ${Math.round(performance.now() - asked)} ms`);
  type Job = { state: string; report: { state: string } | null };
  let job = (await begun.json()) as Job;
  while (["waiting", "running"].includes(job.state)) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    job = (await (await fetched(address, { headers: withKey })).json()) as Job;
  }
  check("replay", job.report?.state, "same");
});
isolates?.close();
