import type { ClipboardEvent, FormEvent } from "react";
import { Field } from "~/components/form/field";
import { SelectField } from "~/components/form/select-field";
import { expiryMonths } from "~/domain/billing/card-dates";
import { useTranslation } from "~/locales/use-translation";

type Props = {
  typed: Record<string, string | undefined>;
  years: readonly string[];
  month: string;
  errorOf(name: string): string | undefined;
};

/** The card itself. Neither number nor code is filled in again after a refusal, and neither can be pasted. */
export function CardFields({ typed, years, month, errorOf }: Props) {
  const { t } = useTranslation();
  const typedOnly = { onInput: keepDigits, onPaste: refuse, inputMode: "numeric" } as const;
  const same = (value: string) => ({ value, label: value });
  return (
    <>
      <Field
        name="cardNumber"
        label={t("billing.payment.card-number")}
        error={errorOf("cardNumber")}
        autoComplete="cc-number"
        maxLength={16}
        pattern="[0-9]{12,16}"
        required
        {...typedOnly}
      />
      <Field
        name="ccCardCode"
        label={t("billing.payment.cvc")}
        error={errorOf("ccCardCode")}
        autoComplete="cc-csc"
        maxLength={4}
        pattern="[0-9]{3,4}"
        required
        {...typedOnly}
      />
      <SelectField
        name="month"
        label={t("billing.payment.month")}
        error={errorOf("month")}
        choices={expiryMonths.map(same)}
        defaultValue={typed.month ?? month}
        autoComplete="cc-exp-month"
      />
      <SelectField
        name="year"
        defaultValue={typed.year}
        label={t("billing.payment.year")}
        error={errorOf("year")}
        choices={years.map(same)}
        autoComplete="cc-exp-year"
      />
    </>
  );
}

function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>) {
  const digits = currentTarget.value.replace(/\D/g, "");
  if (digits !== currentTarget.value) currentTarget.value = digits;
}

const refuse = (event: ClipboardEvent) => event.preventDefault();
