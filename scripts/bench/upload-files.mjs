import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { launchChromium } from "../../tests/support/chromium.ts";
import { root } from "../bootstrap.mjs";

// What `bench-uploads.mjs` does while the machine is busy; the server is there.
const { url, demo, files: fileCount, calls: callCount } = JSON.parse(process.argv[2] ?? "{}");
/** Browser pages, each of which sends four files at once; and calls of the API under way at once. */
const [pages, atOnce] = [4, 16];
const sample = readFileSync(path.join(root, "scripts/seed/documents", "bluestem-invoice-20418.pdf"));
let failed = false;

/** Sets this run apart: a name or key that an earlier one sent would be the same upload again. */
const run = Date.now();
/** Milliseconds: a page that waits longer than that says what it shows, and the run fails. */
const longest = 10 * 60_000;
/** Milliseconds between two lines about how far the browsers are. */
const tellEvery = 20_000;

/** A file of its own: what is appended to a PDF after its end is not read. */
const fileOf = (name) => Buffer.concat([sample, Buffer.from(`\n% ${name}\n`)]);

function report(what, started, wrong, about) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${what}: ${seconds} s, load ${loadavg()[0].toFixed(1)}, ${about}`);
  if (wrong) failed = true;
}

async function byBrowser() {
  const model = demo.models["invoices-north-america"];
  const before = await countOf(model);
  const started = Date.now();
  const browser = await launchChromium();
  const each = Math.ceil(fileCount / pages);
  const opened = [];
  const telling = setInterval(() => void tellProgress(opened), tellEvery);
  const shown = await Promise.all(
    Array.from({ length: pages }, async (_, number) => {
      const page = await (await browser.newContext()).newPage();
      opened.push(page);
      page.setDefaultTimeout(longest);
      await page.goto(`${url}/login`);
      await page.locator('input[name="email"]').fill(demo.email);
      await page.locator('input[name="password"]').fill(demo.password);
      await page.locator('input[name="password"]').press("Enter");
      await page.waitForURL((address) => !address.pathname.startsWith("/login"));
      await page.goto(`${url}/document-processing/${model}/documents`, { waitUntil: "load" });
      // Not until the network is quiet: the list asks again and again while the other browsers' files are read.
      await page.waitForFunction(() =>
        Object.keys(document.body).some((key) => key.startsWith("__reactFiber")),
      );
      await page.locator("details:not([open]) > summary", { hasText: "Upload documents" }).click();
      const names = Array.from({ length: each }, (_, file) => `${run}-page-${number}-file-${file}.pdf`);
      await page
        .locator('input[type="file"][name="file"]')
        .setInputFiles(names.map((name) => ({ name, mimeType: "application/pdf", buffer: fileOf(name) })));
      await page.getByRole("button", { name: "Upload", exact: true }).click();
      await page.getByText(`${each} of ${each} uploaded`).waitFor();
      opened.splice(opened.indexOf(page), 1);
      return page.getByText(/not sent|rejected/).count();
    }),
  )
    .catch(async (error) => {
      for (const page of opened) console.error(`${page.url()}: ${await shownOn(page)}`);
      throw error;
    })
    .finally(() => clearInterval(telling));
  await browser.close();
  const taken = (await countOf(model)) - before;
  const failures = shown.reduce((sum, count) => sum + count, 0);
  report(
    `${each * pages} files by ${pages} browsers`,
    started,
    taken !== each * pages || failures > 0,
    `${taken} documents, ${failures} failures shown`,
  );
}

async function tellProgress(opened) {
  const shown = await Promise.all(
    opened.map((page) =>
      page
        .getByText(/\d+ of \d+ uploaded/)
        .allInnerTexts()
        .catch(() => []),
    ),
  );
  console.log(`  ${shown.map(([text]) => text ?? "opening").join(", ")}, load ${loadavg()[0].toFixed(1)}`);
}

const shownOn = (page) =>
  page
    .locator("main")
    .innerText({ timeout: 5_000 })
    .then((text) => text.slice(0, 2_000))
    .catch((error) => error.message);

async function byApi() {
  const model = demo.models["invoices-europe"] ?? Object.values(demo.models)[1];
  const before = await countOf(model);
  const started = Date.now();
  const statuses = await together(fileCount, async (number) => {
    const form = new FormData();
    form.append("file", new Blob([fileOf(`${run}-api-${number}`)]), `api-${number}.pdf`);
    return statusOf(`${url}/api/TenantAIModels/${model}/documents`, {
      method: "POST",
      headers: { Authorization: `Bearer ${demo.apiKey}`, "Idempotency-Key": `bench-${run}-${number}` },
      body: form,
    });
  });
  const taken = (await countOf(model)) - before;
  report(
    `${fileCount} files by the API`,
    started,
    taken !== fileCount,
    `${taken} documents, ${told(statuses)}`,
  );
}

async function calls() {
  const started = Date.now();
  const headers = { Authorization: `Bearer ${demo.apiKey}` };
  const statuses = await together(callCount, () => statusOf(`${url}/api/TenantAIModels`, { headers }));
  report(`${callCount} calls`, started, statuses.has(503) || statuses.has(0), told(statuses));
}

/** Returns how often each status came; one that is told to come again comes again, as the API asks. */
async function together(count, call) {
  const statuses = new Map();
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const number = next++;
        let status = await call(number);
        while (status === 429) {
          await new Promise((resolve) => setTimeout(resolve, 5_000));
          status = await call(number);
        }
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  return statuses;
}

async function statusOf(address, init) {
  try {
    const answer = await fetch(address, init);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

const told = (statuses) => [...statuses].map(([status, count]) => `${status}: ${count}`).join(", ");

async function countOf(model) {
  const answer = await fetch(`${url}/api/TenantAIModels/${model}/documents?page=1&size=1`, {
    headers: { Authorization: `Bearer ${demo.apiKey}` },
  });
  return (await answer.json()).totalCount;
}

await byBrowser();
await byApi();
await calls();
process.exit(failed ? 1 : 0);
