import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";
import { LinkButton } from "../form/link-button";
import { TextAreaField } from "../form/text-area-field";

/** What the form is filled with, as it was typed. */
export type TypedSupplier = Record<
  | "number"
  | "name"
  | "otherNames"
  | "taxNumbers"
  | "country"
  | "currency"
  | "email"
  | "defaultAccount"
  | "orderRequired",
  string
>;

type Props = {
  typed: TypedSupplier;
  problems: readonly FormProblem[] | undefined;
  submit: string;
  backTo: string;
};

/** The supplier's data on file, without its bank accounts. */
export function SupplierForm({ typed, problems, submit, backTo }: Props) {
  const { t } = useTranslation();
  const labels = {
    number: t("suppliers.number"),
    name: t("suppliers.name"),
    otherNames: t("suppliers.other-names"),
    taxNumbers: t("suppliers.tax-numbers"),
    country: t("suppliers.country"),
    currency: t("suppliers.currency"),
    email: t("suppliers.email"),
    defaultAccount: t("suppliers.default-account"),
  };
  const messages = fieldMessages(t, problems, labels);
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    defaultValue: typed[name],
    error: messageFor(messages, name),
  });
  return (
    <>
      <ErrorSummary messages={messages} />
      <form
        method="post"
        className="grid gap-x-3 rounded-sm border border-line bg-surface p-4 sm:grid-cols-2"
      >
        <Field {...field("name")} required maxLength={200} />
        <Field {...field("number")} maxLength={60} />
        <TextAreaField {...field("otherNames")} hint={t("suppliers.other-names-hint")} rows={3} />
        <TextAreaField {...field("taxNumbers")} hint={t("suppliers.tax-numbers-hint")} rows={3} />
        <Field {...field("country")} hint={t("suppliers.country-hint")} maxLength={2} />
        <Field {...field("currency")} hint={t("suppliers.currency-hint")} maxLength={3} />
        <Field {...field("email")} type="email" maxLength={254} />
        <Field {...field("defaultAccount")} maxLength={60} />
        <p className="flex items-center gap-2 pb-4 sm:col-span-2">
          <input
            type="checkbox"
            id="order-required"
            name="orderRequired"
            value="yes"
            defaultChecked={typed.orderRequired === "yes"}
            className="size-4 shrink-0 accent-accent"
          />
          <label htmlFor="order-required">{t("suppliers.order-required")}</label>
        </p>
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button>{submit}</Button>
          <LinkButton to={backTo}>{t("dialog.cancel")}</LinkButton>
        </div>
      </form>
    </>
  );
}
