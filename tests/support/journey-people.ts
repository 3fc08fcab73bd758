import type { Page } from "playwright-core";
import { codeInOutbox, open } from "./journey-steps";

/** Presses a button of the page itself, or of the window that stands above it. */
export const pressOn = (page: Page, name: string) =>
  page.locator("main, dialog[open]").getByRole("button", { name, exact: true }).last().click();

export const typeInto = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);

/** Invites Mei Tan by this address into a role; ends on the list of users. */
export async function invite(page: Page, email: string, role = "Assistant"): Promise<void> {
  await open(page, "/Users/inviteuser");
  await typeInto(page, "First name", "Mei");
  await typeInto(page, "Last name", "Tan");
  await typeInto(page, "E-mail address", email);
  await page.getByLabel("Role", { exact: true }).selectOption({ label: role });
  await pressOn(page, "Send invitation");
  await pressOk(page);
  await page.waitForURL("**/Users/users");
}

/** Takes the OK of a dialog, be it a window or a page. */
export const pressOk = (page: Page) =>
  page.locator("main, dialog[open]").getByRole("link", { name: "OK", exact: true }).last().click();

/** The link in the newest mail to this address. */
export async function linkInOutbox(page: Page, email: string): Promise<string> {
  await page.goto("/dev/outbox");
  const text = await page.getByRole("article").filter({ hasText: email }).first().innerText();
  return /https?:\/\/\S+/.exec(text)?.[0] ?? "";
}

/** Creates an account by the link of an invitation; ends on the dashboard. */
export async function signUpByLink(
  page: Page,
  link: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await open(page, link);
  await page.locator("main").getByRole("link", { name: "Create an account" }).click();
  // The form of sign-in, which has a field of the same name, stays until the texts of this one are there.
  await page.getByRole("button", { name: "Send code", exact: true }).waitFor();
  await typeInto(page, "E-mail address", email);
  await pressOn(page, "Send code");
  await page.getByText(`We sent an e-mail to ${email}`).waitFor();
  await typeInto(page, "Verification code", await codeInOutbox(page, email));
  await typeInto(page, "Password", password);
  await typeInto(page, "Confirm password", password);
  await page.getByLabel("Country/region").selectOption({ label: "United States" });
  await typeInto(page, "Given name", "Mei");
  await typeInto(page, "Surname", "Tan");
  await pressOn(page, "Create account");
  await page.waitForURL("**/dashboard");
}

/** Opens the page of the user with this address by way of the list. */
export async function openUser(page: Page, email: string): Promise<void> {
  await open(page, `/Users/users?search=${encodeURIComponent(email)}`);
  await page.getByRole("row").filter({ hasText: email }).getByRole("link").first().click();
  await page.waitForURL("**/Users/edituser/**");
}
