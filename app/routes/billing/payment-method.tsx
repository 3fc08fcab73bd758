import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MethodForm } from "~/components/payment/method-form";
import { TestCardsNotice } from "~/components/payment/test-cards-notice";
import { PageHeader } from "~/components/shell/page-header";
import { currentMonth, expiryYears } from "~/domain/billing/card-dates";
import { paymentMethodForm } from "~/domain/billing/payment-inputs";
import { AppError } from "~/domain/errors/app-error";
import { countryName } from "~/domain/tenants/countries";
import { billingCaller } from "~/http/billing-caller";
import { invalidForm, refusedForm, refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { readPayment } from "~/http/read-payment";
import { redirect, redirectToService } from "~/http/redirect";
import { useTranslation } from "~/locales/use-translation";
import { changePaymentMethod } from "~/operations/billing/change-payment-method";
import { getPortal } from "~/operations/billing/get-portal";

export const handle = {
  crumbs: () => [{ key: "billing.title", to: "/billing" }, { key: "billing.method.change" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context, person } = await billingCaller(args, "Billing.Edit");
  if (context.gateway.kind === "subscriptions")
    throw redirectToService(await getPortal(context, {}).catch(refusedPage));
  const now = context.now();
  const { givenName, familyName } = person;
  const country = countryName(context.tenant.countryCode, await languageOf(args.request));
  return { payer: { givenName, familyName }, years: expiryYears(now), month: currentMonth(now), country };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await billingCaller(args, "Billing.Edit");
  const form = await args.request.formData();
  const reading = { ...context, now: context.now(), withCard: true };
  const { submission, card } = readPayment(form, paymentMethodForm, reading);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    if (!card) throw new AppError("conflict", "billing.problem.elsewhere");
    await changePaymentMethod(context, { ...submission.value, card });
    return redirect("/billing?done=method.saved");
  } catch (error) {
    return refusedForm(error, submission);
  }
}

export default function PaymentMethod() {
  const { t } = useTranslation();
  const data = useLoaderData<typeof loader>();
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHeader title={t("billing.method.change")} />
      <TestCardsNotice />
      <MethodForm {...data} lastResult={useActionData<typeof action>()?.lastResult} />
    </div>
  );
}
