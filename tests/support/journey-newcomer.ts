import type { Page } from "playwright-core";
import { expect } from "vitest";
import { leadsTo, type newcomer, open, sendForm } from "./journey-steps";

type Newcomer = ReturnType<typeof newcomer>;

// For journeys that begin where a sign-up ends. `sign-up-to-export.test.ts` fills the forms in on the screens.

/** Signs up; there is no tenant yet, and no page is shown. */
export async function becomeNewcomer(page: Page, { email, password }: Newcomer): Promise<void> {
  expect((await sendForm(page, "/signup", { intent: "send-code", email })).status()).toBe(200);
  const outbox = await (await page.request.get("/dev/outbox")).text();
  const code = /\b\d{6}\b/.exec(outbox.slice(outbox.indexOf(email)))?.[0] ?? "";
  const names = { givenName: "Ines", familyName: "Marlow", countryCode: "US" };
  const passwords = { password, passwordConfirmation: password };
  const answer = await sendForm(page, "/signup", { intent: "create", email, code, ...passwords, ...names });
  leadsTo(answer, "/login");
}

/** Creates the tenant of someone who has none; ends on the plans. */
export async function foundTenant(page: Page, { tenant }: Pick<Newcomer, "tenant">): Promise<void> {
  const answer = await sendForm(page, "/create-tenant", {
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
  const answer = await sendForm(page, (await link.getAttribute("href")) ?? "", {
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
