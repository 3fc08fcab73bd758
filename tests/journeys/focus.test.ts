import { readFile } from "node:fs/promises";
import { sendByApi, sendBytesByApi, untilReadByApi } from "@tests/support/journey-api";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open, signIn } from "@tests/support/journey-steps";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";

const model = "invoices-north-america";
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.name : at?.tagName;
  });
const focusBecomes = (page: Page, wanted: RegExp) =>
  vi.waitFor(async () => expect(await focused(page)).toMatch(wanted), { timeout: 10_000 });

describe("the focus, with script on", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeBrowser(browser));

  it("goes to the heading of a page that a link opens, and to the first field to look at of a document", async () => {
    const fileName = `focus-${crypto.randomUUID().slice(0, 8)}.pdf`;
    await untilReadByApi(model, await sendByApi(model, "bluestem-invoice-20418.pdf", { fileName }));
    const { page, problems, close } = await visit(browser, { script: true });
    await signIn(page, inject("demo"));
    await open(page, "/dashboard");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await menu.getByRole("link", { name: "Manage AIModels" }).click();
    await focusBecomes(page, /^H1$/);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      await page.locator("h1").innerText(),
    );
    await open(page, `/document-processing/${inject("demo").models[model]}/documents`);
    await page.getByRole("row").filter({ hasText: fileName }).getByRole("link").first().click();
    await page.locator("form#review").waitFor();
    const doubtful = await page.locator("form#review li.border-l-failed").count();
    await focusBecomes(page, doubtful > 0 ? /^(field|line)\./ : /^H1$/);
    if (doubtful > 0)
      await expect(page.getByRole("status").allInnerTexts()).resolves.toContain(await page.title());
    const address = page.locator("form#review textarea[name^='field.']").first();
    await address.click();
    const before = await address.inputValue();
    await address.press("Enter");
    expect(await address.inputValue()).toBe(before);
    expect(await focused(page)).not.toBe(await address.getAttribute("name"));
    await address.click();
    await address.press("Shift+Enter");
    expect(await address.inputValue()).not.toBe(before);
    expect(await focused(page)).toBe(await address.getAttribute("name"));
    expect(problems).toEqual([]);
    await close();
  });

  it.each([true, false])(
    "is in the first value in doubt of a document opened by its address, script %s",
    async (script) => {
      const sent = await sendByApi("purchase-orders", "rockfern-purchase-order-po-11862.pdf");
      await untilReadByApi("purchase-orders", sent);
      const { page, problems, close } = await visit(browser, { script });
      await signIn(page, inject("demo"));
      await open(page, `/documents/${sent}`);
      expect(await page.locator("form#review li.border-l-failed").count()).toBeGreaterThan(0);
      const first = page.locator("form#review li.border-l-failed [name^='field.']").first();
      await focusBecomes(page, new RegExp(`^${await first.getAttribute("name")}$`));
      expect(problems).toEqual([]);
      await close();
    },
  );

  it("has the paper beside the values and all columns of the lines, in a window of 1440 by 900", async () => {
    // One that no other test sends: copies are named above the paper.
    const order = await readFile("public/samples/us/purchase-order-2.pdf");
    const sent = await sendBytesByApi("purchase-orders", order, "purchase-order-2.pdf");
    await untilReadByApi("purchase-orders", sent);
    const { page, close } = await visit(browser, { script: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, inject("demo"));
    await open(page, `/documents/${sent}`);
    const sizeOf = async (part: string) =>
      (await page.locator(part).first().boundingBox()) ?? { width: 0, height: 0, y: 0 };
    const head = await sizeOf("main header");
    expect(head.height).toBeLessThan(48);
    const paper = await sizeOf("#page section");
    expect(paper.width / 1440).toBeGreaterThanOrEqual(0.55);
    expect(paper.height / 900).toBeGreaterThanOrEqual(0.85);
    expect(paper.y + paper.height).toBeLessThanOrEqual(900);
    const hidden = await page
      .locator("#lines table")
      .evaluate(({ parentElement: room }) => (room ? room.scrollWidth - room.clientWidth : -1));
    expect(hidden).toBe(0);
    await close();
  });
});
