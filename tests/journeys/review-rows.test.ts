import { launchChromium } from "@tests/support/chromium";
import { sendByApi, untilReadByApi } from "@tests/support/journey-api";
import { closeBrowser, visit } from "@tests/support/journey-browser";
import { open, signIn } from "@tests/support/journey-steps";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const model = "invoices-north-america";

describe("rows of a spreadsheet in the form under the table", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => closeBrowser(browser));

  it.each([
    ["on", true],
    ["off", false],
  ])("wait there until they are put into the table, script %s", async (_, script) => {
    const fileName = `rows-${crypto.randomUUID()}.pdf`;
    const id = await sendByApi(model, "bluestem-invoice-20418.pdf", { fileName });
    await untilReadByApi(model, id);
    const { page, problems, close } = await visit(browser, { script });
    await signIn(page, inject("demo"));
    await open(page, `/documents/${id}`);
    const rows = page.locator("#lines tbody tr");
    const before = await rows.count();
    await page.getByText("Paste from a spreadsheet").click();
    await page.locator('[name="paste"]').fill("\tBolt\t3\t9.00\n\tNut\t1\t2.50");
    await page.getByRole("button", { name: "Add line", exact: true }).click();
    await rows.nth(before).waitFor();
    expect(await page.locator('[name="paste"]').inputValue()).toBe("\tBolt\t3\t9.00\n\tNut\t1\t2.50");
    await page.locator('button[value="paste"]').click();
    await rows.nth(before + 2).waitFor();
    expect(await page.locator(`[name="line.${before + 2}.netTotal"]`).inputValue()).toBe("2.50");
    expect(await page.locator('[name="paste"]').inputValue()).toBe("");
    expect(problems).toEqual([]);
    await close();
  });
});
