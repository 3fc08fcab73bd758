import { TOTP } from "otpauth";
import type { Browser, Cookie, Page } from "playwright-core";
import { visit } from "./journey-browser";
import { createTenant, createUnpaidTenant, newcomer, open, signUp } from "./journey-steps";
import type { Onlooker } from "./page-visits";

/** What the browsers of people hold who stand in the middle of something that only once comes about. */
export async function cookiesInPassing(browser: Browser): Promise<Partial<Record<Onlooker, Cookie[]>>> {
  const cookiesAfter = async (story: (page: Page) => Promise<void>) => {
    const { page, close } = await visit(browser, { script: false });
    await story(page);
    const cookies = await page.context().cookies();
    await close();
    return cookies;
  };
  const stories: Partial<Record<Onlooker, (page: Page) => Promise<void>>> = {
    newcomer: (page) => signUp(page, newcomer()),
    founder: foundsWithoutPaying,
    doubted: owesSecondFactor,
    stranger: comesUnproved,
  };
  const named = Object.entries(stories).map(async ([as, story]) => [as, await cookiesAfter(story)] as const);
  return Object.fromEntries(await Promise.all(named));
}

async function foundsWithoutPaying(page: Page): Promise<void> {
  const person = newcomer();
  await signUp(page, person);
  await createUnpaidTenant(page, person);
}

/** Sets up an authenticator app, and signs in again as far as the password. */
async function owesSecondFactor(page: Page): Promise<void> {
  const person = newcomer();
  await signUp(page, person);
  await createTenant(page, person);
  await open(page, "/Profile/second-factor");
  await press(page, "Set up an authenticator app");
  const secret = (await page.locator("main code").innerText()).replaceAll(" ", "");
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Code", { exact: true }).fill(new TOTP({ secret }).generate());
  await press(page, "Switch on");
  await page.getByText("recovery codes").first().waitFor();
  await page.context().clearCookies();
  await open(page, "/login");
  await page.getByLabel("E-mail address", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await press(page, "Sign in");
  await page.waitForURL("**/login/second-factor");
}

/** Comes back from a provider whose word for the e-mail is not enough. */
async function comesUnproved(page: Page): Promise<void> {
  await page.route("https://fonts.googleapis.com/**", (route) =>
    route.fulfill({ contentType: "text/css", body: "" }),
  );
  await open(page, "/login");
  await page.getByRole("link", { name: "Sign in with Microsoft" }).click();
  await page.locator("[name=login]").fill(newcomer().email);
  await page.locator("[name=password]").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/login/verify");
}

const press = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true }).click();
