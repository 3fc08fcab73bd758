import { closeBrowser, openBrowser, type Visit, visit } from "@tests/support/journey-browser";
import { becomeNewcomer, foundTenant } from "@tests/support/journey-newcomer";
import { newcomer, open } from "@tests/support/journey-steps";
import { startPaddleMode } from "@tests/support/paddle-mode";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const day = 86_400_000;
const longDay = (from: number) =>
  new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(from);

let browser: Browser;
let paddle: Awaited<ReturnType<typeof startPaddleMode>>;
beforeAll(async () => {
  [browser, paddle] = await Promise.all([openBrowser(), startPaddleMode()]);
}, 300_000);
afterAll(async () => {
  await closeBrowser(browser);
  await paddle?.close();
});

/** A newcomer's window on the plans, and the id of the tenant that was made. */
async function onThePlans(script: boolean, source = ""): Promise<Visit> {
  const window = await visit(browser, { script, site: paddle.site });
  await paddle.divert(window.page);
  const person = newcomer();
  if (source) await open(window.page, `/signup?source=${source}`);
  await becomeNewcomer(window.page, person);
  await foundTenant(window.page, person);
  return window;
}

const trial = "Start with a 14-day free trial";

const choose = (page: Page, plan: string) =>
  page.getByRole("link", { name: `Get Started with Fieldwise ${plan}` }).click();

/** Sends the billing form, which has no card, and comes to Paddle: in our page with script, at Paddle's without. */
async function proceed(page: Page, script: boolean, button = "Proceed to Pay") {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.waitForURL("**/payment_process/checkout/txn_*");
  const link = page.getByRole("link", { name: "Open the payment page" });
  if (script) {
    expect(await link.count()).toBe(0);
    return page.frameLocator('iframe[title="Paddle Checkout"]');
  }
  await link.click();
  return page;
}

async function paid(
  page: Page,
  plan: string,
  script: boolean,
  title = "Your payment for subscription plan is done",
) {
  await page.getByRole("heading", { name: title }).waitFor();
  await page.getByText(`You are subscribed to Fieldwise ${plan}.`).waitFor();
  if (!script) await page.getByRole("link", { name: "Start using Fieldwise" }).click();
  await page.waitForURL("**/dashboard");
}

async function enterCode(page: Page, label: string, code: string, script: boolean) {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(code);
  await (script ? field.blur() : page.getByRole("button", { name: "Check code" }).click());
}

