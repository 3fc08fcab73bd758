import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import { type PaperVendor, sendPaper } from "./journey-paper";
import { open, openUntilRead } from "./journey-steps";
import { openPanel } from "./open-panel";

/** Sends an invoice to the list at this address and waits until it is read; answers its file's name. */
export async function sendAndWait(
  page: Page,
  list: string,
  paper: { vendor: PaperVendor; index: number },
): Promise<string> {
  await open(page, list);
  const name = await sendPaper(page, paper.vendor, paper.index);
  await openUntilRead(page, name);
  return name;
}

/** Opens a document from its list. */
export async function openDocument(page: Page, list: string, name: string): Promise<void> {
  await open(page, list);
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

/** Waits for a text that the server has after a while; without script the page is asked for again. */
export async function untilShown(page: Page, text: RegExp, script: boolean): Promise<void> {
  const shown = page.getByText(text);
  if (script) return shown.waitFor({ timeout: 40_000 });
  await vi.waitFor(
    async () => {
      await page.goto(page.url());
      expect(await shown.count()).toBeGreaterThan(0);
    },
    { timeout: 40_000, interval: 700 },
  );
}

/** Submits a document for training. */
export async function submit(page: Page, list: string, name: string): Promise<void> {
  await openDocument(page, list, name);
  await openPanel(page, "More");
  await page.getByRole("button", { name: "Submit for training", exact: true }).click();
  await page.getByText("The document was submitted for training.").waitFor();
}
