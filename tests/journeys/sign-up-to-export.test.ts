import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import {
  correct,
  createModel,
  createTenant,
  download,
  drop,
  newcomer,
  open,
  signUp,
  untilRead,
  upload,
} from "@tests/support/journey-steps";
import { openPanel } from "@tests/support/open-panel";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const model = "Supplier invoices";
const file = "bluestem-invoice-20418.pdf";
const another = "sierra-clara-factura-a-5093.pdf";

describe("from sign-up to export", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeBrowser(browser));

  it.each([
    ["without script", false],
    ["with script", true],
  ])("a newcomer gets a corrected invoice out %s", async (_, script) => {
    const { page, problems, close } = await visit(browser, { script });
    const person = newcomer();
    await signUp(page, person);
    await createTenant(page, person);
    await createModel(page, model);

    await upload(page, file);
    if (script) await drop(page, another);
    for (const name of script ? [file, another] : [file]) await untilRead(page, name, script);

    await page.getByRole("link", { name: file }).click();
    await correct(page, "Invoice number", "GLV-NTL", script);
    const row = page.getByRole("listitem").filter({ has: page.getByLabel(/^Invoice number/) });
    expect(await row.innerText()).toContain("edited");

    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: model }).click();
    expect(await page.getByRole("row").filter({ hasText: file }).innerText()).toContain("Edited");
    await openPanel(page, "More");
    expect(await download(page, "Export as CSV")).toMatch(new RegExp(`${file},userEdited,.*GLV-NTL`));
    expect(JSON.parse(await download(page, "Export as JSON"))).toContainEqual(
      expect.objectContaining({
        fileName: file,
        fields: expect.objectContaining({ invoiceNumber: expect.objectContaining({ value: "GLV-NTL" }) }),
      }),
    );

    await page.getByRole("button", { name: "Español" }).click();
    await page.getByRole("columnheader", { name: "Estado" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("es");
    await page.getByRole("button", { name: /^Perfil/ }).click();
    await page.getByRole("button", { name: "Cerrar sesión" }).click();
    await page.waitForURL("**/logout");
    await open(page, "/dashboard");
    expect(new URL(page.url()).pathname).toBe("/login");
    expect(problems).toEqual([]);
    await close();
  });
});
