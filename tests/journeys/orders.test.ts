import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open, signIn } from "@tests/support/journey-steps";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

describe("purchase orders", () => {
  it.each([
    ["on", true],
    ["off", false],
  ] as const)("are imported, looked at and deleted, script %s", async (_, script) => {
    const { page, problems, close } = await visit(browser, { script });
    await signIn(page, inject("demo"));
    const own = crypto.randomUUID().slice(0, 8).toUpperCase();
    await open(page, "/suppliers/create");
    await page.getByRole("textbox", { name: /^Name/ }).fill(`Larkmoor ${own} Ltd`);
    await page.getByRole("textbox", { name: "Supplier number" }).fill(own);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("The supplier was saved.").waitFor();

    await open(page, "/orders/import");
    const text = `orderNumber;supplierNumber;quantity;unitPrice\nPO-${own};${own};10;2,5\nPO-${own};nobody;1;1,5\n`;
    await page
      .getByLabel("CSV file")
      .setInputFiles({ name: "orders.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("Row 3: No supplier with this number is on file.").waitFor();
    await page.getByText("One order would be imported: 1 new, 0 changed.").waitFor();
    await page.getByRole("button", { name: "Import now" }).click();
    await page.getByText("One order was imported.").waitFor();

    await page.getByRole("searchbox").fill(`po ${own}`);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: `PO-${own}` }).click();
    await page.getByRole("cell", { name: "2.5", exact: true }).waitFor();

    await open(page, "/orders/settings");
    await page.getByLabel("Unit price, percent").fill("-3");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Enter a number of 0 or more.").first().waitFor();
    expect(await page.getByLabel("Unit price, percent").inputValue()).toBe("-3");
    await page.getByLabel("Unit price, percent").fill("2");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("The tolerances were saved.").waitFor();

    await open(page, `/orders?search=PO${own}`);
    await page.getByRole("link", { name: `PO-${own}` }).click();
    await page.getByRole("link", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await page.getByText("The order was deleted.").waitFor();
    // The browser notes by itself that a form was refused.
    expect(problems.filter((problem) => !problem.includes("422"))).toEqual([]);
    await close();
  });
});
