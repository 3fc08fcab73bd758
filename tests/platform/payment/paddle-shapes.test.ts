import type {
  IAddressResponse,
  ICustomerPortalSessionResponse,
  ICustomerResponse,
  IDiscountResponse,
  IPriceResponse,
  ISubscriptionResponse,
  ITransactionResponse,
} from "@paddle/paddle-node-sdk";
import { type Environment, Paddle } from "@paddle/paddle-node-sdk";
import { discountEntity } from "@tests/stand-ins/paddle/paddle-entities";
import { createPaddleStandIn } from "@tests/stand-ins/paddle/paddle-stand-in";
import { beforeAll, describe, expect, it, vi } from "vitest";

// What the entities of Paddle's public OpenAPI document are made of (PaddleHQ/paddle-openapi, v1/openapi.yaml). It marks
// hardly anything as required; that all is there is Paddle's habit. The other entities are held by the response types of
// Paddle's own library alone, which tests/stand-ins/paddle/paddle-entities.ts is type-checked against.
const subscriptionNames = [
  "id status customer_id address_id business_id currency_code created_at updated_at started_at first_billed_at",
  "next_billed_at paused_at canceled_at discount collection_mode billing_details current_billing_period",
  "billing_cycle scheduled_change items custom_data import_meta",
].flatMap((line) => line.split(" "));
const transactionNames = [
  "id status customer_id address_id business_id custom_data currency_code origin subscription_id invoice_id",
  "invoice_number collection_mode discount_id billing_details billing_period items details payments checkout",
  "created_at updated_at billed_at revised_at",
].flatMap((line) => line.split(" "));
const eventNames = ["event_id", "event_type", "occurred_at", "notification_id", "data"];
const eventTypes = [
  "subscription.activated subscription.canceled subscription.created subscription.past_due subscription.updated",
  "transaction.completed transaction.past_due transaction.payment_failed",
].flatMap((line) => line.split(" "));
const subscriptionStates = ["active", "canceled", "past_due", "paused", "trialing"];
const transactionStates = ["draft", "ready", "billed", "paid", "completed", "canceled", "past_due"];
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

type Json = Record<string, unknown>;
type Answer = { path: string; status: number; body: { data: unknown; meta?: Json; error?: Json } };
type Told = Json & { event_type: string; data: Json & { id: string } };

const monthly = "pri_00000000000000000000000001";
const gold = "pri_00000000000000000000000002";
const overage = "pri_00000000000000000000000003";
const answers: Answer[] = [];
const told: Told[] = [];

/** A life at the stand-in by way of Paddle's own library, which reads every answer. */
async function live() {
  const standIn = createPaddleStandIn({
    prices: {
      [monthly]: { amount: 4900, currency: "USD" },
      [gold]: { amount: 39900, currency: "USD" },
      [overage]: { amount: 25, currency: "USD", once: true },
    },
    discounts: [discountEntity("SAVE20US", 20)],
    secret: "secret",
    now: () => new Date("2026-03-02T10:00:00Z"),
    deliver: async (body) => void told.push(JSON.parse(body)),
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init);
    const answer = await standIn.fetch(request);
    const body = (await answer.clone().json()) as Answer["body"];
    answers.push({ path: new URL(request.url).pathname, status: answer.status, body });
    return answer;
  });
  const paddle = new Paddle("pdl_1", { environment: "http://localhost:9997" as Environment });
  const email = "ines@example.com";
  const customer = await paddle.customers.create({ email, customData: { tenantId: "t" } });
  const [listed] = await paddle.customers.list({ email: [email] }).next();
  const address = await paddle.addresses.create(customer.id, { countryCode: "US", postalCode: "78701" });
  const [discount] = await paddle.discounts.list({ code: ["SAVE20US"] }).next();
  const begun = await paddle.transactions.create({
    customerId: customer.id,
    addressId: address.id,
    discountId: discount?.id ?? "",
    items: [{ priceId: monthly, quantity: 1 }],
    customData: { tenantId: "t", planCode: "us-bronze" },
  });
  await standIn.pay(begun.id, "not_enough_balance");
  await standIn.pay(begun.id, "succeeds");
  const transaction = await paddle.transactions.get(begun.id);
  const subscriptionId = transaction.subscriptionId ?? "";
  const price = await paddle.prices.get(monthly);
  await paddle.subscriptions.get(subscriptionId);
  await paddle.subscriptions.update(subscriptionId, {
    items: [{ priceId: gold, quantity: 1 }],
    prorationBillingMode: "full_immediately",
  });
  const charge = { effectiveFrom: "immediately" as const, items: [{ priceId: overage, quantity: 12 }] };
  await paddle.subscriptions.createOneTimeCharge(subscriptionId, charge);
  await paddle.subscriptions.cancel(subscriptionId, { effectiveFrom: "next_billing_period" });
  await paddle.subscriptions.update(subscriptionId, { scheduledChange: null });
  const portal = await paddle.customerPortalSessions.create(customer.id, [subscriptionId]);
  standIn.breakCard(subscriptionId);
  await standIn.endPeriod(subscriptionId);
  await standIn.mendCard(subscriptionId);
  const refused = await paddle.transactions.get("txn_unknown").catch((error: unknown) => error);
  await paddle.subscriptions.cancel(subscriptionId, { effectiveFrom: "immediately" });
  const over = await paddle.subscriptions.get(subscriptionId);
  return { customer, listed, address, discount, transaction, price, portal, refused, over };
}

