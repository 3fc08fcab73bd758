import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { open, signIn } from "@tests/support/journey-steps";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const guid = "11111111-2222-3333-4444-555555555555";
type Texts = Record<string, string>;

/** A form: what is typed into it at first, what corrects that, the button, and what is said when it was saved. */
type Case = {
  path: string;
  wrong: Texts;
  right: Texts;
  save: string;
  saved: string;
  /** The page is read again after an answer, since someone else may have saved it. */
  readAnew?: true;
};

const model = () => inject("demo").models["invoices-europe"] ?? "";

const cases: Record<string, () => Case> = {
  "FTP storage": () => ({
    path: `/aimodels/ftp-settings/${model()}`,
    wrong: { provider: "ftp", hostName: "", port: "99999999" },
    right: {
      hostName: "ftp.example.com",
      port: "21",
      userName: "u",
      password: "pw",
      documentFolder: "out",
    },
    save: "Save",
    saved: "The new settings apply to the next documents.",
    readAnew: true,
  }),
  "folders in": () => ({
    path: `/aimodels/intake-ftp-settings/${model()}`,
    wrong: { hostName: "", userName: "u", password: "pw", folder: "in" },
    right: { hostName: "in.example.com" },
    save: "Save",
    saved: "Its first documents arrive after the second check.",
    readAnew: true,
  }),
  "mail rules": () => ({
    path: `/aimodels/email-connector-settings/${model()}`,
    wrong: { senders: "not an address" },
    right: { senders: "" },
    save: "Save",
    saved: "The new settings apply to the next documents.",
  }),
  "report mails": () => ({
    path: `/aimodels/report-settings/${model()}`,
    wrong: { rhythm: "monthly", recipients: "one@example.com, nobody" },
    right: { recipients: "one@example.com, two@example.com" },
    save: "Save",
    saved: "were saved.",
  }),
  "a webhook": () => ({
    path: "/connections/webhooks/create",
    wrong: { url: "not an address", eventTypes: "document.approved" },
    right: { url: "http://localhost:9/in" },
    save: "Add endpoint",
    saved: "Copy the secret now",
  }),
  "a mailbox": () => ({
    path: "/connections/mailbox",
    wrong: { directoryId: "contoso", clientId: guid, address: "in@example.com", secret: "x" },
    // Nobody answers there; that is said at last.
    right: { directoryId: guid },
    save: "Connect",
    saved: "Microsoft could not be reached",
  }),
};

async function fillIn(page: Page, texts: Texts): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const box = page.locator(`main [name="${name}"][value="${text}"][type=checkbox]`);
    const control = page.locator(`main [name="${name}"]:not([type=hidden])`).first();
    if ((await box.count()) > 0) await box.check();
    else if ((await control.evaluate((element) => element.tagName)) === "SELECT")
      await control.selectOption(text);
    else await control.fill(text);
  }
}

const save = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true }).first().click();

describe("a form that was refused", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeBrowser(browser));

  it.each(Object.entries(cases))(
    "is corrected while the page around it is still read anew: %s",
    async (_, of) => {
      const { path, wrong, right, save: button, saved, readAnew = false } = of();
      const { page, close } = await visit(browser, { script: true });
      await signIn(page, inject("demo"));
      await open(page, path);
      await fillIn(page, wrong);
      // What is read again after the answer takes its time.
      let held = 0;
      let letGo = () => {};
      const gone = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route("**/*.data*", async (route) => {
        if (route.request().method() !== "GET") return route.continue();
        held += 1;
        await gone;
        await route.continue().catch(() => undefined);
      });
      await save(page, button);
      const summary = page
        .locator("main")
        .getByRole("alert")
        .filter({ hasText: "Please correct the following" });
      await summary.waitFor();
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.locator("dialog[open]").count()).toBe(0);
      await fillIn(page, right);
      letGo();
      await page.unrouteAll({ behavior: "wait" });
      await save(page, button);
      await page.getByText(saved).first().waitFor();
      expect(held > 0).toBe(readAnew);
      await close();
    },
  );
});
