import type { Page } from "playwright-core";

/** Opens what a button of the page's head holds, unless it stands open in the page. */
export async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  const closed = page.locator("details:not([open]) > summary", { hasText: name });
  if ((await closed.count()) > 0) await closed.click();
}