let lived: Awaited<ReturnType<typeof live>>;
beforeAll(async () => {
  lived = await live();
});

const entitiesAt = (pattern: RegExp) =>
  answers
    .filter(({ path, status }) => pattern.test(path) && status < 300)
    .map(({ body }) => body.data as Json);
const namesOf = (entity: Json) => Object.keys(entity).sort();
const sorted = (names: readonly string[]) => [...names].sort();

describe("what the stand-in for Paddle answers", () => {
  it("is read by Paddle's own library", () => {
    const { customer, listed, address, discount, transaction, price, portal, refused, over } = lived;
    expect([listed?.id, address.customerId]).toEqual([customer.id, customer.id]);
    expect(discount).toMatchObject({ code: "SAVE20US", type: "percentage", amount: "20" });
    expect(transaction).toMatchObject({ status: "completed", details: { totals: { grandTotal: "3920" } } });
    expect(transaction.payments.map(({ status, errorCode }) => [status, errorCode])).toEqual([
      ["captured", null],
      ["error", "not_enough_balance"],
    ]);
    expect(price.unitPrice).toMatchObject({ amount: "4900", currencyCode: "USD" });
    expect(portal.urls.subscriptions).toHaveLength(1);
    expect(refused).toMatchObject({ code: "not_found", type: "request_error" });
    expect(over).toMatchObject({ status: "canceled", currentBillingPeriod: null });
  });

  it("names what the OpenAPI document names, in each state", () => {
    const subscriptions = entitiesAt(/^\/subscriptions\/[^/]+(\/cancel|\/charge)?$/);
    expect(subscriptions.length).toBeGreaterThan(5);
    for (const entity of subscriptions) {
      expect(namesOf(entity)).toEqual(sorted([...subscriptionNames, "management_urls"]));
      expect(subscriptionStates).toContain(entity.status);
    }
    const transactions = entitiesAt(/^\/transactions/);
    expect(transactions).toHaveLength(2);
    for (const entity of transactions) {
      expect(namesOf(entity)).toEqual(sorted(transactionNames));
      expect(transactionStates).toContain(entity.status);
    }
  });

  it("has ids, moments and periods as the document has them", () => {
    const kinds = { customers: "ctm", transactions: "txn", subscriptions: "sub" };
    for (const [path, kind] of Object.entries(kinds))
      for (const { id, created_at } of entitiesAt(new RegExp(`^/${path}(/[^/]+)?$`)).flat()) {
        expect(id).toMatch(new RegExp(`^${kind}_[a-z\\d]{26}$`));
        expect(created_at).toMatch(moment);
      }
    const periods = entitiesAt(/^\/subscriptions/).flatMap(
      ({ current_billing_period: period }) => period ?? [],
    );
    for (const period of periods as Json[]) expect(namesOf(period)).toEqual(["ends_at", "starts_at"]);
  });

  it("refuses in the document's shape, and pages its lists", () => {
    const refused = answers.filter(({ status }) => status >= 400);
    expect(refused).toHaveLength(1);
    for (const { body } of refused)
      expect(namesOf(body.error ?? {})).toEqual(["code", "detail", "documentation_url", "type"]);
    const lists = answers.filter(({ body }) => Array.isArray(body.data));
    expect(lists).toHaveLength(2);
    for (const { body } of lists)
      expect(namesOf((body.meta?.pagination ?? {}) as Json)).toEqual(
        sorted(["per_page", "next", "has_more", "estimated_total"]),
      );
  });

  it("tells by webhooks of the document's kinds", () => {
    expect(sorted([...new Set(told.map(({ event_type }) => event_type))])).toEqual(sorted(eventTypes));
    for (const event of told) {
      expect(namesOf(event)).toEqual(sorted(eventNames));
      expect(event.event_id).toMatch(/^evt_[a-z\d]{26}$/);
      const isNew = event.event_type === "subscription.created" ? ["transaction_id"] : [];
      const names = event.event_type.startsWith("subscription") ? subscriptionNames : transactionNames;
      expect(namesOf(event.data)).toEqual(sorted([...names, ...isNew]));
    }
  });

  it("has the response types of Paddle's library", () => {
    // What is missing or of another type here is a type error, and a missing key a failure.
    const required: [RegExp, readonly string[]][] = [
      [
        /^\/customers$/,
        ["id", "email", "marketing_consent", "status", "locale"] satisfies (keyof ICustomerResponse)[],
      ],
      [/addresses$/, ["id", "customer_id", "country_code", "status"] satisfies (keyof IAddressResponse)[]],
      [
        /^\/discounts$/,
        ["id", "status", "description", "mode", "type"] satisfies (keyof IDiscountResponse)[],
      ],
      [
        /^\/prices/,
        ["id", "product_id", "description", "unit_price", "quantity"] satisfies (keyof IPriceResponse)[],
      ],
      [
        /portal-sessions$/,
        ["id", "customer_id", "urls", "created_at"] satisfies (keyof ICustomerPortalSessionResponse)[],
      ],
      [/^\/transactions/, ["items", "payments", "origin"] satisfies (keyof ITransactionResponse)[]],
      [/^\/subscriptions/, ["items", "billing_cycle"] satisfies (keyof ISubscriptionResponse)[]],
    ];
    for (const [path, names] of required) {
      const entities = entitiesAt(path).flat();
      expect(entities.length, String(path)).toBeGreaterThan(0);
      for (const entity of entities) expect(Object.keys(entity)).toEqual(expect.arrayContaining([...names]));
    }
  });
});
