import { Form } from "@remix-run/react";
import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";
import { LinkButton } from "../form/link-button";
import { SelectField } from "../form/select-field";
import { FeatureBoxes } from "./feature-boxes";

export type UserFormValues = {
  givenName: string;
  familyName: string;
  email: string;
  roleId: string;
  features: readonly string[] | null;
};

type Props = {
  values: UserFormValues;
  roles: readonly { id: string; name: string }[];
  problems: readonly FormProblem[] | undefined;
  submit: string;
  /** An existing user keeps the e-mail address. */
  emailFixed?: boolean;
};

/** The form that invites or edits a user. */
export function UserForm({ values, roles, problems, submit, emailFixed = false }: Props) {
  const { t } = useTranslation();
  const labels = {
    givenName: t("people.first-name"),
    familyName: t("people.last-name"),
    email: t("people.email"),
    roleId: t("people.role"),
    features: t("people.features"),
  };
  const messages = fieldMessages(t, problems, labels);
  const choices = roles.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form method="post" noValidate className="grid max-w-xl gap-1">
      <ErrorSummary messages={messages} />
      <Field
        name="givenName"
        label={labels.givenName}
        defaultValue={values.givenName}
        error={messageFor(messages, "givenName")}
        autoComplete="off"
        maxLength={80}
        required
      />
      <Field
        name="familyName"
        label={labels.familyName}
        defaultValue={values.familyName}
        error={messageFor(messages, "familyName")}
        autoComplete="off"
        maxLength={80}
        required
      />
      <Field
        name="email"
        type="email"
        label={labels.email}
        hint={emailFixed ? t("people.email-fixed") : undefined}
        defaultValue={values.email}
        error={messageFor(messages, "email")}
        autoComplete="off"
        maxLength={254}
        required={!emailFixed}
        disabled={emailFixed}
      />
      <SelectField
        name="roleId"
        label={labels.roleId}
        defaultValue={values.roleId}
        error={messageFor(messages, "roleId")}
        choices={[{ value: "", label: t("people.choose-role") }, ...choices]}
        required
      />
      <FeatureBoxes chosen={values.features} hint={t("people.features-hint")} />
      <div className="flex flex-wrap gap-2 pt-4">
        <Button>{submit}</Button>
        <LinkButton to="/Users/users">{t("people.cancel")}</LinkButton>
      </div>
    </Form>
  );
}
