import { env } from "cloudflare:workers";
import { apiClient, jsonBody } from "@tests/support/api-client";
import { testsOfEveryRoute } from "@tests/support/common-route-tests";
import { makeKey } from "@tests/support/make-key";
import { makeTenant, makeUnpaidTenant } from "@tests/support/make-tenant";
import { paddleBench } from "@tests/support/paddle-bench";
import { plantCoupon } from "@tests/support/plant-coupon";
import { describe, expect, it } from "vitest";
import { paymentServiceDate, trialEnd } from "~/domain/billing/bill-dates";
import { addDays, dayOf } from "~/domain/billing/days";
import { getCheckout } from "~/operations/billing/get-checkout";

const lacking = ["TenantModel.ViewDocument"];
const number = "4242424242424242";

testsOfEveryRoute("the products", {
  method: "GET",
  lacking,
  ofTenant: false,
  prepare: async () => ({ path: "/api/Subscriptions/products", status: 200 }),
});
testsOfEveryRoute("the check of a coupon", {
  method: "GET",
  lacking,
  ofTenant: false,
  prepare: async () => ({
    path: "/api/Subscriptions/coupons/check?couponCode=NOTGOOD1&productCode=us-bronze",
    status: 200,
  }),
});

const payload = (tenantId: string, over: Record<string, unknown> = {}) => ({
  customerCode: tenantId,
  firstName: "Ines",
  lastName: "Marlow",
  email: "ines@example.com",
  Company: "Blue Harbour",
  currencyCode: "USD",
  subscription: {
    planCode: "us-silver",
    initialBillDate: "",
    currencyCode: "USD",
    changeBillDate: "",
    ccFirstName: "Ines",
    ccLastName: "Marlow",
    CCNumber: number,
    CCExpiration: "05/2035",
    ccCardCode: "123",
    ccAddress: "",
    ccCity: "",
    ccState: "",
    ccZip: "78701",
    Method: "cc",
    ...over,
  },
});

async function newcomer() {
  const context = await makeUnpaidTenant();
  await plantCoupon(context.control, { code: "SAVE20US", percentOff: 20, bills: 2 });
  const ask = apiClient((await makeKey(context)).key);
  const post = (over?: Record<string, unknown>) =>
    ask(
      "POST",
      "/api/Subscriptions/customers?productCode=fieldwise",
      jsonBody(payload(context.tenant.id, over)),
    );
  return { context, ask, post };
}

describe("products", () => {
  it("are the plans of the tenant's country in the shape of the specification", async () => {
    const { context, ask } = await newcomer();
    const { json } = await ask("GET", "/api/subscriptions/products");
    expect(json[0]).toMatchObject({ productCode: "fieldwise", currencyCode: "USD", currencies: ["USD"] });
    expect(json[0]?.productPlans).toHaveLength(3);
    expect(json[0]?.productPlans?.[0]).toEqual({
      productPlanCode: "us-bronze",
      productPlanName: "Fieldwise Bronze",
      initialInvoiceBillingDateTime: `${trialEnd(dayOf(context.now()))}T00:00:00.000Z`,
      recurringChargeAmount: 49,
      planItems: [{ quantityIncluded: 250, overageAmount: 0.25 }],
    });
  });
});

describe("a billing customer", () => {
  it("is charged now, and the card is nowhere afterwards", async () => {
    const { context, post } = await newcomer();
    const { status, json, text } = await post();
    expect(status).toBe(201);
    expect(json).toMatchObject({ customerCode: context.tenant.id, planCode: "us-silver", status: "active" });
    expect(text).not.toContain(number);
    const { results } = await env.DB_CONTROL.prepare(
      `select json_group_array(json_object('d', detail)) || (select json_group_array(json_array(token, last_digits)) from payment_methods) as all_text from audit`,
    ).all<{ all_text: string }>();
    expect(results[0]?.all_text).toContain("4242");
    expect(results[0]?.all_text).not.toContain(number);
    expect((await post()).json).toMatchObject({ status: 409, code: "conflict" });
  });

  it("gets a trial when its first bill is to come later", async () => {
    const { context, post } = await newcomer();
    const today = dayOf(context.now());
    const { json } = await post({ initialBillDate: paymentServiceDate(addDays(today, 14)) });
    expect(json).toMatchObject({
      status: "trialing",
      nextBillDate: paymentServiceDate(addDays(today, 14)),
    });
  });

  it.each([
    [{ couponCode: "NOTGOOD1" }, "coupon code is invalid"],
    [{ couponCode: "SHORT" }, "coupon code is invalid"],
    [{ CCNumber: "4000000000000002" }, "The card was declined."],
    [{ CCNumber: "4000000000009995" }, "The card has insufficient funds."],
  ])("is refused with %j in words", async (over, detail) => {
    const { post } = await newcomer();
    const { status, json } = await post(over);
    expect([status, json.detail]).toEqual([422, detail]);
  });

  it.each([
    [{ CCNumber: "4111111111111111" }, "subscription.CCNumber"],
    [{ CCExpiration: "05/2020" }, "subscription.CCExpiration"],
    [{ ccCardCode: "1" }, "subscription.ccCardCode"],
    [{ ccZip: "1234567" }, "ccZip"],
  ])("is refused with %j at its field, without repeating it", async (over, field) => {
    const { post } = await newcomer();
    const { status, json, text } = await post(over);
    expect([status, json.errors?.[0]?.field]).toEqual([422, field]);
    expect(text).not.toContain("4111111111111111");
  });

  it("is led to a page of Paddle where payments go through Paddle, with a trial or without", async () => {
    const { context, standIn } = await paddleBench(dayOf(new Date()));
    const bindings = { PADDLE_API_KEY: "pdl_1", PADDLE_ENVIRONMENT: "http://localhost:9998" };
    const ask = apiClient((await makeKey(context)).key, undefined, bindings);
    const today = dayOf(new Date());
    for (const [initialBillDate, due] of [
      ["", "4900"],
      [paymentServiceDate(addDays(today, 14)), "0"],
    ]) {
      const body = payload(context.tenant.id, { planCode: "us-bronze", initialBillDate });
      const path = "/api/Subscriptions/customers?productCode=fieldwise";
      const { status, json } = await ask("POST", path, jsonBody(body));
      expect([status, json.status]).toEqual([201, "pending"]);
      const { checkout } = await getCheckout(context, {
        transactionId: new URL(json.checkoutUrl ?? "").searchParams.get("_ptxn") ?? "",
      });
      expect(checkout.tenantId).toBe(context.tenant.id);
      expect(standIn.transactionOf(checkout.transactionId)?.details?.totals?.grand_total).toBe(due);
    }
  });

  it("is the key's own organization", async () => {
    const { context, ask } = await newcomer();
    const other = await makeTenant();
    const body = jsonBody(payload(other.tenant.id));
    const { status } = await ask("POST", "/api/Subscriptions/customers?productCode=fieldwise", body);
    expect([status, context.tenant.id === other.tenant.id]).toEqual([404, false]);
  });
});

describe("a coupon", () => {
  it("is good or not, for the product and for a plan of it", async () => {
    const { ask } = await newcomer();
    const check = async (query: string) =>
      (await ask("GET", `/api/Subscriptions/coupons/check?${query}`)).json;
    expect(await check("couponCode=SAVE20US&productCode=fieldwise")).toBe(true);
    expect(await check("couponCode=SAVE20US&productCode=us-gold")).toBe(true);
    expect(await check("couponCode=NOTGOOD1&productCode=us-gold")).toBe(false);
    expect(await check("couponCode=SAVE20US&productCode=elsewhere")).toMatchObject({ status: 404 });
  });
});
