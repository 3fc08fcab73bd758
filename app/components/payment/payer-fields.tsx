import type { ComponentProps } from "react";
import { Field } from "~/components/form/field";
import type { Translate } from "~/locales/translate";
import { useTranslation } from "~/locales/use-translation";

type Name = "ccFirstName" | "ccLastName" | "nameOnCard" | "ccAddress" | "ccCity" | "ccState" | "ccZip";

type Props = {
  typed: Record<string, string | undefined>;
  country: string;
  withCard: boolean;
  errorOf(name: string): string | undefined;
};

/** The labels of the billing form's fields, for its error summary too. */
export const payerLabels = {
  ccFirstName: "billing.payment.first-name",
  ccLastName: "billing.payment.last-name",
  nameOnCard: "billing.payment.name-on-card",
  ccAddress: "billing.payment.address",
  ccCity: "billing.payment.city",
  ccState: "billing.payment.state",
  ccZip: "billing.payment.zip",
  cardNumber: "billing.payment.card-number",
  ccCardCode: "billing.payment.cvc",
  month: "billing.payment.month",
  year: "billing.payment.year",
} as const;

// Letters, spaces, hyphens and apostrophes, as the server accepts them.
const namePattern = "[\\p{L} '’\\-]+";

/** The payer and the address. The country is the organization's and cannot be changed here. */
export function PayerNames({ typed, errorOf, withCard }: Omit<Props, "country">) {
  const { t } = useTranslation();
  const text = textOf(typed, errorOf, t);
  return (
    <>
      <Field {...text("ccFirstName")} autoComplete="given-name" pattern={namePattern} required />
      <Field {...text("ccLastName")} autoComplete="family-name" pattern={namePattern} required />
      {withCard && <Field {...optional(text("nameOnCard"), t)} autoComplete="cc-name" />}
    </>
  );
}

export function PayerAddress({ typed, errorOf, country }: Omit<Props, "withCard">) {
  const { t } = useTranslation();
  const text = textOf(typed, errorOf, t);
  return (
    <>
      <Field {...optional(text("ccAddress"), t)} autoComplete="street-address" />
      <Field {...optional(text("ccCity"), t)} autoComplete="address-level2" />
      <Field {...optional(text("ccState"), t)} autoComplete="address-level1" />
      <Field {...optional(text("ccZip"), t)} autoComplete="postal-code" maxLength={6} />
      <Field name="country" label={t("billing.payment.country")} defaultValue={country} disabled />
    </>
  );
}

const textOf =
  (typed: Props["typed"], errorOf: Props["errorOf"], t: Translate) =>
  (name: Name): ComponentProps<typeof Field> => ({
    name,
    defaultValue: typed[name],
    label: t(payerLabels[name]),
    error: errorOf(name),
  });

const optional = (field: ComponentProps<typeof Field>, t: Translate) => ({
  ...field,
  label: `${field.label} (${t("form.optional")})`,
});
