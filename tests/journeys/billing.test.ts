import { launchChromium } from "@tests/support/chromium";
import { visit } from "@tests/support/journey-browser";
import { createUnpaidTenant, newcomer, open, signUp } from "@tests/support/journey-steps";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const proceed = (page: Page) => page.getByRole("button", { name: "Proceed to Pay", exact: true });

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

describe("a subscription", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  it.each([
    ["without script", false],
    ["with script", true],
  ])("is refused, bought with a coupon, changed, canceled and kept %s", async (_, script) => {
    const { page, problems, close } = await visit(browser, { script });
    const person = newcomer();
    await signUp(page, person);
    await createUnpaidTenant(page, person);
    await page.getByRole("link", { name: "Get Started with Fieldwise Bronze" }).click();
    if (script) {
      await page.waitForLoadState("networkidle");
      expect(await proceed(page).isDisabled()).toBe(true);
    }
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
    await page.getByText("The coupon code is accepted.").waitFor();
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
    await page.getByText("The subscription goes on.").waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("link", { name: /^Bill .* as PDF$/ })
        .first()
        .click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^\d{8}-[0-9A-F]{8}\.pdf$/);
    expect(problems.filter((problem) => !problem.includes("422"))).toEqual([]);
    await close();
  });
});
