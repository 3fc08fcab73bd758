import { readFile } from "node:fs/promises";
import { launchChromium } from "@tests/support/chromium";
import { cookiesInPassing } from "@tests/support/cookies-in-passing";
import { sendByApi, untilReadByApi } from "@tests/support/journey-api";
import { visit } from "@tests/support/journey-browser";
import { openDocument, sendAndWait, submit, untilShown } from "@tests/support/journey-learning";
import { cardOf, newVendor } from "@tests/support/journey-paper";
import { open, signIn, untilRead } from "@tests/support/journey-steps";
import { keyboardProblems } from "@tests/support/keyboard-walk";
import {
  type Onlooker,
  onlookers,
  pagePaths,
  pageVisits,
  type Shown,
  type Sight,
  seenInPassing,
} from "@tests/support/page-visits";
import { smallPdf } from "@tests/support/small-pdf";
import type { AxeResults, RunOptions } from "axe-core";
import { zipSync } from "fflate";
import type { Browser, Cookie, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const baseModel = "invoices-north-america";
const rules: RunOptions = { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] };
const colours: RunOptions = { runOnly: ["color-contrast"] };

// How large a word on the page is, the paper says; what it fills can also be typed (2.5.8, essential and equivalent).
const wordOfPaper = /^button\[value="\d+:\d+"\]$/;

/** A file of which it is not sure whether it holds one invoice or two. */
const perhapsTwo = {
  name: "perhaps-two.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(
    smallPdf([
      [
        ...["Acme Tools Inc", "TAX INVOICE", "Invoice Number: INV-2041", "Invoice Date: 2026-02-14"],
        ...["Anvil 2 50.00 100.00", "Total: $118.00"],
      ],
      ["TAX INVOICE", "Anvil 2 50.00 100.00"],
    ]),
  ),
};

