import { sendByApi, sendBytesByApi, untilReadByApi } from "@tests/support/journey-api";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open, signIn } from "@tests/support/journey-steps";
import { longInvoicePdf } from "@tests/support/long-invoice";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const model = "invoices-north-america";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

describe("rows of a spreadsheet in the form under the table", () => {
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

describe("the rows of a long table", () => {
  /** A document of 150 lines, read and open. */
  async function atLongDocument(script: boolean) {
    const pdf = longInvoicePdf(150, 75);
    const id = await sendBytesByApi(model, pdf, `long-${crypto.randomUUID()}.pdf`);
    await untilReadByApi(model, id);
    const visited = await visit(browser, { script });
    await signIn(visited.page, inject("demo"));
    await open(visited.page, `/documents/${id}`);
    return visited;
  }
  const cell = (page: Page, row: number) => page.locator(`[name="line.${row}.description"]`);
  const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

  it.each([
    ["on", true],
    ["off", false],
  ])("keep what was typed into one page of them while another is changed, script %s", async (_, script) => {
    const { page, problems, close } = await atLongDocument(script);
    await page.getByText("Lines 1 to 100 of 150").waitFor();
    await cell(page, 6).fill("Seventh");
    await press(page, "Next lines");
    await page.getByText("Lines 101 to 150 of 150").waitFor();
    expect(await cell(page, 0).inputValue()).toBe("Shackle galvanised 101");
    await cell(page, 29).fill("One hundred and thirtieth");
    await page.locator("form#review").getByRole("button", { name: "Save", exact: true }).last().click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await page.getByText("Lines 101 to 150 of 150").waitFor();
    expect(await cell(page, 29).inputValue()).toBe("One hundred and thirtieth");
    await press(page, "Previous lines");
    await page.getByText("Lines 1 to 100 of 150").waitFor();
    expect(await cell(page, 6).inputValue()).toBe("Seventh");
    await cell(page, 7).fill("Eighth");
    await page.getByLabel("Go to line").fill("130");
    await press(page, "Go");
    await page.getByText("Lines 101 to 150 of 150").waitFor();
    expect(await cell(page, 29).inputValue()).toBe("One hundred and thirtieth");
    await page.goto(page.url().replace(/\?.*/, ""));
    expect(await cell(page, 6).inputValue()).toBe("Seventh");
    expect(await cell(page, 7).inputValue()).toBe("Eighth");
    expect(problems).toEqual([]);
    await close();
  });
});
