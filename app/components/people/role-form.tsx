import { Form } from "@remix-run/react";
import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";
import { LinkButton } from "../form/link-button";
import { PermissionBoxes } from "./permission-boxes";

type Props = {
  name: string;
  chosen: readonly string[];
  grantable: readonly string[];
  problems: readonly FormProblem[] | undefined;
  submit: string;
};

/** The form that makes or changes a role. */
export function RoleForm({ name, chosen, grantable, problems, submit }: Props) {
  const { t } = useTranslation();
  const labels = { name: t("people.role-name"), permissions: t("people.permissions") };
  const messages = fieldMessages(t, problems, labels);
  return (
    <Form method="post" noValidate className="grid gap-4">
      <ErrorSummary messages={messages} />
      <div className="max-w-xl">
        <Field
          name="name"
          label={labels.name}
          defaultValue={name}
          error={messageFor(messages, "name")}
          autoComplete="off"
          maxLength={60}
          required
        />
      </div>
      <PermissionBoxes chosen={chosen} grantable={grantable} />
      <div className="flex flex-wrap gap-2">
        <Button>{submit}</Button>
        <LinkButton to="/roles/roles">{t("people.cancel")}</LinkButton>
      </div>
    </Form>
  );
}
