import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { dayText } from "~/domain/billing/day-text";
import { billingCaller } from "~/http/billing-caller";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse } from "~/http/form-error-response";
import { useTranslation } from "~/locales/use-translation";
import { cancelSubscription } from "~/operations/billing/cancel";
import { getSubscription } from "~/operations/billing/get-subscription";

export const handle = {
  crumbs: () => [{ key: "billing.title", to: "/billing" }, { key: "billing.cancel" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await billingCaller(args, "Billing.Edit");
  const subscription = await getSubscription(context, {});
  return {
    done: isDialogDone(args.request),
    endsOn: subscription?.periodEnd ?? null,
    atOnce: subscription?.status === "suspended",
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await billingCaller(args, "Billing.Edit");
  try {
    await cancelSubscription(context, {});
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return dialogDone(args.request);
}

export default function CancelSubscription() {
  const { t, i18n } = useTranslation();
  const { done, endsOn, atOnce } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done) return <OutcomePage message={t("billing.cancel.done")} okTo="/billing" />;
  const date = endsOn && dayText(endsOn, i18n.language);
  return (
    <QuestionPage title={t("billing.cancel.title")} cancelTo="/billing" problems={refused?.problems}>
      <p>{t(atOnce ? "billing.cancel.at-once" : "billing.cancel.what", { date })}</p>
    </QuestionPage>
  );
}
