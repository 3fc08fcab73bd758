import { sendByApi, untilReadByApi } from "@tests/support/journey-api";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open, signIn, signInByForm } from "@tests/support/journey-steps";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const model = "invoices-north-america";

/** A document of its own, read and open in the browser. */
async function atDocument(browser: Browser) {
  const id = await sendByApi(model, "bluestem-invoice-20418.pdf", {
    fileName: `interrupted-${crypto.randomUUID()}.pdf`,
  });
  await untilReadByApi(model, id);
  const visited = await visit(browser, { script: true });
  await signIn(visited.page, inject("demo"));
  await open(visited.page, `/documents/${id}`);
  return visited;
}

const input = (page: Page, key: string) => page.locator(`[name="field.${key}"]`);
const interrupted = (page: Page) => page.getByText("The connection was interrupted.");

describe("a form that is sent when the connection is gone", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeBrowser(browser));

  it("stands as it was, and is sent again with what was typed meanwhile", async () => {
    const { page, close } = await atDocument(browser);
    await input(page, "invoiceNumber").fill("LOST-1");
    await page.context().setOffline(true);
    await page.keyboard.press("Control+s");
    await interrupted(page).waitFor();
    await input(page, "total").fill("17.00");
    await page.getByRole("button", { name: "Try again" }).click();
    await interrupted(page).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(await interrupted(page).count()).toBe(0);
    await page.reload();
    expect(await input(page, "invoiceNumber").inputValue()).toBe("LOST-1");
    expect(await input(page, "total").inputValue()).toBe("17.00");
    await close();
  });

  it("stands as it was when somebody else answers, and can be sent by its own button", async () => {
    const { page, close } = await atDocument(browser);
    await input(page, "invoiceNumber").fill("BUSY-1");
    await page.route("**/documents/*.data*", (route) =>
      route.fulfill({ status: 503, body: "<h1>Busy</h1>" }),
    );
    await page.keyboard.press("Control+Enter");
    await interrupted(page).waitFor();
    expect(await input(page, "invoiceNumber").inputValue()).toBe("BUSY-1");
    await page.unroute("**/documents/*.data*");
    await page.locator('#review [data-bar] button[value="save"]').click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(await interrupted(page).count()).toBe(0);
    await close();
  });

  it("stands as it was when it holds more than is taken, and is sent once it is shorter", async () => {
    const { page, close } = await atDocument(browser);
    await input(page, "invoiceNumber").fill("LONG-1");
    await page.getByText("Paste from a spreadsheet").click();
    // Typed in a moment: setting so much by keys takes the browser minutes.
    await page
      .locator('[name="paste"]')
      .evaluate((box: HTMLTextAreaElement) => Object.assign(box, { value: "9".repeat(2_200_000) }));
    await page.keyboard.press("Control+s");
    const tooLarge = page.getByText("The text or a file is too large to send.");
    await tooLarge.waitFor();
    expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
    expect(await input(page, "invoiceNumber").inputValue()).toBe("LONG-1");
    await page.locator('[name="paste"]').fill("");
    await page.keyboard.press("Control+s");
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(await tooLarge.count()).toBe(0);
    expect(await input(page, "invoiceNumber").inputValue()).toBe("LONG-1");
    await close();
  });

  it("is kept when only what comes after the saving is lost", async () => {
    const { page, close } = await atDocument(browser);
    await page.route("**/documents/*.data*", (route) =>
      route.request().method() === "GET" ? route.abort() : route.continue(),
    );
    await input(page, "invoiceNumber").fill("HALF-1");
    await page.keyboard.press("Control+s");
    await interrupted(page).waitFor();
    await page.unroute("**/documents/*.data*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(await input(page, "invoiceNumber").inputValue()).toBe("HALF-1");
    await close();
  });

  it("outlives the end of the session", async () => {
    const { page, close } = await atDocument(browser);
    await input(page, "invoiceNumber").fill("AWAY-1");
    await page.context().clearCookies();
    await page.keyboard.press("Control+s");
    await page.getByText("You are signed out.").waitFor();
    const [beside] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "Sign in in another window" }).click(),
    ]);
    await signInByForm(beside, inject("demo"));
    await page.getByRole("button", { name: "Send again" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    expect(await input(page, "invoiceNumber").inputValue()).toBe("AWAY-1");
    await close();
  });
});
