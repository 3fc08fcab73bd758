import { readFileSync } from "node:fs";
import { longInvoicePdf } from "../../tests/support/long-invoice";
import { isolatesAt } from "./isolates";

type About = {
  url: string;
  cookie: string;
  demo: { apiKey: string; models: Record<string, string> };
  inspector: number;
};

// What `bench-pieces.mjs` measures; the server is there, and has not read a document yet.
const { url, cookie, demo, inspector } = JSON.parse(process.argv[2] ?? "{}") as About;
const betweenQuestions = 5;
const isolates = await isolatesAt(inspector);

/** Milliseconds that each isolate let a question wait at most while something was done: its longest piece. */
async function longestPieces(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const longest: Record<string, number> = {};
  let acting = true;
  const asking = isolates.map(async (isolate) => {
    while (acting) {
      const asked = performance.now();
      await isolate.ask("Runtime.getHeapUsage");
      longest[isolate.name] = Math.max(longest[isolate.name] ?? 0, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, betweenQuestions));
    }
  });
  await act().finally(() => {
    acting = false;
  });
  await Promise.all(asking);
  return longest;
}

async function report(what: string, act: () => Promise<unknown>): Promise<void> {
  const pieces = Object.entries(await longestPieces(act)).map(
    ([name, most]) => `${name} ${Math.round(most)} ms`,
  );
  console.log(`${what.padEnd(34)} ${pieces.join(", ")}`);
}

const unfinished = new Set(["received", "processing"]);

async function read(name: string, bytes: Uint8Array): Promise<string> {
  const address = `${url}/api/TenantAIModels/${demo.models["invoices-apac"]}/documents`;
  const headers = { Authorization: `Bearer ${demo.apiKey}` };
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)]), name);
  const sent = await fetch(address, { method: "POST", headers, body });
  if (!sent.ok) throw new Error(`${name} is refused: ${await sent.text()}`);
  const { documentId } = (await sent.json()) as { documentId: string };
  for (let status = "received"; unfinished.has(status); ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const answer = await fetch(`${address}/${documentId}`, { headers });
    ({ status } = (await answer.json()) as { status: string });
  }
  return documentId;
}

async function draw(documentId: string): Promise<void> {
  const answer = await fetch(`${url}/documents/${documentId}/pages/1/image`, { headers: { Cookie: cookie } });
  if (!answer.ok) throw new Error(`no picture: ${answer.status}`);
  await answer.arrayBuffer();
}

const scan = readFileSync("scripts/seed/documents/wattlebrook-tax-invoice-scan.pdf");
const digital = readFileSync("scripts/seed/documents/bluestem-invoice-20418.pdf");
/** The same page for the reader, another file for the product, which knows files by their bytes. */
const copyOf = (bytes: Uint8Array, number: number) => Buffer.concat([bytes, Buffer.from(`\n% ${number}\n`)]);

await report("nothing", () => new Promise((resolve) => setTimeout(resolve, 3_000)));
let drawn = "";
await report("first page with text", async () => {
  drawn = await read("first.pdf", digital);
});
await report("its picture", () => draw(drawn));
await report("first scanned page", () => read("scan.pdf", scan));
for (const round of [1, 2, 3]) {
  await report(`page with text, again (${round})`, () => read(`again-${round}.pdf`, copyOf(digital, round)));
  await report(`scanned page, again (${round})`, () => read(`scan-${round}.pdf`, copyOf(scan, round)));
}
await report("60 pages, 40 rows on each", () => read("60.pdf", longInvoicePdf(2_400, 40)));
for (const isolate of isolates) isolate.close();
