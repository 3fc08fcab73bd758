import { createRoute, z } from "@hono/zod-openapi";
import { paymentServiceDate, trialEnd } from "~/domain/billing/bill-dates";
import { asksForTrial, customerPayload, expiryOf } from "~/domain/billing/customer-payload";
import { dayOf, startOfDay } from "~/domain/billing/days";
import { decimalAmount } from "~/domain/billing/money";
import { isPartnerPlan } from "~/domain/billing/partner-plan";
import type { Plan } from "~/domain/billing/plan";
import { planName } from "~/domain/billing/plan-name";
import { AppError } from "~/domain/errors/app-error";
import { InvalidInput } from "~/domain/errors/invalid-input";
import { productName } from "~/domain/product";
import { cardInRecord } from "~/http/card-source";
import type { BillingContext } from "~/operations/billing/billing-context";
import { checkCoupon } from "~/operations/billing/check-coupon";
import { getSubscription } from "~/operations/billing/get-subscription";
import { listPlans } from "~/operations/billing/list-plans";
import { subscribe } from "~/operations/billing/subscribe";
import { gatewayOf } from "~/platform/payment/gateway-of";
import type { Api, ApiContext } from "./api-environment";
import { HttpProblem } from "./http-problem";
import { errorResponses, jsonResponse, routeDefaults } from "./responses";
import { customerBody, products, subscribed } from "./subscription-schemas";

/** The one product that is sold; its plans are the country's. */
const productCode = productName.toLowerCase();

const shared = routeDefaults("Subscriptions");

const list = createRoute({
  method: "get",
  path: "/api/Subscriptions/products",
  ...shared,
  summary: "List the products sold in the organization's country",
  responses: {
    200: jsonResponse("The product with its plans, the cheapest first.", products),
    ...errorResponses(),
  },
});

const check = createRoute({
  method: "get",
  path: "/api/Subscriptions/coupons/check",
  ...shared,
  summary: "Check whether a coupon code is valid",
  request: {
    query: z.object({
      couponCode: z.string().max(40).openapi({ description: "8 characters; a partner's code has 8 to 15." }),
      productCode: z.string().max(40).openapi({ description: "The product or plan." }),
    }),
  },
  responses: { 200: jsonResponse("true or false.", z.boolean()), ...errorResponses(404) },
});

const create = createRoute({
  method: "post",
  path: "/api/Subscriptions/customers",
  ...shared,
  summary: "Subscribe to a plan",
  request: { query: z.object({ productCode: z.string().max(40) }) },
  responses: { 201: jsonResponse("The subscription.", subscribed), ...errorResponses(404, 409) },
});

/** The body of a subscription for the OpenAPI document. The handler reads it itself: a card is in it. */
export const subscriptionBody = {
  path: create.path,
  requestBody: { required: true, content: { "application/json": { schema: customerBody } } },
};

/** Routes of plans, coupons and subscriptions. */
export function addSubscriptions(api: Api): void {
  api.openapi(list, async (c) => {
    const context = billingOf(c);
    const { plans } = await listPlans(context, {});
    return c.json([productOf(plans, context.now())], 200);
  });
  api.openapi(check, async (c) => {
    const context = billingOf(c);
    const { couponCode, productCode: asked } = c.req.valid("query");
    const { plans } = await listPlans(context, {});
    const meant = plans.filter(({ code }) => asked.toLowerCase() === productCode || code === asked);
    if (meant.length === 0) throw new AppError("not-found", "billing.problem.plan-not-found");
    const verdicts = await Promise.all(
      meant.map(({ code }) => checkCoupon(context, { couponCode, planCode: code })),
    );
    return c.json(verdicts.includes(true), 200);
  });
  api.openapi(create, async (c) => c.json(await createCustomer(c), 201));
}

