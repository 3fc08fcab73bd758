import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open, signIn } from "@tests/support/journey-steps";
import { openPanel } from "@tests/support/open-panel";
import { smallPdf } from "@tests/support/small-pdf";
import type { Browser, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";

const list = () => `/document-processing/${inject("demo").models["invoices-europe"]}/documents`;

/** Files of names that nobody else has. */
function files(count: number) {
  const run = crypto.randomUUID().slice(0, 8);
  return Array.from({ length: count }, (_, number) => ({
    name: `${run}-${number}.pdf`,
    mimeType: "application/pdf",
    buffer: Buffer.from(smallPdf([[`Upload ${run} ${number}`]])),
  }));
}

async function atList(browser: Browser) {
  const visited = await visit(browser, { script: true });
  await signIn(visited.page, inject("demo"));
  await open(visited.page, list());
  return visited;
}

async function choose(page: Page, chosen: ReturnType<typeof files>): Promise<void> {
  await openPanel(page, "Upload documents");
  await page.getByLabel("Documents", { exact: true }).setInputFiles(chosen);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
}

const told = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

const isUpload = (request: Request) => request.url().endsWith("/upload");

type Kept = { key: string; received: boolean };

/** What the browser keeps of the files, in case the page is loaded again. */
const kept = (page: Page): Promise<Kept[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("fieldwise-uploads", 1);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("uploads").objectStore("uploads").getAll();
          asked.onsuccess = () => resolve(asked.result.map(({ key, received }) => ({ key, received })));
          opening.result.close();
        };
      }),
  );

/** Sends a kept file with its key past the page; answers the status. */
const sendKept = (page: Page, key: string): Promise<number> =>
  page.evaluate(
    (asked) =>
      new Promise((resolve) => {
        const opening = indexedDB.open("fieldwise-uploads", 1);
        opening.onsuccess = () => {
          const found = opening.result.transaction("uploads").objectStore("uploads").get(asked);
          opening.result.close();
          found.onsuccess = () => {
            const { file, fileName, to } = found.result;
            const body = new FormData();
            body.append("file", file, fileName);
            const headers = { "Idempotency-Key": asked };
            resolve(fetch(`${to}?beside`, { method: "POST", headers, body }).then(({ status }) => status));
          };
        };
      }),
    key,
  );

/** How many documents of the list have each of these names. */
async function counted(page: Page, names: string[]): Promise<number[]> {
  await page.goto(list());
  return Promise.all(names.map((name) => page.getByRole("link", { name, exact: true }).count()));
}

describe("files that are uploaded with script", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeBrowser(browser));

  it("are sent again by themselves while the server is busy, and counted when they are there", async () => {
    const { page, close } = await atList(browser);
    let asked = 0;
    await page.route("**/upload", async (route) => {
      asked += 1;
      // One is answered too late: it was taken, and is sent once more.
      if (asked === 1) await route.fetch();
      if (asked === 1 || asked === 4) return route.abort();
      if (asked % 5 === 0)
        return route.fulfill({ status: 503, headers: { "Retry-After": "1" }, body: "busy" });
      return route.continue();
    });
    const chosen = files(8);
    await choose(page, chosen);
    await told(page, "8 of 8 uploaded");
    expect(await page.getByText(/not sent|rejected/).count()).toBe(0);
    expect(asked).toBeGreaterThan(8);
    expect(
      await counted(
        page,
        chosen.map(({ name }) => name),
      ),
    ).toEqual(chosen.map(() => 1));
    await close();
  });

  it("stay there when they were not taken, to be sent again", async () => {
    const { page, close } = await atList(browser);
    await page.route("**/upload", (route) => route.fulfill({ status: 404, body: "" }));
    await choose(page, files(2));
    await told(page, "2 files were not sent.");
    await told(page, "0 of 2 uploaded");
    await page.unroute("**/upload");
    await page.getByRole("button", { name: "Send again" }).click();
    await told(page, "2 of 2 uploaded");
    await close();
  });

  it("go on when the page is loaded again, none of them twice", async () => {
    const { page, close } = await atList(browser);
    const chosen = files(4);
    let asked = 0;
    let isLoadedAgain = false;
    await page.route("**/upload", (route) => {
      asked += 1;
      // The others are on their way for ever, as far as this page is concerned.
      return isLoadedAgain || asked === 1 ? route.continue() : undefined;
    });
    await choose(page, chosen);
    await told(page, "1 of 4 uploaded");
    await vi.waitFor(async () =>
      expect((await kept(page)).filter(({ received }) => received)).toHaveLength(1),
    );
    const [sent] = (await kept(page)).filter(({ received }) => !received);
    // One was taken, and its answer did not arrive.
    expect(await sendKept(page, sent?.key ?? "")).toBe(200);
    page.once("framenavigated", () => {
      isLoadedAgain = true;
    });
    await page.reload();
    await told(page, "4 of 4 uploaded");
    expect(asked).toBe(7);
    const names = chosen.map(({ name }) => name);
    expect(await counted(page, names)).toEqual([1, 1, 1, 1]);
    expect(await page.getByText("uploaded").count()).toBe(0);
    await vi.waitFor(async () => expect(await kept(page)).toEqual([]));
    await page.reload();
    expect(await page.getByText("uploaded").count()).toBe(0);
    await close();
  });

  /** A list whose first file of three is taken at once, and the others when `goOn` is called; and the dashboard's link. */
  async function withTwoHeldUp() {
    const visited = await atList(browser);
    const { page } = visited;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const seen = { asked: 0 };
    await page.route("**/upload", async (route) => {
      seen.asked += 1;
      if (seen.asked > 1) await held;
      return route.continue();
    });
    await choose(page, files(3));
    await told(page, "1 of 3 uploaded");
    const leave = async () => {
      await page.getByRole("link", { name: "Dashboard" }).first().click();
      // The address changes before the page does.
      await page
        .getByText(/^Hello, /)
        .first()
        .waitFor();
    };
    return { ...visited, seen, leave, goOn };
  }

  it("go on when another screen has been looked at, and are counted", async () => {
    const { page, close, seen, leave, goOn } = await withTwoHeldUp();
    await leave();
    await page.goBack();
    await told(page, "1 of 3 uploaded");
    goOn();
    await told(page, "3 of 3 uploaded");
    expect(seen.asked).toBe(3);
    await close();
  });

  it("are counted on the way back when they arrived while another screen was looked at", async () => {
    const { page, close, seen, leave, goOn } = await withTwoHeldUp();
    await leave();
    const arrived = Array.from({ length: 2 }, () => page.waitForEvent("requestfinished", isUpload));
    goOn();
    await Promise.all(arrived);
    await page.goBack();
    await told(page, "3 of 3 uploaded");
    expect(seen.asked).toBe(3);
    await leave();
    await page.goBack();
    await page.getByText("Upload documents", { exact: true }).waitFor();
    expect(await page.getByText("uploaded").count()).toBe(0);
    await close();
  });
});
