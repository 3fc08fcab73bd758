import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { formId } from "~/components/form/field-id";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { LinkButton } from "~/components/form/link-button";
import { problemsIn } from "~/components/form/problems-in";
import { useScript } from "~/components/form/use-script";
import { CardFields } from "./card-fields";
import { PayerAddress, PayerNames, payerLabels } from "./payer-fields";
import { useFormRight } from "./use-form-right";

type Props = {
  payer: { givenName: string; familyName: string };
  country: string;
  years: string[];
  month: string;
  lastResult: SubmissionResult | undefined;
};

/** The form that puts another card in place of the one on file. */
export function MethodForm({ payer, country, years, month, lastResult }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  const [form, fields] = useForm<Record<keyof typeof payerLabels, string>>({
    id: formId,
    lastResult,
    defaultValue: { ccFirstName: payer.givenName, ccLastName: payer.familyName },
  });
  const { right, handlers } = useFormRight("");
  const labels = Object.fromEntries(Object.entries(payerLabels).map(([name, key]) => [name, t(key)]));
  const messages = fieldMessages(t, problemsIn(form.allErrors), labels);
  const errorOf = (name: string) => messageFor(messages, name);
  const refused = messages.some(({ field }) => field === "");
  const waiting = script && !right;
  return (
    <Form method="post" className="grid gap-6" {...getFormProps(form)} {...handlers}>
      <ErrorSummary
        messages={messages}
        heading={t(refused ? "billing.problem.payment-failed" : "form.problems")}
      />
      <div className="grid gap-x-6 gap-y-1 rounded-sm border border-line bg-surface p-6 sm:grid-cols-2">
        <PayerNames fields={fields} errorOf={errorOf} withCard />
        <CardFields fields={fields} years={years} month={month} errorOf={errorOf} />
        <PayerAddress fields={fields} errorOf={errorOf} country={country} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={waiting} aria-describedby="not-ready">
          {t("billing.method.save")}
        </Button>
        <LinkButton to="/billing">{t("billing.payment.back")}</LinkButton>
        <p id="not-ready" className="text-sm text-muted">
          {waiting && t("billing.payment.not-ready")}
        </p>
      </div>
    </Form>
  );
}