async function createCustomer(c: ApiContext): Promise<z.output<typeof subscribed>> {
  const context = billingOf(c);
  const body = await bodyOf(c.req.raw);
  const { card, problems } = cardOf(context, body);
  const read = customerPayload.safeParse(body);
  if (!read.success) throw new InvalidInput(read.error.issues);
  const { customerCode, email, subscription } = read.data;
  if (customerCode !== context.tenant.id)
    throw new AppError("not-found", "billing.problem.customer-not-found", { field: "customerCode" });
  const { plans } = await listPlans(context, {});
  const plan = plans.find(({ code }) => code === subscription.planCode);
  const costs = plan !== undefined && !isPartnerPlan(plan);
  const needsCard = costs && context.gateway.kind === "cards";
  if (needsCard && problems.length > 0) throw new InvalidInput(problems);
  const { planCode, couponCode, ccFirstName, ccLastName, ccAddress, ccCity, ccState, ccZip } = subscription;
  const freeTrial = costs && asksForTrial(subscription.initialBillDate, context.now());
  const payer = { ccFirstName, ccLastName, ccAddress, ccCity, ccState, ccZip, email };
  const { checkout } = await subscribe(context, {
    ...payer,
    planCode,
    couponCode,
    freeTrial,
    card: needsCard ? card : null,
  }).catch(inWordsOfTheService);
  const made = await getSubscription(context, {});
  return {
    customerCode,
    planCode,
    status: checkout || !made ? "pending" : made.status,
    nextBillDate: made && !checkout ? paymentServiceDate(made.periodEnd) : null,
    checkoutUrl: checkout?.url ?? null,
  };
}

/** Clients know a refused code by these words (specification, section 7). */
function inWordsOfTheService(error: unknown): never {
  if (error instanceof AppError && error.messageKey.startsWith("billing.problem.coupon"))
    throw new AppError("invalid", "billing.problem.service-coupon", { field: "subscription.couponCode" });
  throw error;
}

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new HttpProblem(400, "malformed", "api.error.malformed");
  return body as Record<string, unknown>;
}

/** The card leaves the body before anything else looks at it. */
function cardOf({ gateway, now }: BillingContext, body: Record<string, unknown>) {
  const subscription = (body.subscription ?? {}) as Record<string, unknown>;
  const expiry = expiryOf(typeof subscription.CCExpiration === "string" ? subscription.CCExpiration : "");
  const held = cardInRecord(subscription, { cardNumber: "CCNumber" });
  const source = {
    take: held.take,
    read: (field: string) => (field === "month" || field === "year" ? expiry[field] : held.read(field)),
  };
  const outcome = gateway.kind === "cards" ? gateway.takeCard(source, now()) : { problems: [] };
  for (const field of ["cardNumber", "ccCardCode"]) held.take(field);
  const fields: Record<string, string> = {
    cardNumber: "CCNumber",
    month: "CCExpiration",
    year: "CCExpiration",
  };
  const problems = "problems" in outcome ? outcome.problems : [];
  return {
    card: "card" in outcome ? outcome.card : null,
    problems: problems.map(({ field, messageKey }) => ({
      path: ["subscription", fields[field] ?? field],
      message: messageKey,
    })),
  };
}

function billingOf(c: ApiContext): BillingContext {
  const { tenant } = c.var;
  return { ...tenant, gateway: gatewayOf(c.env, tenant.control, tenant.now) };
}

function productOf(plans: readonly Plan[], now: Date): z.output<typeof products>[number] {
  const currencies = [...new Set(plans.map(({ currency }) => currency))];
  return {
    productCode,
    currencyCode: currencies[0] ?? "",
    currencies,
    productPlans: plans.map((plan) => ({
      productPlanCode: plan.code,
      productPlanName: planName(plan.tier),
      initialInvoiceBillingDateTime: startOfDay(trialEnd(dayOf(now))).toISOString(),
      recurringChargeAmount: decimalAmount(plan.monthlyPrice, plan.currency),
      planItems: [
        {
          quantityIncluded: plan.documentsIncluded,
          overageAmount: decimalAmount(plan.overagePrice, plan.currency),
        },
      ],
    })),
  };
}
