import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { newVendor } from "@tests/support/journey-paper";
import { open, signIn } from "@tests/support/journey-steps";
import { smallPdf } from "@tests/support/small-pdf";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

/** Invoices of a vendor that nobody knows, which only differ in their numbers. */
function invoicesOf({ name, street, phone }: ReturnType<typeof newVendor>) {
  return (number: number) => ({
    name: `${name.slice(0, 6)}-${number}.pdf`,
    mimeType: "application/pdf",
    buffer: Buffer.from(
      smallPdf([
        [
          name,
          street,
          phone,
          "INVOICE",
          `Invoice No. ${number}`,
          "Due date 2026-05-01",
          `Total ${number}.50`,
        ],
      ]),
    ),
  });
}

async function send(page: Page, file: ReturnType<ReturnType<typeof invoicesOf>>): Promise<void> {
  await open(page, "/inbox");
  await page.getByLabel("Documents", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await page.getByText(file.name).first().waitFor();
}

/** The page once a text stands in the row of a file. */
const untilRow = (page: Page, file: { name: string }, text: string) =>
  vi.waitFor(
    async () => {
      await open(page, "/inbox");
      const row = page.getByRole("row").filter({ hasText: file.name });
      expect(await row.innerText({ timeout: 1_000 })).toContain(text);
    },
    { timeout: 60_000, interval: 1_000 },
  );

describe.each([{ script: true }, { script: false }])("the inbox, script $script", ({ script }) => {
  it("asks about the first invoice of a vendor, and puts the second where the first went", async () => {
    const { page, problems, close } = await visit(browser, { script });
    await signIn(page, inject("demo"));
    const invoice = invoicesOf(newVendor());
    const [first, second] = [invoice(4711), invoice(4712)];
    await send(page, first);
    await untilRow(page, first, "Other…");
    await page.getByRole("button", { name: `Assign ${first.name} to Invoices-Europe` }).click();
    await page.getByText("The file was assigned to Invoices-Europe.").waitFor();
    await send(page, second);
    await untilRow(page, second, "Someone assigned a document with the same layout to Invoices-Europe.");
    await page.getByRole("link", { name: second.name }).click();
    await page.waitForURL(/\/documents\//);
    expect(problems).toEqual([]);
    await close();
  });
});
