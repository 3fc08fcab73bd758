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
import { PayerAddress, PayerNames, payerLabels } from "./payer-fields";
import { useFormValidity } from "./use-form-validity";

type Props = {
  payer: { givenName: string; familyName: string };
  country: string;
  years: string[];
  month: string;
  lastResult: SubmissionResult | undefined;
};

/** The form that replaces the card on file. */
export function MethodForm({ payer, country, years, month, lastResult }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  const { typed, problems } = answeredForm(lastResult, {
    ccFirstName: payer.givenName,
    ccLastName: payer.familyName,
  });
  const { right, handlers } = useFormValidity("");
  const labels = Object.fromEntries(Object.entries(payerLabels).map(([name, key]) => [name, t(key)]));
  const messages = fieldMessages(t, problems, labels);
  const errorOf = (name: string) => messageFor(messages, name);
  const refused = messages.some(({ field }) => field === "");
  // Requested even where script is off, so that its text is included in the page.
  const notReady = t("billing.payment.not-ready");
  const waiting = script && !right;
  return (
    <Form method="post" className="grid gap-6" {...formProps} {...handlers}>
      <ErrorSummary
        messages={messages}
        heading={t(refused ? "billing.problem.payment-failed" : "form.problems")}
      />
      <div className="grid gap-x-6 gap-y-1 rounded-sm border border-line bg-surface p-6 sm:grid-cols-2">
        <PayerNames typed={typed} errorOf={errorOf} withCard />
        <CardFields typed={typed} years={years} month={month} errorOf={errorOf} />
        <PayerAddress typed={typed} errorOf={errorOf} country={country} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={waiting} aria-describedby="not-ready">
          {t("billing.method.save")}
        </Button>
        <LinkButton to="/billing">{t("billing.payment.back")}</LinkButton>
        <p id="not-ready" className="text-sm text-muted">
          {waiting && notReady}
        </p>
      </div>
    </Form>
  );
}
