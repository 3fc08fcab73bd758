import { sendByApi, untilReadByApi } from "@tests/support/journey-api";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open, signIn } from "@tests/support/journey-steps";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

describe("paper that has no text layer", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeBrowser(browser));

  it("a scanned tax invoice is recognised, and its page is shown beside its values", async () => {
    const id = await sendByApi("invoices-apac", "wattlebrook-tax-invoice-scan.pdf");
    const { status, pageCount } = await untilReadByApi("invoices-apac", id);
    expect({ status, pageCount }).toEqual({
      status: expect.stringMatching(/^(success|failed)$/),
      pageCount: 1,
    });

    const { page, problems, close } = await visit(browser, { script: false });
    await signIn(page, inject("demo"));
    await open(page, `/documents/${id}`);
    const image = page.getByRole("img", { name: "Page 1 of the document" });
    const drawn = await page.request.get((await image.getAttribute("src")) ?? "");
    expect([drawn.status(), drawn.headers()["content-type"]]).toEqual([200, "image/webp"]);
    expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(1_000);
    expect(await page.getByRole("region", { name: "Page" }).getByRole("button").count()).toBeGreaterThan(40);
    expect(problems).toEqual([]);
    await close();
  });

  it("a photo in the dark ends as an error with a sentence that says why", async () => {
    const id = await sendByApi("receipts", "unreadable-dark-photo.jpg");
    expect(await untilReadByApi("receipts", id)).toMatchObject({ status: "error" });

    const { page, problems, close } = await visit(browser, { script: false });
    await signIn(page, inject("demo"));
    await open(page, `/documents/${id}`);
    const text = await page.locator("main").innerText();
    expect(text).toContain(
      "No text could be recognized. If the pages show any, send a sharper, evenly lit photo or scan.",
    );
    expect(problems).toEqual([]);
    await close();
  });
});
