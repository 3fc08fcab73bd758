import type { APIResponse, Page } from "playwright-core";
import { expect } from "vitest";
import { type newcomer, open } from "./journey-steps";

type Newcomer = ReturnType<typeof newcomer>;

/**
 * For journeys that begin where a sign-up ends: the same forms, sent without showing their pages, whose cookies are then
 * the window's. `sign-up-to-export.test.ts` fills them in on the screens.
 */
const send = async (page: Page, path: string, form: Record<string, string>): Promise<APIResponse> => {
  const { origin } = new URL(await siteOf(page));
  return page.request.post(path, { form, headers: { Origin: origin }, maxRedirects: 0 });
};

// What the window's addresses begin with is nowhere to be asked; an answer says it.
const siteOf = async (page: Page) => (await page.request.get("/healthz")).url();

const leadsTo = (answer: APIResponse, path: string) =>
  expect([answer.status(), answer.headers().location]).toEqual([302, path]);

/** Signs up; there is no tenant yet, and no page is shown. */
export async function becomeNewcomer(page: Page, { email, password }: Newcomer): Promise<void> {
  expect((await send(page, "/signup", { intent: "send-code", email })).status()).toBe(200);
  const outbox = await (await page.request.get("/dev/outbox")).text();
  const code = /\b\d{6}\b/.exec(outbox.slice(outbox.indexOf(email)))?.[0] ?? "";
  const names = { givenName: "Ines", familyName: "Marlow", countryCode: "US" };
  const passwords = { password, passwordConfirmation: password };
  const answer = await send(page, "/signup", { intent: "create", email, code, ...passwords, ...names });
  leadsTo(answer, "/login");
}

/** Creates the tenant of somebody who has none; ends on the plans. */
export async function foundTenant(page: Page, { tenant }: Pick<Newcomer, "tenant">): Promise<void> {
  const answer = await send(page, "/create-tenant", {
    intent: "create",
    tenantName: tenant,
    companyName: `${tenant}, Inc.`,
    addressLine1: "12 Cedar Yard",
    city: "Austin",
    state: "TX",
    postalCode: "78701",
    countryCode: "US",
    dataCenter: "us",
    termsAndConditions: "agreed",
    privacyPolicy: "agreed",
  });
  leadsTo(answer, "/create-tenant/done");
  await page.goto("/login");
  await page.getByRole("heading", { level: 1, name: "Subscription plans" }).waitFor();
}

/** Pays for the middle plan of the plans that are shown; ends on the dashboard. */
export async function payForSilver(page: Page): Promise<void> {
  const link = page.getByRole("link", { name: "Get Started with Fieldwise Silver" });
  const year = String(new Date().getFullYear() + 4);
  const answer = await send(page, (await link.getAttribute("href")) ?? "", {
    ccFirstName: "Ines",
    ccLastName: "Marlow",
    cardNumber: "4242424242424242",
    ccCardCode: "123",
    month: "12",
    year,
  });
  leadsTo(answer, "/payment_process/payment_information?paid");
  await open(page, "/dashboard");
}
