import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { type PictureName, pictureNames, pictureSize } from "../../app/locales/long-text.ts";
import { launchChromium } from "../../tests/support/chromium.ts";
import { startLocalServer } from "../local-server.mjs";
import { seed } from "../seed/seed.mjs";

/**
 * Takes the pictures of the user manual: the demo's screens in each language, in the light, as WebP in
 * public/manual/<language>. Without an address as argument it starts a demo of its own, and ends it again.
 */
const languages = { es: "es-MX", en: "en-US" };

const demo = process.argv[2] ? await seed(process.argv[2]) : null;
await (demo ? takeAll(process.argv[2] ?? "", demo) : withOwnServer());

async function withOwnServer(): Promise<void> {
  const stateDir = mkdtempSync(path.join(tmpdir(), "fieldwise-manual-"));
  const server = await startLocalServer({ port: 0, stateDir });
  try {
    await takeAll(server.url, await seed(server.url));
  } finally {
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

type SignIn = { email: string; password: string; models: Record<string, string> };

async function takeAll(url: string, demo: SignIn): Promise<void> {
  const browser = await launchChromium();
  for (const [language, locale] of Object.entries(languages))
    await takeIn(browser, url, demo, language, locale);
  await browser.close();
}

async function takeIn(
  browser: Browser,
  url: string,
  demo: SignIn,
  language: string,
  locale: string,
): Promise<void> {
  const folder = path.join("public/manual", language);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: url,
    locale,
    colorScheme: "light",
    viewport: pictureSize,
  });
  const page = await context.newPage();
  const { email, password } = demo;
  const headers = { Origin: url };
  await page.request.post("/login", { form: { email, password }, headers });
  await page.request.post("/set-language", { form: { language }, headers });
  const addresses = await addressesOf(page, demo);
  for (const name of pictureNames) {
    const answer = await page.goto(addresses[name], { waitUntil: "networkidle" });
    if (answer?.status() !== 200) throw new Error(`${addresses[name]} answers ${answer?.status()}`);
    writeFileSync(path.join(folder, `${name}.webp`), await pictureOf(page));
  }
  await context.close();
}

async function addressesOf(page: Page, { models }: SignIn): Promise<Record<PictureName, string>> {
  const documents = `/document-processing/${models["invoices-apac"]}/documents`;
  await page.goto(documents);
  const document = await page.locator('main a[href^="/documents/"]').first().getAttribute("href");
  return {
    dashboard: "/dashboard",
    models: "/aimodels/aimodels-list",
    "create-model": "/aimodels/create-aimodel?baseModel=invoices-apac",
    documents,
    document: document ?? "",
    training: "/training-documents/invoices-apac/training-documents",
    users: "/Users/users",
    invite: "/Users/inviteuser",
    roles: "/roles/roles",
    "add-role": "/roles/addRole",
  };
}

/** The visible part of the page as WebP, which the browser's own protocol can make and a screenshot cannot. */
async function pictureOf(page: Page): Promise<Buffer> {
  const protocol = await page.context().newCDPSession(page);
  const { data } = await protocol.send("Page.captureScreenshot", { format: "webp", quality: 75 });
  return Buffer.from(data, "base64");
}
