import { sendByApi, untilReadByApi } from "@tests/support/journey-api";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open, signIn } from "@tests/support/journey-steps";
import { openPanel } from "@tests/support/open-panel";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const model = "invoices-north-america";

/** Answers each question of the browser in turn: true leaves. `asked` grows with what was asked. */
function answering(page: Page, ...answers: boolean[]) {
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type() === "beforeunload" ? "beforeunload" : dialog.message());
    await (answers.shift() ? dialog.accept() : dialog.dismiss());
  });
  return asked;
}

describe("a review that holds what is not saved", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeBrowser(browser));

  it("is left when the person says so, and its own buttons ask nothing", async () => {
    const id = await sendByApi(model, "bluestem-invoice-20418.pdf", {
      fileName: `leaving-${crypto.randomUUID()}.pdf`,
    });
    await untilReadByApi(model, id);
    const { page, problems, close } = await visit(browser, { script: true });
    await signIn(page, inject("demo"));
    await open(page, `/documents/${id}`);
    const asked = answering(page, false, false, true);
    const question = "You have unsaved changes. Leave without saving them?";
    const number = page.locator('[name="field.invoiceNumber"]');
    const save = () => page.locator("[data-bar]").getByRole("button", { name: "Save", exact: true }).click();

    await number.fill("MINE-1");
    await save();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await page.reload({ waitUntil: "networkidle" });
    expect(asked).toEqual([]);

    await number.fill("MINE-2");
    await openPanel(page, "More");
    await page.getByRole("link", { name: "Delete", exact: true }).click();
    await openPanel(page, "More");
    await page.getByRole("button", { name: "Check reproducibility" }).click();
    expect(asked).toEqual([question, "beforeunload"]);
    expect(await number.inputValue()).toBe("MINE-2");
    expect(new URL(page.url()).pathname).toBe(`/documents/${id}`);

    await page.getByRole("button", { name: "Undo", exact: true }).click();
    expect(await number.inputValue()).toBe("MINE-1");
    await page.getByText("Comments", { exact: true }).click();
    await page.getByLabel("Comment", { exact: true }).fill("Ask Ana");
    await page.getByRole("button", { name: "Add comment" }).click();
    await page.getByText("Your comment was added.").waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('[name="comment"]')?.value === "",
    );

    await number.fill("MINE-3");
    await openPanel(page, "More");
    await page.getByRole("link", { name: "Delete", exact: true }).click();
    await page.waitForURL(`**/documents/${id}/delete`);
    expect(asked).toEqual([question, "beforeunload", question]);
    expect(problems).toEqual([]);
    await close();
  });
});
