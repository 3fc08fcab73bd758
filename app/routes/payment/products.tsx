import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PlanCard } from "~/components/payment/plan-card";
import { useBlockBackButton } from "~/components/payment/use-block-back-button";
import { PageHeader } from "~/components/shell/page-header";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { listPlans } from "~/operations/billing/list-plans";

export const handle = { crumbs: () => [{ key: "billing.plans.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Billing");
  const { plans, trialOffered, isSubscribed } = await listPlans(context, {});
  if (isSubscribed) throw redirect("/billing");
  return { plans, trialOffered };
}

export default function Products() {
  const { t } = useTranslation();
  const { plans, trialOffered } = useLoaderData<typeof loader>();
  useBlockBackButton();
  return (
    <div className="grid gap-6">
      <PageHeader
        title={t("billing.plans.title")}
        hint={t(plans.length > 0 ? "billing.plans.hint" : "billing.plans.none")}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {plans.map((plan, index) => (
          <PlanCard key={plan.code} plan={plan} trialOffered={trialOffered} highlighted={index === 1} />
        ))}
      </div>
    </div>
  );
}