/** Answers a dialog, which is a window with script and a page without. */
async function answer(page: Page, link: string, said: string): Promise<void> {
  await page.getByRole("link", { name: link }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByText(said).waitFor();
  await page.getByRole("link", { name: "OK" }).click();
  await page.getByRole("heading", { level: 1, name: "Billing" }).waitFor();
}

/** Ends the period of the subscription that the page shows, by the calendar of the stand-in. */
async function endPeriod(page: Page): Promise<void> {
  const [subscription] = paddle.standIn.newest();
  await paddle.standIn.endPeriod(subscription?.id ?? "");
  await expect
    .poll(async () => {
      await open(page, "/billing");
      return page.getByText("The subscription has ended.").isVisible();
    })
    .toBe(true);
}

const fine = (problems: string[]) => expect(problems.filter((text) => !/422/.test(text))).toEqual([]);

describe.each([
  ["on", true],
  ["off", false],
])("at Paddle, with script %s", (_, script) => {
  it("a plan is refused, bought with a coupon, changed, canceled and kept; the card is changed at Paddle", async () => {
    const { page, problems, close } = await onThePlans(script);
    await choose(page, "Bronze");
    expect(await page.getByLabel("Card number").count()).toBe(0);
    await page.getByLabel(trial).uncheck();
    await enterCode(page, "Coupon code", "NOTGOOD1", script);
    await page.getByText("coupon code not valid").first().waitFor();
    await enterCode(page, "Coupon code", "SAVE20US", script);
    await page.getByText("The coupon code is valid.").waitFor();
    const form = await proceed(page, script);
    await form.getByText("Due: 3920 USD").waitFor();
    await form.getByRole("button", { name: "Pay with a declined card" }).click();
    await form.getByText("The card was declined.").waitFor();
    if (!script) await page.goBack();
    await form.getByRole("button", { name: "Pay with an empty card" }).click();
    await form.getByText("Insufficient funds.").waitFor();
    if (!script) await page.goBack();
    await form.getByRole("button", { name: "Pay", exact: true }).click();
    await paid(page, "Bronze", script);

    await open(page, "/billing");
    await page.getByText(/^\$39\.20 on /).waitFor();
    await page.getByRole("cell", { name: "$39.20" }).waitFor();
    await answer(page, "Change to Fieldwise Gold", "The plan was changed.");
    await page.getByRole("heading", { name: "Fieldwise Gold" }).waitFor();
    await page.getByRole("cell", { name: "$319.20" }).waitFor();
    await answer(page, "Change to Fieldwise Silver", "The plan was changed.");
    await page.getByRole("heading", { name: "Fieldwise Silver" }).waitFor();
    await answer(page, "Cancel subscription", "The subscription was canceled.");
    await page.getByRole("button", { name: "Keep the subscription" }).click();
    await page.getByText("The subscription continues.").waitFor();
    await page.getByRole("link", { name: "Change payment method" }).click();
    await page.getByRole("button", { name: "Save another card" }).click();
    await page.getByRole("link", { name: "Back to the shop" }).click();
    await page.getByRole("heading", { level: 1, name: "Billing" }).waitFor();
    fine(problems);
    await close();
  });

  it("a trial is begun, canceled and over; a new subscription follows it", async () => {
    const { page, problems, close } = await onThePlans(script);
    await choose(page, "Silver");
    const form = await proceed(page, script, "Start free trial");
    await form.getByText("Due: 0 USD").waitFor();
    await form.getByRole("button", { name: "Pay", exact: true }).click();
    await paid(page, "Silver", script, "Your free trial has started");
    await open(page, "/billing");
    await page.getByText("Free trial", { exact: true }).waitFor();
    await page.getByText(`Free until ${longDay(Date.now() + 14 * day)}, then $`, { exact: false }).waitFor();
    await page.getByText("No bills yet.").waitFor();
    await answer(page, "Cancel subscription", "The subscription was canceled.");
    await endPeriod(page);
    await page.getByRole("link", { name: "Choose a plan" }).click();
    await choose(page, "Bronze");
    expect(await page.getByLabel(trial).count()).toBe(0);
    const again = await proceed(page, script);
    await again.getByRole("button", { name: "Pay", exact: true }).click();
    await paid(page, "Bronze", script);
    await open(page, "/billing");
    await page.getByText("Active", { exact: true }).waitFor();
    fine(problems);
    await close();
  });

  it("the partner's customers pay nothing for the partner's code", async () => {
    const { page, problems, close } = await onThePlans(script, "partner-redeem");
    await choose(page, "Partner");
    await page.getByText("$0.00 a month").waitFor();
    await enterCode(page, "Partner code", "SAVE20US", script);
    await page.getByText("coupon code not valid").first().waitFor();
    await enterCode(page, "Partner code", "PARTNER-2026", script);
    await page.getByText("The coupon code is valid.").waitFor();
    const form = await proceed(page, script, "Proceed");
    await form.getByText("Due: 0 USD").waitFor();
    await form.getByRole("button", { name: "Pay", exact: true }).click();
    await paid(page, "Partner", script);
    fine(problems);
    await close();
  });
});

describe("the page with Paddle's form", () => {
  it("may load what the form needs and nothing else, and no other page may", async () => {
    const { page, close } = await onThePlans(true);
    const policyOf = async (path: string) =>
      (await page.request.get(path)).headers()["content-security-policy"] ?? "";
    expect(await policyOf("/payment_process/products")).not.toContain("paddle");
    await choose(page, "Bronze");
    expect(await policyOf(page.url())).not.toContain("paddle");
    await proceed(page, true, "Start free trial");
    const policy = await policyOf(page.url());
    expect(policy).toContain("frame-src https://sandbox-buy.paddle.com;");
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).not.toMatch(/(script|default)-src [^;]*paddle/);
    await close();
  });

  it("leads to Paddle's own page when Paddle's script does not come", async () => {
    const { page, close } = await onThePlans(true);
    await page.route("https://cdn.paddle.com/**", (route) => route.abort());
    await choose(page, "Bronze");
    await page.getByRole("button", { name: "Start free trial", exact: true }).click();
    await page.getByRole("link", { name: "Open the payment page" }).waitFor();
    await close();
  });
});