// Sixty pages a look, in a real browser: longer than what runs before every change may take, so `npm run test:pages`.
describe.runIf(process.env.EVERY_PAGE)("every page", { timeout: 600_000, retry: 0 }, () => {
  let browser: Browser;
  let axe: string;
  let shown: Shown;
  let cookies: Partial<Record<Onlooker, Cookie[]>>;
  beforeAll(async () => {
    browser = await launchChromium();
    axe = await readFile("node_modules/axe-core/axe.min.js", "utf8");
    shown = await makeShown();
    cookies = await cookiesInPassing(browser);
  });
  afterAll(() => browser.close());

  /** Documents and a proposed version, made through the pages. */
  async function makeShown(): Promise<Shown> {
    await sendByApi(baseModel, "bluestem-invoice-20418.pdf");
    const duplicate = await sendByApi(baseModel, "bluestem-invoice-20418.pdf");
    await untilReadByApi(baseModel, duplicate);
    const { page, close } = await visit(browser, { script: false });
    await signIn(page, inject("demo"));
    const list = `/document-processing/${inject("demo").models[baseModel]}/documents`;
    const vendor = newVendor();
    for (const index of [0, 1, 2]) {
      const name = await sendAndWait(page, list, { vendor, index }, false);
      await openDocument(page, list, name);
      await page.getByRole("textbox", { name: /^Invoice number/ }).fill(cardOf(index));
      await page.locator("form#review").getByRole("button", { name: "Save", exact: true }).last().click();
      await submit(page, list, name);
    }
    const document = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await open(page, list);
    await page.getByLabel("Documents", { exact: true }).setInputFiles(perhapsTwo);
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await untilRead(page, perhapsTwo.name, false);
    await openDocument(page, list, perhapsTwo.name);
    const splittable = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await open(page, list);
    const buffer = Buffer.from(zipSync({ "in-a-zip.pdf": perhapsTwo.buffer }));
    await page
      .getByLabel("Documents", { exact: true })
      .setInputFiles({ name: "papers.zip", mimeType: "application/zip", buffer });
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await open(page, `/training-documents/${baseModel}/training-documents`);
    await page.getByRole("button", { name: "Train Invoices-North America", exact: true }).click();
    await untilShown(page, /is proposed/, false);
    await page.getByRole("link", { name: "Look at it and decide" }).first().click();
    const version = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await open(page, "/Users/api-users/create");
    await page.getByRole("textbox", { name: "Name" }).fill("Warehouse");
    await page.getByLabel("Role", { exact: true }).selectOption({ label: "Assistant" });
    await page.locator("main form").getByRole("button").last().click();
    await page.waitForURL(/api-users\/0/);
    const apiUser = new URL(page.url()).pathname;
    await open(page, `${apiUser}/keys/create`);
    await page.getByRole("textbox", { name: "Name" }).fill("Warehouse");
    await page.locator("main form").getByRole("checkbox").first().check();
    await page.locator("main form").getByRole("button").last().click();
    await page.getByText("Copy it now").waitFor();
    await close();
    return { document, duplicate, splittable, version, apiUser };
  }

  /** Visits every page with the eyes of its onlooker, in a window made for it; what is wrong is told page by page. */
  async function onEveryPage(
    look: { language: string; width?: number; fontPresses?: number },
    problemsOn: (page: Page, path: string) => Promise<string[]>,
  ): Promise<void> {
    for (const as of onlookers) {
      const { page, problems, close } = await visit(browser, { script: true, language: look.language });
      if (look.width) await page.setViewportSize({ width: look.width, height: 800 });
      await becomes(page, as);
      const form = { language: look.language.slice(0, 2) };
      await page.request.post("/set-language", { form, headers: origin() });
      for (let press = 0; press < (look.fontPresses ?? 0); press++)
        await page.request.post("/set-appearance", { form: { font: "larger" }, headers: origin() });
      for (const path of await addressesFor(page, as)) {
        await open(page, path);
        expect.soft(await problemsOn(page, path), path).toEqual([]);
      }
      expect(problems.filter((problem) => !/40[49]|422/.test(problem))).toEqual([]);
      await close();
    }
  }

  const origin = () => ({ Origin: inject("serverUrl") });

  async function becomes(page: Page, as: Onlooker): Promise<void> {
    const { administrator, ...member } = inject("demo");
    await page.context().addCookies(cookies[as] ?? []);
    if (as !== "member" && as !== "administrator") return;
    const { email, password } = as === "member" ? member : administrator;
    await page.request.post("/login", { form: { email, password }, headers: origin() });
  }

  async function addressesFor(page: Page, as: Onlooker): Promise<string[]> {
    const sights = Object.values(pageVisits(shown)).flatMap((visit) => (visit.as === as ? visit.at : []));
    const addresses: string[] = [];
    for (const sight of sights) addresses.push(await addressOf(page, sight));
    return addresses;
  }

  async function addressOf(page: Page, sight: Sight): Promise<string> {
    if (typeof sight === "string") return sight;
    await page.goto(sight.on);
    const found = await page.locator(`main a[href^="${sight.link}"]`).first().getAttribute("href");
    return `${found}${sight.tail ?? ""}`;
  }

  async function judged(page: Page, path: string): Promise<string[]> {
    await page.emulateMedia({ colorScheme: "light" });
    await page.evaluate(axe);
    const light = await run(page, rules);
    await page.emulateMedia({ colorScheme: "dark" });
    return [...light, ...(await run(page, colours))].map((violation) => `${path} ${violation}`);
  }

  async function violationsAfterReplay(page: Page, documentId: string): Promise<string[]> {
    await open(page, `/documents/${documentId}/replay`);
    await page.locator("main").getByRole("button").first().click();
    await page.getByText("SHA-256").first().waitFor({ state: "attached" });
    return judged(page, "replayed");
  }

  async function run(page: Page, options: RunOptions): Promise<string[]> {
    const { violations } = await page.evaluate((options): Promise<AxeResults> => {
      const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
      return axe.run(options);
    }, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => !(id === "target-size" && wordOfPaper.test(String(target))))
        .map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
    );
  }

  it("has a line that says how it is seen", () => {
    const seen = [...Object.keys(pageVisits(shown)), ...Object.keys(seenInPassing)];
    expect(pagePaths().filter((path) => !seen.includes(path))).toEqual([]);
    expect(seen.filter((path) => !pagePaths().includes(path))).toEqual([]);
  });

  it.each(["en-US", "es-MX"])(
    "passes axe's rules for WCAG A and AA, %s, light and dark",
    async (language) => {
      await onEveryPage({ language }, judged);
    },
  );

  it("passes them after a replay, too", async () => {
    const { page, close } = await visit(browser, { script: true });
    await becomes(page, "member");
    expect(await violationsAfterReplay(page, shown.document)).toEqual([]);
    await close();
  });

  it("can be walked with the keyboard alone, and shows where the focus is", async () => {
    await onEveryPage({ language: "en-US" }, keyboardProblems);
  });

  it("lets the keyboard skip the menu", async () => {
    const { page, close } = await visit(browser, { script: true });
    await becomes(page, "member");
    await open(page, "/dashboard");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    await close();
  });

  it("fits a phone of 360 px with letters of 22 px", async () => {
    await onEveryPage({ language: "es-MX", width: 360, fontPresses: 3 }, async (page) => {
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      return over > 0 ? [`${over} px too wide`] : [];
    });
  });
});
