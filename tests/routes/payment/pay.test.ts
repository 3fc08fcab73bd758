import { env } from "cloudflare:workers";
import { makeUnpaidTenant } from "@tests/support/make-tenant";
import { fillInCard, trialLabel } from "@tests/support/pay-for-plan";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";

const newcomer = async () => tenantUser({ context: await makeUnpaidTenant() });

describe("paying without script", () => {
  it("leads from the plans over the billing form to the dashboard's link", async () => {
    const { user } = await newcomer();
    await user.open("/payment_process");
    expect(user.path()).toBe("/payment_process/products");
    expect(user.text()).toContain("Fieldwise Silver");
    await user.follow("Get Started");
    expect(user.text()).toContain("$49.00 a month");
    user.untick(trialLabel);
    fillInCard(user);
    await user.press("Proceed to Pay");
    expect(user.text()).toContain("Your payment for subscription plan is done");
    expect(user.text()).toContain("You are subscribed to Fieldwise Bronze");
    await user.follow("Start using");
    expect(user.path()).toBe("/dashboard");
  });

  it("starts a trial", async () => {
    const { user } = await newcomer();
    await user.open("/payment_process/payment_information?plan=us-gold");
    expect(user.text()).toMatch(
      /You pay nothing today\. The first bill is \$[\d,.]+ on \w+ \d+, \d{4}; cancel/,
    );
    expect(user.ticked(trialLabel)).toBe(true);
    fillInCard(user);
    await user.press("Start free trial");
    expect(user.text()).toContain("Your free trial has started");
    expect(user.text()).not.toContain("Your payment for subscription plan is done");
    expect(user.text()).toContain("You are subscribed to Fieldwise Gold");
    expect(user.text()).toMatch(
      /Nothing was charged\. The first bill is \$[\d,.]+ on \w+ \d+, \d{4}; cancel/,
    );
  });

  it.each([
    ["4000000000000002", "The card was declined."],
    ["4000000000009995", "The card has insufficient funds."],
  ])("says why %s is refused, and asks for the card again only", async (number, reason) => {
    const { user } = await newcomer();
    await user.open("/payment_process/payment_information?plan=us-bronze");
    user.untick(trialLabel);
    fillInCard(user, { "Card number": number, "Address (optional)": "12 Cedar Yard" });
    await user.press("Proceed to Pay");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("payment process failed");
    expect(user.text()).toContain(reason);
    expect(user.value("Address (optional)")).toBe("12 Cedar Yard");
    expect(user.ticked(trialLabel)).toBe(false);
    expect([user.value("Card number"), user.value("CVC")]).toEqual(["", ""]);
    await user.open("/payment_process/products");
    expect(user.path()).toBe("/payment_process/products");
  });

  it("names every field that is not right", async () => {
    const { user } = await newcomer();
    await user.open("/payment_process/payment_information?plan=us-bronze");
    fillInCard(user, {
      "First name": "In3s",
      "Card number": "4111111111111111",
      CVC: "12",
      "Zip (optional)": "1234567",
    });
    await user.press("Proceed to Pay");
    expect(user.errorAt("First name")).toBe("Use only letters, spaces, hyphens and apostrophes.");
    expect(user.errorAt("Card number")).toBe("Only the test cards listed on this page are accepted.");
    expect(user.errorAt("CVC")).toBe("A CVC has 3 or 4 digits.");
    expect(user.errorAt("Zip (optional)")).toBe("A zip code has at most 6 characters.");
    expect(user.choices("Expiry year")).toHaveLength(11);
    expect(user.value("Expiry year")).toBe("2030");
  });

  it("offers this month and year first, and the months by two digits", async () => {
    const { user, context } = await newcomer();
    await user.open("/payment_process/payment_information?plan=us-bronze");
    const now = context.now();
    const month = String(now.getUTCMonth() + 1).padStart(2, "0");
    expect([user.value("Expiry month"), user.value("Expiry year")]).toEqual([
      month,
      String(now.getUTCFullYear()),
    ]);
    expect(user.choices("Expiry month")).toEqual("01 02 03 04 05 06 07 08 09 10 11 12".split(" "));
  });

  it.each([
    ["First name", "", "First name: Required"],
    ["Last name", "O'Neil-Núñez y 2", "Use only letters, spaces, hyphens and apostrophes."],
    ["Card number", "", "Required"],
    ["Card number", "42424242424242424", "A card number has up to 16 digits."],
    ["Card number", "4242x24242424242", "A card number has up to 16 digits."],
    ["CVC", "", "Required"],
    ["CVC", "12345", "A CVC has 3 or 4 digits."],
    ["CVC", "12a", "A CVC has 3 or 4 digits."],
    ["Coupon code", "SHORT", "A coupon code has exactly 8 characters."],
    ["Coupon code", "NINESIGNS", "A coupon code has exactly 8 characters."],
    ["Coupon code", "NOTGOOD1", "coupon code not valid"],
  ])("refuses with %s “%s”, and nothing is bought", async (label, typed, said) => {
    const { user } = await newcomer();
    await user.open("/payment_process/payment_information?plan=us-bronze");
    user.untick(trialLabel);
    fillInCard(user, { [label]: typed });
    await user.press("Proceed to Pay");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain(said);
    await user.open("/payment_process/products");
    expect(user.path()).toBe("/payment_process/products");
  });

  it("refuses a trial with a code, and a code of the partner's that is too short or too long", async () => {
    const { user, context } = await newcomer();
    await user.open("/payment_process/payment_information?plan=us-bronze");
    fillInCard(user, { "Coupon code": "SAVE20US" });
    await user.press("Proceed to Pay");
    expect(user.text()).toContain("A free trial and a coupon code cannot be combined.");
    await env.DB_CONTROL.prepare("update tenants set metadata = ? where id = ?")
      .bind('{"source":"partner-redeem"}', context.tenant.id)
      .run();
    await user.open("/payment_process/payment_information?plan=us-partner");
    for (const [code, said] of [
      ["", "Required"],
      ["SEVENSI", "A partner code has 8 to 15 characters."],
      ["SIXTEENCHARACTER", "A partner code has 8 to 15 characters."],
    ] as const) {
      user.type("Partner code", code);
      await user.press("Proceed");
      expect([user.status(), user.errorAt("Partner code")]).toEqual([422, expect.stringContaining(said)]);
    }
  });
});
