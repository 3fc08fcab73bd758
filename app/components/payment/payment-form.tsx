import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { answeredForm, formProps } from "~/components/form/answered-form";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { LinkButton } from "~/components/form/link-button";
import { useScript } from "~/components/form/use-script";
import { useTranslation } from "~/locales/use-translation";
import { CardFields } from "./card-fields";
import { OfferFields } from "./offer-fields";
import { PayerAddress, PayerNames, payerLabels } from "./payer-fields";
import { useFormValidity } from "./use-form-validity";
import { useOffer } from "./use-offer";

export type PaymentFormProps = {
  planCode: string;
  partner: boolean;
  /** Whether this page takes a card; otherwise the payment provider has a page of its own. */
  withCard: boolean;
  /** Whether the payment service has a page of its own, which needs this document's policy to be reloaded. */
  elsewhere: boolean;
  trialOffered: boolean;
  billedOn: string;
  price: string;
  country: string;
  payer: { givenName: string; familyName: string };
  years: string[];
  month: string;
  lastResult: SubmissionResult | undefined;
  codeAccepted: boolean;
};

/** The billing form of a plan. */
export function PaymentForm(props: PaymentFormProps) {
  const { t } = useTranslation();
  const script = useScript();
  const { partner, lastResult } = props;
  const { typed, problems } = answeredForm(lastResult, {
    ccFirstName: props.payer.givenName,
    ccLastName: props.payer.familyName,
  });
  const offer = useOffer({
    planCode: props.planCode,
    partner,
    trial: lastResult ? typed.freeTrial === "on" : props.trialOffered && !partner,
    code: typed.couponCode ?? "",
  });
  const { right, handlers } = useFormValidity(`${offer.trial} ${offer.code}`);
  const codeLabel = partner ? "billing.payment.partner-code" : "billing.payment.coupon";
  const labels = Object.fromEntries(
    Object.entries({ ...payerLabels, couponCode: codeLabel }).map(([name, key]) => [name, t(key)]),
  );
  const messages = fieldMessages(t, problems, labels);
  const errorOf = (name: string) => messageFor(messages, name);
  const codeWrong = offer.verdict === false;
  // Requested even where script is off, so that its text is included in the page.
  const notReady = { code: t("billing.payment.code-not-ready"), form: t("billing.payment.not-ready") };
  const waiting = script && (!right || codeWrong);

  return (
    <Form
      method="post"
      reloadDocument={props.elsewhere}
      className="group/payment grid gap-6"
      {...formProps}
      {...handlers}
    >
      {/* Enter presses the first button of a form, and that must not be the one that checks a code. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" disabled={waiting} />
      <ErrorSummary messages={messages} heading={t(headingOf(messages))} />
      <OfferFields
        {...offer}
        trialOffered={props.trialOffered}
        partner={partner}
        billedOn={props.billedOn}
        price={props.price}
        accepted={
          offer.verdict === true || (offer.verdict === null && props.codeAccepted && offer.code !== "")
        }
        error={codeWrong ? t("billing.problem.coupon-invalid") : errorOf("couponCode")}
      />
      <fieldset className="grid gap-x-6 gap-y-1 rounded-sm border border-line bg-surface p-6 sm:grid-cols-2">
        <legend className="px-1 font-semibold">{t("billing.payment.form")}</legend>
        <PayerNames typed={typed} errorOf={errorOf} withCard={props.withCard} />
        {props.withCard && (
          <CardFields typed={typed} years={props.years} month={props.month} errorOf={errorOf} />
        )}
        <PayerAddress typed={typed} errorOf={errorOf} country={props.country} />
      </fieldset>
      <div className="flex flex-wrap items-center gap-2">
        {partner ? (
          <Button disabled={waiting} aria-describedby="not-ready">
            {t("billing.payment.proceed")}
          </Button>
        ) : (
          <PayOrTry waiting={waiting} />
        )}
        <LinkButton to="/payment_process/products">{t("billing.payment.back")}</LinkButton>
        <p id="not-ready" className="text-sm text-muted">
          {waiting && (codeWrong ? notReady.code : notReady.form)}
        </p>
      </div>
    </Form>
  );
}

/**
 * Two buttons that send the form, of which one is visible: the style sheet sees whether the trial is ticked, so that no
 * script is needed.
 */
function PayOrTry({ waiting }: { waiting: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="group-has-[[name=freeTrial]:checked]/payment:hidden">
        <Button disabled={waiting} aria-describedby="not-ready">
          {t("billing.payment.proceed-to-pay")}
        </Button>
      </span>
      <span className="hidden group-has-[[name=freeTrial]:checked]/payment:inline">
        <Button disabled={waiting} aria-describedby="not-ready">
          {t("billing.payment.start-trial")}
        </Button>
      </span>
    </>
  );
}

/** What failed: the code, the payment as a whole, or only an entry. */
function headingOf(messages: readonly { field: string }[]): string {
  if (messages.some(({ field }) => field === "couponCode")) return "billing.problem.promo-failed";
  if (messages.some(({ field }) => field === "")) return "billing.problem.payment-failed";
  return "form.problems";
}
