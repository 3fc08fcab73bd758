import { closeBrowser, openBrowser, type Visit, visit } from "@tests/support/journey-browser";
import { openDocument, sendAndWait, submit, untilShown } from "@tests/support/journey-learning";
import { becomeNewcomer, foundTenant, payForSilver } from "@tests/support/journey-newcomer";
import { cardOf, newVendor } from "@tests/support/journey-paper";
import { createModel, newcomer, open } from "@tests/support/journey-steps";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const baseModel = "invoices-north-america";
const model = "Supplier invoices";
const training = `/training-documents/${baseModel}/training-documents`;

const invoiceNumber = (page: Page) => page.getByRole("textbox", { name: /^Invoice number/ });

describe.each([
  ["without script", false],
  ["with script", true],
])("a person who corrects, %s,", (_, script) => {
  let browser: Browser;
  let window: Visit;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeBrowser(browser));

  it("types a value once: its place is named, waiting invoices and later ones come out right", async () => {
    window = await visit(browser, { script });
    const { page, problems } = window;
    const person = newcomer();
    await becomeNewcomer(page, person);
    await foundTenant(page, person);
    await payForSilver(page);
    await createModel(page, model);
    const list = new URL(page.url()).pathname;
    const vendor = newVendor();
    const first = await sendAndWait(page, list, { vendor, index: 0 });
    const waiting = await sendAndWait(page, list, { vendor, index: 1 });
    await openDocument(page, list, first);
    await invoiceNumber(page).fill(cardOf(0));
    await page.locator("form#review").getByRole("button", { name: "Save", exact: true }).last().click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const row = page.getByRole("listitem").filter({ has: page.getByLabel(/^Invoice number/) });
    expect(await row.textContent()).toContain("typed and found on page 1");
    await untilShown(page, /One more document was updated by this correction/, script);

    await openDocument(page, list, waiting);
    expect(await invoiceNumber(page).inputValue()).toBe(cardOf(1));
    const later = await sendAndWait(page, list, { vendor, index: 2 });
    await openDocument(page, list, later);
    expect(await invoiceNumber(page).inputValue()).toBe(cardOf(2));
    for (const name of [first, waiting, later]) await submit(page, list, name);
    expect(problems).toEqual([]);
  });

  it("trains a model, uses the new version and goes back", async () => {
    const { page, problems } = window;
    await open(page, training);
    await page.getByRole("button", { name: `Train ${model}`, exact: true }).click();
    await untilShown(page, /is proposed/, script);
    await page.getByRole("link", { name: "Review and decide" }).first().click();
    await page.getByRole("link", { name: "Use this version" }).click();
    await page.getByRole("button", { name: "Use this version" }).click();
    await page.getByText(/^Version \d+ is in use\.$/).waitFor();
    await page.getByRole("link", { name: "Roll back" }).click();
    await page.getByRole("button", { name: "Roll back" }).click();
    await page.getByText(/^Version \d+ is no longer in use\.$/).waitFor();
    expect(problems).toEqual([]);
  });
});
