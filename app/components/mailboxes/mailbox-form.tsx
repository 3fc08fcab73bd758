import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";
import { type FieldMessage, messageFor } from "../form/field-messages";

type Values = { directoryId: string; clientId: string; address: string };
type Props = { values: Values; hasSecret: boolean; messages: readonly FieldMessage[] };

const fields = [
  { name: "directoryId", label: "mailbox.directory", type: "text" },
  { name: "clientId", label: "mailbox.client", type: "text" },
  { name: "address", label: "mailbox.address", type: "email" },
] as const;

const steps = ["register", "permission", "limit", "secret"] as const;

/** The address of the mailbox and its credentials, with what the customer's administrator has to do first. */
export function MailboxForm({ values, hasSecret, messages }: Props) {
  const { t } = useTranslation();
  return (
    <section className="grid max-w-3xl gap-3 rounded-sm border border-line bg-surface p-6">
      <details open={!hasSecret}>
        <summary className="font-medium">{t("mailbox.steps")}</summary>
        <ol className="grid list-decimal gap-1 py-2 pl-6">
          {steps.map((step) => (
            <li key={step}>{t(`mailbox.step-${step}`)}</li>
          ))}
        </ol>
      </details>
      <Form method="post" noValidate className="grid gap-1">
        {fields.map(({ name, label, type }) => (
          <Field
            key={name}
            name={name}
            type={type}
            label={t(label)}
            defaultValue={values[name]}
            error={messageFor(messages, name)}
            autoComplete="off"
            required
          />
        ))}
        <Field
          name="secret"
          type="password"
          label={t("mailbox.secret")}
          hint={hasSecret ? t("mailbox.secret-hint") : undefined}
          error={messageFor(messages, "secret")}
          autoComplete="off"
        />
        <div>
          <Button>{t("mailbox.save")}</Button>
        </div>
      </Form>
    </section>
  );
}
