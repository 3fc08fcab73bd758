import { Form } from "@remix-run/react";
import type { FormProblem } from "~/domain/errors/form-problem";
import { keyLifetimes } from "~/domain/keys/key-lifetimes";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";
import { LinkButton } from "../form/link-button";
import { SelectField } from "../form/select-field";
import { TickBox } from "../models/tick-box";
import { PermissionBoxes } from "../people/permission-boxes";

type Props = {
  /** The entries of the refused form; null before it was sent. */
  typed: Record<string, string> | null;
  grantable: readonly string[];
  problems: readonly FormProblem[] | undefined;
  backTo: string;
};

/**
 * The form that creates a key. Nothing is ticked by default, so that a key has only deliberately chosen permissions.
 */
export function KeyForm({ typed, grantable, problems, backTo }: Props) {
  const { t } = useTranslation();
  const labels = {
    name: t("keys.key-name"),
    lifetime: t("keys.lifetime"),
    permissions: t("keys.permissions"),
  };
  const messages = fieldMessages(t, problems, labels);
  const lifetimes = keyLifetimes.map((days) => String(days ?? ""));
  return (
    <Form method="post" noValidate className="grid gap-3">
      <ErrorSummary messages={messages} />
      <div className="grid max-w-xl gap-1">
        <Field
          name="name"
          label={labels.name}
          hint={t("keys.key-name-hint")}
          defaultValue={typed?.name ?? ""}
          error={messageFor(messages, "name")}
          autoComplete="off"
          maxLength={80}
          required
        />
        <SelectField
          name="lifetime"
          label={labels.lifetime}
          defaultValue={typed?.lifetime ?? "90"}
          error={messageFor(messages, "lifetime")}
          choices={lifetimes.map((value) => ({ value, label: t(`keys.lifetime.${value}`) }))}
        />
        <TickBox
          name="isSandbox"
          label={t("keys.sandbox")}
          hint={t("keys.sandbox-hint")}
          ticked={typed?.isSandbox !== undefined}
        />
      </div>
      <div>
        <h2>{labels.permissions}</h2>
        <p className="text-sm text-muted">{t("keys.permissions-hint")}</p>
        <p className="min-h-6 text-sm font-medium text-failed">{messageFor(messages, "permissions")}</p>
        <PermissionBoxes
          chosen={grantable.filter((permission) => typed?.[`permission.${permission}`] !== undefined)}
          grantable={grantable}
          onlyGrantable
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button>{t("keys.create-key")}</Button>
        <LinkButton to={backTo}>{t("people.cancel")}</LinkButton>
      </div>
    </Form>
  );
}
