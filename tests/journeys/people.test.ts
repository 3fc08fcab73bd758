import { closeBrowser, openBrowser, type Visit, visit } from "@tests/support/journey-browser";
import {
  invite,
  linkInOutbox,
  openUser,
  pressOk,
  pressOn,
  signUpByLink,
  typeInto,
} from "@tests/support/journey-people";
import { newcomer, open, signIn } from "@tests/support/journey-steps";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

const follow = (page: Page, name: string) =>
  page.locator("main").getByRole("link", { name, exact: true }).click();
const says = (page: Page, text: string) => page.getByText(text).last().waitFor();

/** Opens a dialog, says Yes, waits for what it says, and takes the OK that leads on. */
async function decide(page: Page, link: string, outcome: string): Promise<void> {
  await follow(page, link);
  await pressOn(page, "Yes");
  await says(page, outcome);
  await pressOk(page);
}

async function addRole(page: Page, role: string): Promise<void> {
  await open(page, "/roles/roles");
  await follow(page, "Add Role");
  await typeInto(page, "Role name", role);
  await page.getByLabel("View users", { exact: true }).check();
  await pressOn(page, "Create role");
  await says(page, "The role was created.");
  await pressOk(page);
  await page.waitForURL("**/roles/roles");
}

const leave = async ({ problems, close }: Visit) => {
  // The console tells of what is refused: a page, a role in use, a mail repeated at once.
  expect(problems.filter((problem) => !/status of (403|409|429)/.test(problem))).toEqual([]);
  await close();
};

describe.each([
  ["on", true],
  ["off", false],
])("people and roles with script %s", (_, script) => {
  it("a role is made, given, kept while in use, changed and deleted; its holder is deleted for good", async () => {
    const role = `Reader ${crypto.randomUUID().slice(0, 8)}`;
    const { email, password } = newcomer();
    const admin = await visit(browser, { script });
    const { page } = admin;
    await signIn(page, inject("demo"));
    await addRole(page, role);
    await invite(page, email, role);
    const guest = await visit(browser, { script });
    await signUpByLink(guest.page, await linkInOutbox(page, email), { email, password });
    await guest.page.goto("/Users/users");
    await says(guest.page, email);
    expect(await guest.page.getByRole("link", { name: "Invite user" }).count()).toBe(0);

    for (const [language, save, saved] of [
      ["es", "Save", "Su perfil se ha guardado."],
      ["en", "Guardar", "Your profile has been saved."],
    ] as const) {
      await open(guest.page, "/Profile/editprofile");
      await guest.page.locator("select[name=language]").selectOption(language);
      await pressOn(guest.page, save);
      await says(guest.page, saved);
    }

    await open(page, "/roles/roles");
    await follow(page, role);
    await page.waitForURL("**/roles/editrole/**");
    await follow(page, "Delete role");
    await pressOn(page, "Yes");
    await says(page, "1 user has this role.");
    await open(page, new URL(page.url()).pathname.replace(/\/delete$/, ""));
    await page.getByLabel("View roles", { exact: true }).check();
    await pressOn(page, "Save");
    await says(page, "The role was saved.");
    expect(await page.locator("dialog[open]").count()).toBe(script ? 1 : 0);
    await pressOk(page);
    await page.waitForURL("**/roles/roles");

    await openUser(page, email);
    await typeInto(page, "Last name", "Ruiz");
    await page.getByLabel("Role", { exact: true }).selectOption({ label: "Assistant" });
    await pressOn(page, "Save");
    await says(page, "The user was saved.");
    await pressOk(page);
    await page.waitForURL("**/Users/users");
    await guest.page.goto("/roles/roles");
    await says(guest.page, "You are not allowed to do this");

    await openUser(page, email);
    await decide(page, "Delete user", "The user was deleted permanently.");
    await page.waitForURL("**/Users/users");
    await guest.page.goto("/Users/users");
    expect(new URL(guest.page.url()).pathname).toMatch(/^\/(login|logout)$/);
    await open(page, "/roles/roles");
    await follow(page, role);
    await page.waitForURL("**/roles/editrole/**");
    await decide(page, "Delete role", "The role was deleted.");
    await page.waitForURL("**/roles/roles");
    expect(await page.getByRole("link", { name: role, exact: true }).count()).toBe(0);
    await leave(guest);
    await leave(admin);
  });

  it("an invitation is not mailed twice within a minute, and is withdrawn", async () => {
    const { email } = newcomer();
    const admin = await visit(browser, { script });
    const { page } = admin;
    await signIn(page, inject("demo"));
    await invite(page, email);
    await openUser(page, email);
    await follow(page, "Resend invitation");
    await pressOn(page, "Yes");
    await says(page, "The invitation was sent less than a minute ago.");
    await openUser(page, email);
    await decide(page, "Withdraw invitation", "The invitation was withdrawn.");
    await page.waitForURL("**/Users/users");
    await open(page, `/Users/users?search=${encodeURIComponent(email)}`);
    await says(page, "No users match");
    await leave(admin);
  });
});
