import { watchIsolates } from "./isolate-memory";

type About = {
  url: string;
  apiKey: string;
  model: string;
  inspectors: { web: number; documents: number };
};

// What `bench-reports.mjs` measures; the server is there.
const { url, apiKey, model, inspectors } = JSON.parse(process.argv[2] ?? "{}") as About;
const rows = Number(process.argv[3]);
const formats = process.argv.slice(4);
const headers = { Authorization: `Bearer ${apiKey}` };
const isolates = await watchIsolates(Object.values(inspectors));
type Made = { state: string; problem: string | null; done: number; byteSize: number; url: string };

for (const format of formats) {
  const started = performance.now();
  const { done, peaks } = await isolates.peakOf(async () => {
    const asked = `${url}/api/TenantAIModels/${model}/Reports/FieldWiseEditedResults/DateRange/download`;
    const query = new URLSearchParams({
      exportFormat: format,
      startDate: "2026-01-01",
      endDate: "2026-01-01",
    });
    const accepted = await fetch(`${asked}?${query}`, { headers });
    if (accepted.status !== 202) throw new Error(`answered ${accepted.status}: ${await accepted.text()}`);
    console.log(`${format}: answered 202 after ${Math.round(performance.now() - started)} ms`);
    const place = `${url}${accepted.headers.get("Location")}`;
    for (;;) {
      const made = (await (await fetch(place, { headers })).json()) as Made;
      if (made.state === "ready") return made;
      if (made.state === "failed") throw new Error(made.problem ?? "failed");
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
  if (done.done !== rows) throw new Error(`${done.done} rows instead of ${rows}`);
  const bytes = (await (await fetch(`${url}${done.url}`, { headers })).arrayBuffer()).byteLength;
  if (bytes !== done.byteSize) throw new Error(`${bytes} bytes instead of ${done.byteSize}`);
  const held = Object.entries(peaks).map(
    ([name, { objects, buffers }]) => `${name} ${Math.round(objects)} + ${Math.round(buffers)}`,
  );
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(
    `${format}: ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s; isolates, MB of objects + buffers: ${held.join(", ")}`,
  );
}
isolates.close();
