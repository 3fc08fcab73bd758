import { changeLocalData } from "@tests/support/change-local-data";
import { closeBrowser, openBrowser, visit } from "@tests/support/journey-browser";
import { becomeNewcomer, foundTenant } from "@tests/support/journey-newcomer";
import { newcomer, open } from "@tests/support/journey-steps";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

const proceed = (page: Page) => page.getByRole("button", { name: "Proceed to Pay", exact: true });

const trial = "Start with a 14-day free trial";

async function pay(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number", { exact: true }).fill(number);
  await page.getByLabel("CVC", { exact: true }).fill("123");
  await page.getByLabel("Expiry year").selectOption({ index: 5 });
  await proceed(page).click();
}

/** Answers a dialog, which is a window with script and a page without. */
async function answer(page: Page, link: string, said: string): Promise<void> {
  await page.getByRole("link", { name: link }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByText(said).waitFor();
  await page.getByRole("link", { name: "OK" }).click();
  await page.getByRole("heading", { level: 1, name: "Billing" }).waitFor();
}

/** A newcomer's window on the plans. */
async function onThePlans(browser: Browser, script: boolean, source = "") {
  const window = await visit(browser, { script });
  const person = newcomer();
  if (source) await open(window.page, `/signup?source=${source}`);
  await becomeNewcomer(window.page, person);
  await foundTenant(window.page, person);
  return { ...window, person };
}

/** Lets so many days of a tenant's subscription pass, and the cron after them. */
async function letPass(days: number, tenant: string): Promise<void> {
  const back = `-${days} days`;
  await changeLocalData(
    inject("stateDir"),
    `update subscriptions set period_start = date(period_start, ?), period_end = date(period_end, ?)
      where tenant_id = (select id from tenants where name = ?)`,
    back,
    back,
    tenant,
  );
  await fetch(`${inject("serverUrl")}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent("* * * * *")}`);
}

const choosePlan = (page: Page, plan: string) =>
  page.getByRole("link", { name: `Get Started with Fieldwise ${plan}` }).click();

const fine = (problems: string[]) =>
  expect(problems.filter((problem) => !problem.includes("422"))).toEqual([]);

describe("a subscription", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => closeBrowser(browser));

  it.each([
    ["without script", false],
    ["with script", true],
  ])("is refused, bought with a coupon, changed, canceled and kept %s", async (_, script) => {
    const { page, problems, close } = await visit(browser, { script });
    const person = newcomer();
    await becomeNewcomer(page, person);
    await foundTenant(page, person);
    await page.getByRole("link", { name: "Get Started with Fieldwise Bronze" }).click();
    if (script) await page.waitForLoadState("networkidle");
    expect(await page.getByRole("button", { name: "Start free trial" }).isDisabled()).toBe(script);
    await page.getByLabel(trial).uncheck();
    expect(await proceed(page).isDisabled()).toBe(script);
    await pay(page, "4000000000000002");
    await page.getByText("payment process failed").waitFor();
    await page.getByText("The card was declined.").waitFor();
    await pay(page, "4000000000009995");
    await page.getByText("The card has insufficient funds.").waitFor();

    const code = page.getByLabel("Coupon code", { exact: true });
    await code.fill("NOTGOOD1");
    await (script ? code.blur() : page.getByRole("button", { name: "Check code" }).click());
    await page.getByText("coupon code not valid").first().waitFor();
    if (script) expect(await proceed(page).isDisabled()).toBe(true);
    await code.fill("SAVE20US");
    await (script ? code.blur() : page.getByRole("button", { name: "Check code" }).click());
    await page.getByText("The coupon code is valid.").waitFor();
    await pay(page, "4242424242424242");
    await page.getByText("Your payment for subscription plan is done").waitFor();
    if (!script) await page.getByRole("link", { name: "Start using Fieldwise" }).click();
    await page.waitForURL("**/dashboard");

    await open(page, "/billing");
    await page.getByText("$39.20").first().waitFor();
    await answer(page, "Change to Fieldwise Gold", "The plan was changed.");
    await page.getByRole("heading", { name: "Fieldwise Gold" }).waitFor();
    await answer(page, "Cancel subscription", "The subscription was canceled.");
    await page.getByRole("button", { name: "Keep the subscription" }).click();
    await page.getByText("The subscription continues.").waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("link", { name: /^Bill .* as PDF$/ })
        .first()
        .click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^\d{8}-[0-9A-F]{8}\.pdf$/);
    fine(problems);
    await close();
  });

  it.each([
    ["without script", false],
    ["with script", true],
  ])(
    "gets another card, is over, comes back, and is followed by a new one after more than a cycle %s",
    async (_, script) => {
      const { page, person, problems, close } = await onThePlans(browser, script);
      await choosePlan(page, "Bronze");
      await page.getByLabel(trial).uncheck();
      await pay(page, "4000000000000341");
      await page.getByText("Your payment for subscription plan is done").waitFor();
      await open(page, "/billing");
      await page.getByText("Visa ending in 0341").waitFor();
      await page.getByRole("link", { name: "Change payment method" }).click();
      await page.getByLabel("Card number", { exact: true }).fill("5555555555554444");
      await page.getByLabel("CVC", { exact: true }).fill("123");
      await page.getByLabel("Expiry year").selectOption({ index: 3 });
      await page.getByRole("button", { name: "Save card" }).click();
      await page.getByText("The payment method was changed.").waitFor();
      await page.getByText("Mastercard ending in 4444").waitFor();

      await answer(page, "Cancel subscription", "The subscription was canceled.");
      await letPass(40, person.tenant);
      await open(page, "/billing");
      await page.getByText("The subscription has ended.").waitFor();
      await answer(page, "Reactivate", "The subscription is active again.");
      await page.getByText("Active", { exact: true }).waitFor();
      await answer(page, "Cancel subscription", "The subscription was canceled.");
      await letPass(70, person.tenant);
      await open(page, "/billing");
      expect(await page.getByRole("link", { name: "Reactivate" }).count()).toBe(0);
      await page.getByRole("link", { name: "Choose a plan" }).click();
      await choosePlan(page, "Gold");
      expect(await page.getByLabel(trial).count()).toBe(0);
      await pay(page, "4242424242424242");
      await page.getByText("You are subscribed to Fieldwise Gold.").waitFor();
      fine(problems);
      await close();
    },
  );

  it.each([
    ["without script", false],
    ["with script", true],
  ])("of the partner's customers needs the partner's code and no card %s", async (_, script) => {
    const { page, problems, close } = await onThePlans(browser, script, "partner-redeem");
    await choosePlan(page, "Partner");
    await page.getByText("$0.00 a month").waitFor();
    expect(await page.getByLabel("Card number").count()).toBe(0);
    const partnerProceed = page.getByRole("button", { name: "Proceed", exact: true });
    // Without script the browser itself asks for the code.
    expect(await partnerProceed.isDisabled()).toBe(script);
    const code = page.getByLabel("Partner code", { exact: true });
    await code.fill("PARTNER-2025");
    await (script ? code.blur() : page.getByRole("button", { name: "Check code" }).click());
    await page.getByText("coupon code not valid").first().waitFor();
    if (script) expect(await partnerProceed.isDisabled()).toBe(true);
    await code.fill("PARTNER-2026");
    await (script ? code.blur() : page.getByRole("button", { name: "Check code" }).click());
    await page.getByText("The coupon code is valid.").waitFor();
    await partnerProceed.click();
    await page.getByText("You are subscribed to Fieldwise Partner.").waitFor();
    await open(page, "/billing");
    await page.getByRole("heading", { name: "Fieldwise Partner" }).waitFor();
    fine(problems);
    await close();
  });

  it("is chosen on a page that the browser's back action does not leave with script, and leaves without", async () => {
    for (const script of [true, false]) {
      const { page, close } = await onThePlans(browser, script);
      await open(page, "/support/faq");
      await open(page, "/payment_process/products");
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe(script ? "/payment_process/products" : "/support/faq");
      await close();
    }
  });

  it("leads to the dashboard four seconds after it is paid", async () => {
    const { page, close } = await onThePlans(browser, true);
    await page.clock.install();
    await choosePlan(page, "Bronze");
    await page.getByLabel("Card number", { exact: true }).fill("4242424242424242");
    await page.getByLabel("CVC", { exact: true }).fill("123");
    await page.getByLabel("Expiry year").selectOption({ index: 5 });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole("button", { name: "Start free trial" }).click();
    await page.getByText("The dashboard will open automatically in a moment.").waitFor();
    await page.clock.runFor(3_999);
    expect(new URL(page.url()).pathname).toBe("/payment_process/payment_information");
    await page.clock.runFor(1);
    await page.waitForURL("**/dashboard");
    await close();
  });
});
