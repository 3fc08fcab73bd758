import { sendByApi, untilReadByApi } from "@tests/support/journey-api";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open, signInByForm } from "@tests/support/journey-steps";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const model = "invoices-north-america";

/** What the browser has of an address: what it kept, else what the server answers. */
const kindOf = (page: Page, address: string) =>
  page.evaluate(async (asked) => {
    const answer = await fetch(asked, { cache: "force-cache" });
    return `${answer.status} ${answer.headers.get("Content-Type")?.split(";")[0]}`;
  }, address);

describe("a browser that was signed out", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeBrowser(browser));

  it.each([
    ["on", true],
    ["off", false],
  ])("keeps nothing of what was seen, and goes back to nothing, script %s", async (_, script) => {
    const fileName = `secret-${crypto.randomUUID()}.pdf`;
    const id = await sendByApi(model, "bluestem-invoice-20418.pdf", { fileName });
    await untilReadByApi(model, id);
    const { page, close } = await visit(browser, { script });
    await signInByForm(page, inject("demo"));
    await open(page, `/documents/${id}`);
    const address =
      (await page.getByRole("region", { name: "Page" }).locator("img").first().getAttribute("src")) ?? "";
    expect(await kindOf(page, address)).toMatch(/^200 image\//);
    await page.evaluate(() => localStorage.setItem("typed", "here"));
    await page.locator('[popovertarget="profile-menu"]').click();
    await page.getByRole("button", { name: "Log out", exact: true }).click();
    await page.waitForURL("**/logout**");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await kindOf(page, address)).not.toContain("image/");
    await page.goBack();
    await page.waitForURL("**/login**");
    expect(await page.getByText(fileName).count()).toBe(0);
    expect(await page.locator('main img[src^="/documents/"]').count()).toBe(0);
    await close();
  });
});
