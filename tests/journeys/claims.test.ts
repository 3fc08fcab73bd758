import { sendByApi, untilReadByApi } from "@tests/support/journey-api";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open, signIn } from "@tests/support/journey-steps";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";

const model = "invoices-north-america";

describe("who works on a document", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeBrowser(browser));

  it("is whoever has it open with script, until they leave or save, and nobody who only looks without", async () => {
    const fileName = `claim-${crypto.randomUUID()}.pdf`;
    const id = await sendByApi(model, "bluestem-invoice-20418.pdf", { fileName });
    await untilReadByApi(model, id);
    const looking = await visit(browser, { script: false });
    await signIn(looking.page, inject("demo"));
    const isFree = async () => {
      await open(looking.page, `/documents/${id}`);
      return looking.page.getByRole("button", { name: "Work on it" }).isVisible();
    };
    const becomes = (free: boolean) =>
      vi.waitFor(async () => expect(await isFree()).toBe(free), { timeout: 15_000, interval: 300 });
    expect([await isFree(), await isFree()]).toEqual([true, true]);

    const working = await visit(browser, { script: true });
    await signIn(working.page, inject("demo"));
    const claims = () => working.page.waitForResponse((answer) => answer.url().endsWith(`/${id}/claim`));
    const [claimed] = await Promise.all([claims(), open(working.page, `/documents/${id}`)]);
    expect(await claimed.json()).toEqual({ mine: true, who: null });
    expect(await working.page.getByRole("button", { name: "Work on it" }).isVisible()).toBe(false);
    await becomes(false);

    await working.page.locator('[name="field.invoiceNumber"]').fill("MINE-1");
    await working.page.keyboard.press("Control+s");
    await working.page.getByText("Saved.", { exact: true }).waitFor();
    await becomes(true);
    const again = claims();
    await working.page.locator('[name="field.invoiceNumber"]').fill("MINE-2");
    await working.page.keyboard.press("Tab");
    expect(await (await again).json()).toMatchObject({ mine: true });
    await becomes(false);

    await working.page.keyboard.press("Control+s");
    await working.page.getByText("Saved.", { exact: true }).waitFor();
    await becomes(true);
    await looking.page.getByRole("button", { name: "Work on it" }).click();
    await looking.page.getByText("You are working on this document now.").waitFor();
    await becomes(false);
    expect([...working.problems, ...looking.problems]).toEqual([]);
    await working.close();
    await looking.close();
  });
});
