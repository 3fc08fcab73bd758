import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { dayText } from "~/domain/billing/day-text";
import { moneyText } from "~/domain/billing/money";
import { planName } from "~/domain/billing/plan-name";
import { billingCaller } from "~/http/billing-caller";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { useTranslation } from "~/locales/use-translation";
import { changePlan } from "~/operations/billing/change-plan";
import { getBilling } from "~/operations/billing/get";

export const handle = {
  crumbs: () => [{ key: "billing.title", to: "/billing" }, { key: "billing.change" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await billingCaller(args, "Billing.Edit");
  const { plans, subscription } = await getBilling(context, {});
  const plan = plans.find(({ code }) => code === args.params.planCode);
  if (!plan || !subscription) throw redirect("/billing");
  const trialEndsOn = subscription.status === "trialing" ? subscription.periodEnd : null;
  return { done: isDialogDone(args.request), plan, trialEndsOn };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await billingCaller(args, "Billing.Edit");
  try {
    await changePlan(context, { planCode: args.params.planCode ?? "" });
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return dialogDone(args.request);
}

export default function ChangePlan() {
  const { t, i18n } = useTranslation();
  const { done, plan, trialEndsOn } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done) return <OutcomePage message={t("billing.change.done")} okTo="/billing" />;
  const name = planName(plan.tier);
  const amount = moneyText(plan.monthlyPrice, plan.currency, i18n.language);
  return (
    <QuestionPage
      title={t("billing.change.title", { plan: name })}
      cancelTo="/billing"
      problems={refused?.problems}
    >
      <p>
        {trialEndsOn
          ? t("billing.change.trial", { plan: name, date: dayText(trialEndsOn, i18n.language) })
          : t("billing.change.what", { plan: name, amount })}
      </p>
    </QuestionPage>
  );
}
