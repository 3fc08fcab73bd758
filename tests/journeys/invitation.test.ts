import { closeBrowser, openBrowser, type Visit, visit } from "@tests/support/journey-browser";
import { invite, linkInOutbox, openUser, pressOn, signUpByLink } from "@tests/support/journey-people";
import { newcomer, open, signIn } from "@tests/support/journey-steps";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

async function remove(page: Page, email: string): Promise<void> {
  await openUser(page, email);
  await open(page, `${new URL(page.url()).pathname}/set-removed`);
  await pressOn(page, "Yes");
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
    await guest.page.getByText("Hello, Mei").waitFor();

    await remove(admin.page, email);
    await guest.page.goto("/dashboard");
    expect(guest.page.url()).toContain("/logout?reason=removed");
    await leave(guest);
    await leave(admin);
  });
});
