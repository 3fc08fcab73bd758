import { changeLocalData } from "@tests/support/change-local-data";
import { closeBrowser, openBrowser, type Visit, visit } from "@tests/support/journey-browser";
import { foundTenant, payForSilver } from "@tests/support/journey-newcomer";
import { codeInOutbox, newcomer, open } from "@tests/support/journey-steps";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const newEmail = (prefix = "ines") => `${prefix}.marlow-${crypto.randomUUID().slice(0, 8)}@example.com`;
const inMain = (page: Page, role: "button" | "link", name: string) =>
  page.locator("main").getByRole(role, { name, exact: true });

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closeBrowser(browser));

/** A window whose network ends at this machine: the provider's own pages ask for a font from elsewhere. */
async function openWindow(script: boolean): Promise<Visit> {
  const window = await visit(browser, { script });
  await window.page.route("https://fonts.googleapis.com/**", (route) =>
    route.fulfill({ contentType: "text/css", body: "" }),
  );
  return window;
}

/** Presses the provider's button and signs in on its own pages. */
async function signInWith(page: Page, provider: string, email: string): Promise<void> {
  await open(page, "/login");
  await page.getByRole("link", { name: `Sign in with ${provider}` }).click();
  await page.locator("[name=login]").fill(email);
  await page.locator("[name=password]").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Answers our own question for the e-mail that the provider does not prove. */
async function proveEmail(page: Page, email: string): Promise<void> {
  await page.waitForURL("**/login/verify");
  await inMain(page, "button", "Send code").click();
  await page.getByText(`We sent an e-mail to ${email}`).waitFor();
  await page.getByLabel("Verification code", { exact: true }).fill(await codeInOutbox(page, email));
  await inMain(page, "button", "Confirm and continue").click();
}

async function leave({ page, problems, close }: Visit) {
  expect(problems).toEqual([]);
  await page.context().clearCookies();
  await close();
}

describe.each([
  ["on", true],
  ["off", false],
])("with script %s", (_, script) => {
  it.each(["Google", "Harbour Directory"])("a newcomer signs in with %s and has an account", async (name) => {
    const window = await openWindow(script);
    await signInWith(window.page, name, newEmail());
    await window.page.waitForURL("**/create-tenant");
    expect(await window.page.getByLabel("Country", { exact: false }).first().inputValue()).toBe("US");
    await leave(window);
  });

  it("a newcomer from Microsoft proves the e-mail by our own code, and only once", async () => {
    const email = newEmail();
    const first = await openWindow(script);
    await signInWith(first.page, "Microsoft", email);
    await proveEmail(first.page, email);
    await first.page.waitForURL("**/create-tenant");
    await leave(first);
    const second = await openWindow(script);
    await signInWith(second.page, "Microsoft", email);
    await second.page.waitForURL("**/create-tenant");
    await leave(second);
  });

  it("three providers open one account by its proved e-mail", async () => {
    const email = newEmail();
    const first = await openWindow(script);
    await signInWith(first.page, "Google", email);
    await first.page.waitForURL("**/create-tenant");
    await foundTenant(first.page, newcomer());
    await leave(first);
    for (const provider of ["Harbour Directory", "Microsoft"]) {
      const next = await openWindow(script);
      await signInWith(next.page, provider, email);
      if (provider === "Microsoft") await proveEmail(next.page, email);
      await next.page.waitForURL(/dashboard|payment_process/);
      await leave(next);
    }
  });

  it("whoever has no password signs in again before a session is ended", async () => {
    const window = await openWindow(script);
    const { page } = window;
    const email = newEmail();
    await signInWith(page, "Harbour Directory", email);
    await page.waitForURL("**/create-tenant");
    await foundTenant(page, newcomer());
    await payForSilver(page);
    await changeLocalData(
      inject("stateDir"),
      "update sessions set created_at = created_at - 3600000 where user_id = (select id from users where email = ?)",
      email,
    );
    await open(page, "/Profile/sessions?end=all");
    await page.locator("main").getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByText("Please sign in again first").first().waitFor();
    await page.getByRole("link", { name: "Sign in again" }).click();
    await page.getByRole("link", { name: "Sign in with Harbour Directory" }).click();
    await page.locator("[name=login]").fill(email);
    await page.locator("[name=password]").fill("any");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.waitForURL("**/Profile/sessions?end=all");
    await page.locator("main").getByRole("button", { name: "Sign out everywhere" }).click();
    await page.waitForURL("**/logout");
    // That the form was refused at first is what this journey is about.
    const others = window.problems.filter((problem) => !problem.includes("422"));
    await leave({ ...window, problems: others });
  });

  it("an e-mail that the directory does not prove opens nothing without our code", async () => {
    const window = await openWindow(script);
    const email = newEmail("unproved");
    await signInWith(window.page, "Harbour Directory", email);
    await window.page.waitForURL("**/login/verify");
    await window.page.goto("/dashboard");
    expect(new URL(window.page.url()).pathname).toBe("/login");
    await leave(window);
  });

  it("whoever cancels at the provider is back at the start, with nothing left behind", async () => {
    const window = await openWindow(script);
    await open(window.page, "/login");
    await window.page.getByRole("link", { name: "Sign in with Google" }).click();
    await window.page.getByRole("link", { name: "Cancel" }).click();
    await window.page.waitForURL(/localhost.*login/);
    const cookies = await window.page.context().cookies(window.page.url());
    expect(cookies.filter(({ name }) => name.startsWith("sign-in-"))).toEqual([]);
    await leave(window);
  });
});
