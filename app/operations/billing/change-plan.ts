import { commit, type Statement } from "~/data/commit";
import { insertBill, insertBillWhile, selectOwedBills } from "~/data/control/bills";
import { insertControlAudit } from "~/data/control/control-audit";
import { findPaymentMethod } from "~/data/control/payment-methods";
import { changeSubscription, insertSubscription } from "~/data/control/subscriptions";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { countUsage } from "~/data/shard/meters";
import { dayOf } from "~/domain/billing/days";
import { overageBill, recurringBill } from "~/domain/billing/new-bill";
import { planInput } from "~/domain/billing/payment-inputs";
import type { Plan } from "~/domain/billing/plan";
import { startSubscription } from "~/domain/billing/start-subscription";
import type { Subscription } from "~/domain/billing/subscription";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import type { CardGateway } from "../payment-port";
import type { BillingContext } from "./billing-context";
import { applyEvent } from "./steps/apply-event";
import { billRow } from "./steps/bill-row";
import { requirePlan } from "./steps/plans-of-tenant";
import { requireLiveSubscription } from "./steps/require-subscription";

type Context = BillingContext & { gateway: CardGateway };

/**
 * Changes the plan: the current subscription is canceled at once and one to the new plan begins and is paid today, without
 * proration or refund. A trial goes on in the new plan. Throws AppError `not-found`, `conflict` when something is owed or
 * the plan is the current one, and `invalid` when the payment is refused, which leaves everything as it was.
 */
export const changePlan = defineOperation({
  name: "billing.change-plan",
  permission: "Billing.Edit",
  input: planInput,
  async run(context: BillingContext, { planCode }) {
    const plan = await requirePlan(context, planCode);
    const current = await requireLiveSubscription(context);
    if (current.planCode === plan.code) throw new AppError("conflict", "billing.problem.same-plan");
    const { gateway } = context;
    if (gateway.kind === "subscriptions") {
      await applyEvent(context, await gateway.changePlan(current, plan, dayOf(context.now())));
      return;
    }
    if ((await selectOwedBills(context.control, 1)).length > 0)
      throw new AppError("conflict", "billing.problem.owes");
    await replace({ ...context, gateway }, current, plan);
  },
});

async function replace(context: Context, current: Subscription, plan: Plan): Promise<void> {
  const { control, gateway } = context;
  const today = dayOf(context.now());
  const id = context.newId();
  const started = startingNow(current, plan, today);
  const bill = billRow(context, id, recurringBill({ id, ...started }, started), today);
  const payment =
    started.status === "active" && bill.amount > 0 ? await pay(context, current, plan, bill) : null;
  const paid = { status: "paid" as const, tries: 1, nextTryOn: null, paidAt: context.now() };
  const period = { periodStart: current.periodStart, periodEnd: today };
  const used = await countUsage(context.shard, current.periodStart, today);
  const overage = current.status === "trialing" ? null : overageBill(current, period, used);
  const rows: Statement[] = overage
    ? [insertBillWhile(control, { ...billRow(context, current.id, overage), nextTryOn: today }, current)]
    : [];
  await commit(control, [
    insertControlAudit(
      control,
      auditOf(context, "billing.change-plan", id, { from: current.planCode, to: plan.code }),
    ),
    ...rows,
    changeSubscription(control, current, { status: "canceled", periodEnd: today, endedAt: context.now() }),
    // Of two changes at once the second finds a live subscription, and none of it takes effect.
    insertSubscription(control, {
      ...started,
      id,
      gateway: gateway.name,
      createdAt: context.now(),
    }),
    ...(payment ? [insertBill(control, { ...bill, ...paid, gatewayId: payment })] : []),
  ]).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new AppError("conflict", "billing.problem.changed");
    throw error;
  });
}

function startingNow(current: Subscription, plan: Plan, today: string) {
  const started = startSubscription({ plan, today, trial: false });
  if (current.status !== "trialing") return started;
  const { status, trialEndsOn, periodStart, periodEnd } = current;
  return { ...started, status, trialEndsOn, periodStart, periodEnd };
}

async function pay(
  { control, gateway }: Context,
  current: Subscription,
  plan: Plan,
  { amount, currency }: { amount: number; currency: string },
): Promise<string> {
  const method = await findPaymentMethod(control);
  if (!method) throw new AppError("invalid", "billing.refused.no-card");
  // The same change has the same key, so that it is paid once however often it is sent.
  const key = `change:${current.id}:${current.revision}:${plan.code}`;
  const outcome = await gateway.charge({ key, amount, currency, token: method.token });
  if (!outcome.paid) throw new AppError("invalid", outcome.problem);
  return outcome.paymentId;
}
