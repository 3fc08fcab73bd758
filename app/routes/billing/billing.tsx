import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BillsTable } from "~/components/billing/bills-table";
import { MethodPanel } from "~/components/billing/method-panel";
import { PlanPanel } from "~/components/billing/plan-panel";
import { UsagePanel } from "~/components/billing/usage-panel";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { ProblemNotices } from "~/components/form/problem-notices";
import { PageHeader } from "~/components/shell/page-header";
import { isPartnerPlan } from "~/domain/billing/partner-plan";
import { isAllowed } from "~/domain/permissions/actor";
import { billingCaller } from "~/http/billing-caller";
import { formErrorResponse } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { useTranslation } from "~/locales/use-translation";
import { getBilling } from "~/operations/billing/get";
import { undoCancel } from "~/operations/billing/undo-cancel";

export const handle = { crumbs: () => [{ key: "billing.title" }] };

const knownOutcomes = ["undo", "method.saved"];

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await billingCaller(args, "Billing");
  const { plans, subscription, ...billing } = await getBilling(context, {});
  const done = new URL(args.request.url).searchParams.get("done");
  const rank = plans.find(({ code }) => code === subscription?.planCode)?.rank ?? 0;
  const others = plans.filter((plan) => plan.rank !== rank && !isPartnerPlan(plan));
  return {
    ...billing,
    subscription,
    upgrades: others.filter((plan) => plan.rank > rank).map(({ code, tier }) => ({ code, tier })),
    downgrades: others.filter((plan) => plan.rank < rank).map(({ code, tier }) => ({ code, tier })),
    elsewhere: context.gateway.kind === "subscriptions",
    mayEdit: isAllowed(context.actor, "Billing.Edit"),
    done: done !== null && knownOutcomes.includes(done) ? done : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await billingCaller(args, "Billing.Edit");
  try {
    await undoCancel(context, {});
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return redirect("/billing?done=undo");
}

const doneTexts: Record<string, string> = {
  undo: "billing.undo.done",
  "method.saved": "billing.method.saved",
};

export default function Billing() {
  const { t } = useTranslation();
  const billing = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { subscription, usage, done } = billing;
  return (
    <>
      <PageHeader title={t("billing.title")} />
      {done && !refused && <Notice>{t(doneTexts[done] ?? "")}</Notice>}
      <ProblemNotices problems={refused?.problems} />
      {subscription ? (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="grid gap-4">
            <PlanPanel {...billing} subscription={subscription} />
            <MethodPanel {...billing} />
          </div>
          {usage && <UsagePanel usage={usage} subscription={subscription} />}
        </div>
      ) : (
        <p className="grid justify-items-start gap-4">
          {t("billing.none")}
          <LinkButton kind="primary" to="/payment_process/products">
            {t("billing.choose")}
          </LinkButton>
        </p>
      )}
      <BillsTable bills={billing.bills} />
    </>
  );
}
