import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { PDFDocument, StandardFonts } from "pdf-lib";

// What the local server does under load, asked at a running one: `SERVER=http://localhost:8787 node
// scripts/bench-server.mjs [--calls 2000] [--documents 10] [--pages 60] [--scan FILE.pdf] [--seconds 600]`. First API calls,
// sixteen at a time, each fourth an upload: no answer may be a 503. Then how long /login takes while long documents are
// read: printed text, or with --scan this many copies of the first page of a scanned PDF.
const { values } = parseArgs({
  options: {
    calls: { type: "string", default: "2000" },
    documents: { type: "string", default: "10" },
    pages: { type: "string", default: "60" },
    scan: { type: "string" },
    seconds: { type: "string", default: "600" },
  },
});
const server = process.env.SERVER ?? "http://localhost:8787";
const authorization = `Bearer ${process.env.DEMO_API_KEY ?? "demo-key-for-the-local-environment-only"}`;
const { items } = await (await ask("/api/TenantAIModels")).json();
const documents = `/api/TenantAIModels/${items[0].tenantAIModelId}/documents`;
const load = () => `load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`;

await manyCalls(Number(values.calls));
await longDocuments(Number(values.documents), Number(values.pages));

async function manyCalls(count) {
  if (!count) return;
  const file = await longPdf(1);
  const statuses = {};
  const times = [];
  let next = 0;
  const one = async () => {
    while (next < count) {
      const upload = next++ % 4 === 0;
      const begun = performance.now();
      const status = await (upload ? send(file) : ask(`${documents}?pageSize=20`)).then(
        (answer) => answer.arrayBuffer().then(() => answer.status),
        (error) => error.cause?.code ?? error.message,
      );
      times.push(performance.now() - begun);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, one));
  console.log(`${count} calls, 16 at a time, ${load()}: ${JSON.stringify(statuses)}, ${spread(times)}`);
}

async function longDocuments(count, pages) {
  if (!count) return;
  const file = values.scan ? await longScan(pages) : await longPdf(pages);
  const begun = performance.now();
  for (let i = 0; i < count; i++) await send(file);
  const times = [];
  const end = begun + Number(values.seconds) * 1_000;
  while (times.length < 20 || (performance.now() < end && (await backlog()) > 0)) {
    const asked = performance.now();
    await (await ask("/login")).arrayBuffer();
    times.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const seconds = Math.round((performance.now() - begun) / 1000);
  const left = await backlog();
  console.log(
    `${count} documents of ${pages} pages, ${seconds} s, then ${left} still being read, ${load()}: /login ${spread(times)}`,
  );
}

async function backlog() {
  return (await (await ask("/healthz", "Bearer local")).json()).backlog.documents;
}

function ask(path, as = authorization) {
  return fetch(server + path, { headers: { Authorization: as } });
}

function send(bytes) {
  const form = new FormData();
  form.append("file", new Blob([bytes]), `${randomUUID()}.pdf`);
  const headers = { Authorization: authorization, "Idempotency-Key": randomUUID() };
  return fetch(server + documents, { method: "POST", headers, body: form });
}

/** A delivery over this many pages, printed as text. */
async function longPdf(pages) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < pages; page++) {
    const sheet = pdf.addPage([595, 842]);
    sheet.drawText(`Invoice ${randomUUID().slice(0, 8)}   page ${page + 1} of ${pages}`, {
      x: 40,
      y: 800,
      size: 12,
      font,
    });
    for (let line = 0; line < 45; line++) {
      const [quantity, price] = [1 + ((line * 7 + page) % 9), 100 + ((line * 37 + page * 11) % 900)];
      const cells = [
        `Part ${page}-${line} bracket, galvanized`,
        quantity,
        price.toFixed(2),
        (quantity * price).toFixed(2),
      ];
      for (const [column, cell] of cells.entries())
        sheet.drawText(String(cell), { x: [40, 320, 400, 480][column], y: 770 - line * 16, size: 9, font });
    }
  }
  return await pdf.save();
}

/** The first page of a scan over and over; each copy has a picture of its own. */
async function longScan(pages) {
  const pdf = await PDFDocument.create();
  const source = await PDFDocument.load(readFileSync(values.scan));
  for (let page = 0; page < pages; page++) {
    const [copy] = await pdf.copyPages(source, [0]);
    pdf.addPage(copy);
  }
  return await pdf.save();
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]);
  return `p50 ${at(0.5)} p95 ${at(0.95)} most ${at(1)} ms of ${times.length}`;
}
