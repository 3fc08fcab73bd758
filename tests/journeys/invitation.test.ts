import { launchChromium } from "@tests/support/chromium";
import { type Visit, visit } from "@tests/support/journey-browser";
import { codeInOutbox, newcomer, open, signIn } from "@tests/support/journey-steps";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const press = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true }).click();
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** The link in the newest mail to this address. */
async function linkInOutbox(page: Page, email: string): Promise<string> {
  await page.goto("/dev/outbox");
  const text = await page.getByRole("article").filter({ hasText: email }).first().innerText();
  return /https?:\/\/\S+/.exec(text)?.[0] ?? "";
}

async function invite(page: Page, email: string): Promise<void> {
  await open(page, "/Users/inviteuser");
  await type(page, "First name", "Mei");
  await type(page, "Last name", "Tan");
  await type(page, "E-mail address", email);
  await page.getByLabel("Role", { exact: true }).selectOption({ label: "Assistant" });
  await press(page, "Send invitation");
  await page.waitForURL("**/Users/users?**");
}

async function signUpByLink(
  page: Page,
  link: string,
  { email, password }: { email: string; password: string },
) {
  await open(page, link);
  await page.locator("main").getByRole("link", { name: "Create an account" }).click();
  // The form of sign-in, which is left, has a field of the same name.
  await page.waitForURL("**/signup**");
  await type(page, "E-mail address", email);
  await press(page, "Send code");
  await page.getByText(`A mail is on its way to ${email}`).waitFor();
  await type(page, "Verification code", await codeInOutbox(page, email));
  await type(page, "Password", password);
  await type(page, "Confirm password", password);
  await page.getByLabel("Country/region").selectOption({ label: "United States" });
  await type(page, "Given name", "Mei");
  await type(page, "Surname", "Tan");
  await press(page, "Create account");
}

async function remove(page: Page, email: string): Promise<void> {
  await open(page, `/Users/users?search=${encodeURIComponent(email)}`);
  const row = page.getByRole("row").filter({ hasText: email });
  const user = await row.getByRole("link").first().getAttribute("href");
  await open(page, `${user}/set-removed`);
  await press(page, "Yes");
  await page.locator("main").getByRole("link", { name: "OK", exact: true }).waitFor();
}

const leave = async ({ problems, close }: Visit) => {
  expect(problems).toEqual([]);
  await close();
};

describe.each([
  ["on", true],
  ["off", false],
])("with script %s", (_, script) => {
  it("somebody is invited, signs up by the link, works, and is logged out when removed", async () => {
    const { email, password } = newcomer();
    const admin = await visit(browser, { script });
    await signIn(admin.page, inject("demo"));
    await invite(admin.page, email);
    const link = await linkInOutbox(admin.page, email);

    const guest = await visit(browser, { script });
    await signUpByLink(guest.page, link, { email, password });
    await guest.page.waitForURL("**/dashboard");
    await guest.page.getByText("Hello, Mei").waitFor();

    await remove(admin.page, email);
    await guest.page.goto("/dashboard");
    expect(guest.page.url()).toContain("/logout?reason=removed");
    await leave(guest);
    await leave(admin);
  });
});
