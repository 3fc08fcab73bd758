import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PaidView, type Trial } from "~/components/payment/paid-view";
import { PaymentForm } from "~/components/payment/payment-form";
import { TestCardsNotice } from "~/components/payment/test-cards-notice";
import { PageHeader } from "~/components/shell/page-header";
import { trialEnd } from "~/domain/billing/bill-dates";
import { currentMonth, expiryYears } from "~/domain/billing/card-dates";
import { dayOf } from "~/domain/billing/days";
import { moneyText } from "~/domain/billing/money";
import { isPartnerPlan } from "~/domain/billing/partner-plan";
import { paymentForm } from "~/domain/billing/payment-inputs";
import { planName } from "~/domain/billing/plan-name";
import type { Subscription } from "~/domain/billing/subscription";
import { countryName } from "~/domain/tenants/countries";
import { billingCaller } from "~/http/billing-caller";
import { invalidForm, keptForm, refusedForm, refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { forgetSource } from "~/http/preserved-query";
import { readPayment } from "~/http/read-payment";
import { readSubmission } from "~/http/read-submission";
import { redirect } from "~/http/redirect";
import { statusOf } from "~/http/status-of";
import { useTranslation } from "~/locales/use-translation";
import type { BillingContext } from "~/operations/billing/billing-context";
import { checkCoupon } from "~/operations/billing/check-coupon";
import { confirmCheckout } from "~/operations/billing/confirm-checkout";
import { getSubscription } from "~/operations/billing/get-subscription";
import { listPlans } from "~/operations/billing/list-plans";
import { subscribe } from "~/operations/billing/subscribe";

export const handle = { crumbs: () => [{ key: "billing.payment.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context, person } = await billingCaller(args, "Billing.Edit");
  const { searchParams } = new URL(args.request.url);
  if (searchParams.has("paid")) return { paid: await paidPlan(context, searchParams.get("transaction")) };
  const { plans, trialOffered, isSubscribed } = await listPlans(context, {});
  if (isSubscribed) throw redirect("/billing");
  const plan = plans.find(({ code }) => code === searchParams.get("plan"));
  if (!plan) throw redirect("/payment_process/products");
  const partner = isPartnerPlan(plan);
  const now = context.now();
  const language = await languageOf(args.request);
  const { givenName, familyName } = person;
  return {
    paid: null,
    plan,
    form: {
      planCode: plan.code,
      partner,
      trialOffered,
      elsewhere: context.gateway.kind === "subscriptions",
      withCard: context.gateway.kind === "cards" && !partner,
      billedOn: trialEnd(dayOf(now)),
      country: countryName(context.tenant.countryCode, language),
      payer: { givenName, familyName },
      years: expiryYears(now),
      month: currentMonth(now),
    },
  };
}

/** The plan that was paid, and how its trial goes on; "" while the payment service has not confirmed it. */
async function paidPlan(context: BillingContext, transactionId: string | null): Promise<Paid> {
  if (transactionId) await confirmCheckout(context, { transactionId }).catch(refusedPage);
  const subscription = await getSubscription(context, {});
  if (subscription && subscription.status !== "canceled")
    return { plan: planName(subscription.tier), trial: trialOf(subscription) };
  if (context.gateway.kind === "cards") throw redirect("/payment_process/products");
  return { plan: "", trial: null };
}

type Paid = { plan: string; trial: Trial | null };

const trialOf = ({ status, trialEndsOn, monthlyPrice, currency }: Subscription): Trial | null =>
  status === "trialing" && trialEndsOn ? { endsOn: trialEndsOn, monthlyPrice, currency } : null;

export async function action(args: ActionFunctionArgs) {
  const { context, person } = await billingCaller(args, "Billing.Edit");
  const form = await args.request.formData();
  const planCode = new URL(args.request.url).searchParams.get("plan") ?? "";
  const { plans } = await listPlans(context, {});
  const plan = plans.find(({ code }) => code === planCode);
  if (!plan) throw redirect("/payment_process/products");
  const isCheck = form.get("intent") === "check";
  const withCard = !isPartnerPlan(plan) && !isCheck;
  const { submission, card } = readPayment(form, paymentForm, { ...context, now: context.now(), withCard });
  if (isCheck) return checkCode(context, form, planCode);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    const order = { ...submission.value, planCode, card, email: person.email };
    const { checkout } = await subscribe(context, order);
    // Where a sign-up came from is kept until it is paid.
    const headers = [await forgetSource()];
    const next = checkout ? `checkout/${checkout.transactionId}` : "payment_information?paid";
    return redirect(`/payment_process/${next}`, { headers });
  } catch (error) {
    return refusedForm(error, submission);
  }
}

/** What the button beside the code does where no script runs: nothing else of the form is judged. */
async function checkCode(context: Parameters<typeof checkCoupon>[0], form: FormData, planCode: string) {
  const submission = readSubmission(form, paymentForm.partial());
  const couponCode = String(form.get("couponCode") ?? "").trim();
  const valid =
    couponCode !== "" && (await checkCoupon(context, { couponCode, planCode }).catch(refusedPage));
  if (valid) return { codeAccepted: true, ...keptForm(submission) };
  const refused = { fieldErrors: { couponCode: ["billing.problem.coupon-invalid"] } };
  return data({ codeAccepted: false, ...keptForm(submission, refused) }, { status: statusOf.invalid });
}

export default function PaymentInformation() {
  const shown = useLoaderData<typeof loader>();
  return shown.paid === null ? <PaymentPage {...shown} /> : <PaidView {...shown.paid} />;
}

type Answer = { lastResult?: SubmissionResult; codeAccepted?: boolean };

type Shown = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { paid: null }>;

function PaymentPage({ plan, form }: Shown) {
  const { t, i18n } = useTranslation();
  const answer = useActionData<Answer>();
  const price = moneyText(plan.monthlyPrice, plan.currency, i18n.language);
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <PageHeader title={planName(plan.tier)} hint={t("billing.plan.per-month", { price })} />
      {form.withCard && <TestCardsNotice />}
      {form.elsewhere && <p>{t("billing.paddle.hint")}</p>}
      <PaymentForm
        {...form}
        price={price}
        lastResult={answer?.lastResult}
        codeAccepted={answer?.codeAccepted === true}
      />
    </div>
  );
}
