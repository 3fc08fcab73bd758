import { mkdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../../tests/support/chromium.ts";
import { seed } from "../seed/seed.mjs";
import { makeSheets } from "./make-sheets.ts";
import { addressOf, memberScreens, openScreens } from "./screen-addresses.ts";

/**
 * Takes pictures of the screens of a running demo, to be looked at one by one:
 *
 *   node scripts/screens/take-screens.ts http://localhost:8787 /tmp/screens [--widths 1440,390] [--languages en,es]
 *     [--themes light,dark] [--only documents,login] [--whole] [--sheets]
 *
 * One PNG each, named screen-width-language-theme; with --whole the whole page instead of what the window shows first, with
 * --sheets some of one kind together on a picture.
 */
const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: "string", default: "1440,1920,390" },
    languages: { type: "string", default: "en,es" },
    themes: { type: "string", default: "light,dark" },
    only: { type: "string", default: "" },
    whole: { type: "boolean", default: false },
    sheets: { type: "boolean", default: false },
  },
});
const [url = "", folder = ""] = positionals;
if (!url || !folder) throw new Error("usage: take-screens.ts <address of a running demo> <folder>");

type Demo = { email: string; password: string; models: Record<string, string> };
type Look = { width: number; language: string; theme: "light" | "dark" };

const heights: Record<number, number> = { 1440: 900, 1920: 1080, 390: 844 };
const only = asked.only.split(",").filter(Boolean);

mkdirSync(folder, { recursive: true });
const demo: Demo = await seed(url);
const browser = await launchChromium();
for (const look of looksAsked()) await takeAll(browser, look);
await browser.close();

function looksAsked(): Look[] {
  const themes = asked.themes.split(",").filter((theme) => theme === "light" || theme === "dark");
  return asked.widths
    .split(",")
    .flatMap((width) =>
      asked.languages
        .split(",")
        .flatMap((language) => themes.map((theme) => ({ width: Number(width), language, theme }))),
    );
}

async function takeAll(browser: Browser, look: Look): Promise<void> {
  const { width, language, theme } = look;
  const context = await browser.newContext({
    baseURL: url,
    locale: language === "es" ? "es-MX" : "en-US",
    colorScheme: theme,
    viewport: { width, height: heights[width] ?? 900 },
  });
  const page = await context.newPage();
  const headers = { Origin: url };
  await page.request.post("/set-language", { form: { language }, headers });
  const taken = await takeThose(page, openScreens, look);
  const { email, password } = demo;
  await page.request.post("/login", { form: { email, password }, headers });
  taken.push(...(await takeThose(page, memberScreens(demo.models), look)));
  if (asked.sheets) await makeSheets(page, folder, `${width}-${language}-${theme}`, taken);
  await context.close();
}

/** Files of the pictures, by the names of their screens. */
async function takeThose(page: Page, screens: typeof openScreens, look: Look): Promise<[string, string][]> {
  const taken: [string, string][] = [];
  for (const [name, address] of Object.entries(screens)) {
    if (only.length && !only.includes(name)) continue;
    const found = await addressOf(page, address);
    if (!found) {
      console.log(`${name}: no link leads there`);
      continue;
    }
    await page.goto(found, { waitUntil: "networkidle" });
    const file = path.join(folder, `${name}-${look.width}-${look.language}-${look.theme}.png`);
    await page.screenshot({ path: file, fullPage: asked.whole });
    taken.push([name, file]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log(`${path.basename(file)}: ${over} px too wide`);
  }
  return taken;
}
