import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { FormProblem } from "~/domain/errors/form-problem";
import { secondFactorDemands } from "~/domain/tenants/tenant";
import type { TenantSettingsForm } from "~/domain/tenants/tenant-inputs";
import { languages } from "~/locales/languages";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";
import { SelectField } from "../form/select-field";

type Props = {
  settings: TenantSettingsForm & { name: string; dataCenter: string };
  country: string;
  since: string;
  agreed: string | null;
  answer: { problems: FormProblem[]; typed: Record<string, string> } | null;
};

const labelKeys = {
  companyName: "tenants.company-name",
  addressLine1: "tenants.address-line-1",
  addressLine2: "tenants.address-line-2",
  city: "tenants.city",
  state: "tenants.state",
  postalCode: "tenants.postal-code",
  language: "tenants.settings.language",
  secondFactor: "tenants.settings.second-factor",
  password: "tenants.settings.second-factor-password",
} as const;

/** The details of an organization: those that cannot be changed as text, the rest as a form. */
export function SettingsForm({ settings, country, since, agreed, answer }: Props) {
  const { t } = useTranslation();
  const labels = Object.fromEntries(Object.entries(labelKeys).map(([name, key]) => [name, t(key)]));
  const messages = fieldMessages(t, answer?.problems ?? [], labels);
  const text = (name: Exclude<keyof typeof labelKeys, "password">): ComponentProps<typeof Field> => ({
    name,
    label: labels[name] ?? name,
    error: messageFor(messages, name),
    defaultValue: answer?.typed[name] ?? settings[name],
    required: name !== "addressLine2",
  });
  return (
    <Form method="post" noValidate className="grid max-w-3xl gap-4">
      <ErrorSummary messages={messages} />
      <dl className="grid gap-x-6 gap-y-2 rounded-sm border border-line bg-surface p-6 sm:grid-cols-2">
        <Fixed label={t("tenants.name")} value={settings.name} />
        <Fixed label={t("accounts.country")} value={country} />
        <Fixed
          label={t("tenants.data-center")}
          value={`${t(`tenants.data-center.${settings.dataCenter}`)} · ${t("tenants.settings.fixed")}`}
        />
        <Fixed label={t("tenants.settings.since")} value={since} />
        {agreed && <Fixed label={t("tenants.settings.agreed")} value={agreed} />}
      </dl>
      <div className="grid gap-x-6 gap-y-1 rounded-sm border border-line bg-surface p-6 sm:grid-cols-2">
        <Field {...text("companyName")} autoComplete="organization" />
        <Field {...text("addressLine1")} autoComplete="address-line1" />
        <Field
          {...text("addressLine2")}
          label={`${labels.addressLine2} (${t("form.optional")})`}
          autoComplete="address-line2"
        />
        <Field {...text("city")} autoComplete="address-level2" />
        <Field {...text("state")} autoComplete="address-level1" />
        <Field {...text("postalCode")} autoComplete="postal-code" />
        <SelectField
          name="language"
          label={labels.language ?? ""}
          hint={t("tenants.settings.language-hint")}
          error={messageFor(messages, "language")}
          defaultValue={answer?.typed.language ?? settings.language}
          choices={languages.map((value) => ({ value, label: t(`shell.language.${value}`) }))}
        />
        <SelectField
          name="secondFactor"
          label={labels.secondFactor ?? ""}
          hint={t("tenants.settings.second-factor-hint")}
          error={messageFor(messages, "secondFactor")}
          defaultValue={answer?.typed.secondFactor ?? settings.secondFactor}
          choices={secondFactorDemands.map((value) => ({
            value,
            label: t(`tenants.settings.second-factor.${value}`),
          }))}
        />
        {settings.secondFactor === "required" && (
          <Field
            name="password"
            type="password"
            label={labels.password ?? ""}
            error={messageFor(messages, "password")}
            autoComplete="current-password"
          />
        )}
      </div>
      <p>
        <Button>{t("tenants.settings.save")}</Button>
      </p>
    </Form>
  );
}

function Fixed({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="break-words">{value}</dd>
    </div>
  );
}
