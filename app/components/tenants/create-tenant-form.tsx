import type { SubmissionResult } from "@conform-to/react";
import { Form, useFetcher } from "@remix-run/react";
import { type ComponentProps, type FormEvent, useState } from "react";
import { answeredForm, formProps } from "~/components/form/answered-form";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { useScript } from "~/components/form/use-script";
import { hasLettersInPostalCode } from "~/domain/tenants/postal-code";
import type { LongText } from "~/locales/long-text";
import { useTranslation } from "~/locales/use-translation";
import { Agreement } from "./agreement";
import { CountryFields } from "./country-fields";
import { countryIn } from "./live-problem";
import { useLiveProblems } from "./use-live-problems";

type Props = {
  agreements: { terms: LongText; privacy: LongText };
  countries: { code: string; name: string }[];
  /** The country that the form starts with. */
  countryCode: string;
  lastResult: SubmissionResult | undefined;
};

const labelKeys = {
  tenantName: "tenants.name",
  companyName: "tenants.company-name",
  addressLine1: "tenants.address-line-1",
  addressLine2: "tenants.address-line-2",
  city: "tenants.city",
  state: "tenants.state",
  postalCode: "tenants.postal-code",
  countryCode: "accounts.country",
  dataCenter: "tenants.data-center",
} as const;

/** The form that creates an organization. */
export function CreateTenantForm({ agreements, countries, countryCode, lastResult }: Props) {
  const { t } = useTranslation();
  const script = useScript();
  const { typed, problems } = answeredForm(lastResult, { countryCode });
  const nameCheck = useFetcher<{ taken: boolean }>();
  const live = useLiveProblems();
  const [agreed, setAgreed] = useState({
    terms: typed.termsAndConditions === "agreed",
    privacy: typed.privacyPolicy === "agreed",
  });
  const labels: Record<string, string> = {
    ...Object.fromEntries(Object.entries(labelKeys).map(([name, key]) => [name, t(key)])),
    termsAndConditions: agreements.terms.title,
    privacyPolicy: agreements.privacy.title,
  };
  const messages = fieldMessages(t, problems, labels);
  const taken = nameCheck.data?.taken === true;
  // Requested even where script is off, so that its text is included in the page.
  const notReady = t("tenants.create.not-ready");
  const ready = live.right && agreed.terms && agreed.privacy && !taken;

  const errorOf = (name: string) => {
    const problem = live.problems[name];
    if (problem) return t(problem);
    if (name === "tenantName" && taken) return t("tenants.problem.name-taken");
    return problem === null ? undefined : messageFor(messages, name);
  };
  const text = (name: keyof typeof labelKeys): ComponentProps<typeof Field> => ({
    name,
    defaultValue: typed[name],
    label: t(labelKeys[name]),
    error: errorOf(name),
    required: name !== "addressLine2",
  });

  return (
    <Form method="post" className="mx-auto grid max-w-3xl gap-4" {...formProps} {...live.handlers}>
      {/* Enter presses the first button of a form, and that must not be one of those in between. */}
      <button
        type="submit"
        name="intent"
        value="create"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
      />
      <h1>{t("tenants.create.title")}</h1>
      <p className="text-muted">{t("tenants.create.hint")}</p>
      <ErrorSummary messages={messages} heading={t("tenants.problem.not-created")} />
      <div className="grid gap-x-6 gap-y-1 rounded-sm border border-line bg-surface p-6 sm:grid-cols-2">
        <Field
          {...text("tenantName")}
          maxLength={80}
          onBlur={({ target }) => {
            const name = target.value.trim();
            if (name) nameCheck.load(`/create-tenant/name?tenantName=${encodeURIComponent(name)}`);
          }}
        />
        <Field {...text("companyName")} autoComplete="organization" />
        <Field {...text("addressLine1")} autoComplete="address-line1" />
        <Field
          {...text("addressLine2")}
          label={`${labels.addressLine2} (${t("form.optional")})`}
          autoComplete="address-line2"
        />
        <Field {...text("city")} autoComplete="address-level2" />
        <Field {...text("state")} autoComplete="address-level1" />
        <Field {...text("postalCode")} autoComplete="postal-code" onInput={keepCode} />
        <CountryFields countries={countries} typed={typed} errorOf={errorOf} />
      </div>
      <div className="grid gap-1">
        <Agreement
          name="termsAndConditions"
          which="terms"
          text={agreements.terms}
          agreed={agreed.terms}
          onChange={(terms) => setAgreed({ ...agreed, terms })}
          error={agreed.terms ? undefined : messageFor(messages, "termsAndConditions")}
        />
        <Agreement
          name="privacyPolicy"
          which="privacy"
          text={agreements.privacy}
          agreed={agreed.privacy}
          onChange={(privacy) => setAgreed({ ...agreed, privacy })}
          error={agreed.privacy ? undefined : messageFor(messages, "privacyPolicy")}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button name="intent" value="create" disabled={script && !ready} aria-describedby="not-ready">
          {t("tenants.create.submit")}
        </Button>
        {/* Canceling signs the user out: with an account and no tenant, the sign-in page would lead back here. */}
        <Button kind="secondary" formAction="/logout" name="returnTo" value="/login">
          {t("tenants.create.cancel")}
        </Button>
        <p id="not-ready" className="text-sm text-muted">
          {script && !ready && notReady}
        </p>
      </div>
    </Form>
  );
}

/** Removes characters that the country's postal codes do not have. */
function keepCode({ currentTarget }: FormEvent<HTMLInputElement>) {
  const others = hasLettersInPostalCode(countryIn(currentTarget.form)) ? /[^A-Za-z\d -]/g : /\D/g;
  const kept = currentTarget.value.replace(others, "");
  if (kept !== currentTarget.value) currentTarget.value = kept;
}
