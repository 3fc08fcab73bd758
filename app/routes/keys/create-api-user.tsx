import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { LinkButton } from "~/components/form/link-button";
import { SelectField } from "~/components/form/select-field";
import { PageHeader } from "~/components/shell/page-header";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { createApiUser } from "~/operations/keys/create-user";
import { listRoleChoices } from "~/operations/roles/list-choices";

export const handle = {
  crumbs: () => [{ key: "keys.users", to: "/Users/api-users" }, { key: "keys.create-user" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "ApiKeys.Edit");
  return { roles: await listRoleChoices(context, {}).catch(refusedPage) };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "ApiKeys.Edit");
  const form = await args.request.formData();
  const { name = "", roleId = "" } = formFields(form);
  try {
    const { memberId } = await createApiUser(context, { name, roleId });
    return redirect(`/Users/api-users/${memberId}`);
  } catch (error) {
    return formErrorResponse(error, form);
  }
}

export default function CreateApiUser() {
  const { t } = useTranslation();
  const { roles } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const labels = { name: t("keys.name"), roleId: t("people.role") };
  const messages = fieldMessages(t, answer?.problems, labels);
  const choices = roles.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <PageHeader title={t("keys.create-user")} />
      <Form method="post" noValidate className="grid max-w-xl gap-1">
        <ErrorSummary messages={messages} />
        <Field
          name="name"
          label={labels.name}
          hint={t("keys.name-hint")}
          defaultValue={answer?.typed.name ?? ""}
          error={messageFor(messages, "name")}
          autoComplete="off"
          maxLength={80}
          required
        />
        <SelectField
          name="roleId"
          label={labels.roleId}
          hint={t("keys.role-hint")}
          defaultValue={answer?.typed.roleId ?? ""}
          error={messageFor(messages, "roleId")}
          choices={[{ value: "", label: t("people.choose-role") }, ...choices]}
          required
        />
        <div className="flex flex-wrap gap-2">
          <Button>{t("keys.create-user")}</Button>
          <LinkButton to="/Users/api-users">{t("people.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
