import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { moneyText } from "~/domain/billing/money";
import { planName } from "~/domain/billing/plan-name";
import { billingCaller } from "~/http/billing-caller";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { useTranslation } from "~/locales/use-translation";
import { getSubscription } from "~/operations/billing/get-subscription";
import { reactivate } from "~/operations/billing/reactivate";

export const handle = {
  crumbs: () => [{ key: "billing.title", to: "/billing" }, { key: "billing.reactivate" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await billingCaller(args, "Billing.Edit");
  const subscription = await getSubscription(context, {});
  if (!subscription || context.gateway.kind === "subscriptions") throw redirect("/payment_process/products");
  const { tier, monthlyPrice, currency } = subscription;
  return { done: isDialogDone(args.request), tier, monthlyPrice, currency };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await billingCaller(args, "Billing.Edit");
  try {
    if ((await reactivate(context, {})) === "new") return redirect("/payment_process/products");
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return dialogDone(args.request);
}

export default function Reactivate() {
  const { t, i18n } = useTranslation();
  const { done, tier, monthlyPrice, currency } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done) return <OutcomePage message={t("billing.reactivate.done")} okTo="/billing" />;
  const amount = moneyText(monthlyPrice, currency, i18n.language);
  return (
    <QuestionPage title={t("billing.reactivate.title")} cancelTo="/billing" problems={refused?.problems}>
      <p>{t("billing.reactivate.what", { plan: planName(tier), amount })}</p>
    </QuestionPage>
  );
}
