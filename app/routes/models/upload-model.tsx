import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { messageFor } from "~/components/form/field-messages";
import { LinkButton } from "~/components/form/link-button";
import { PasswordField } from "~/components/form/password-field";
import { PageHeader } from "~/components/shell/page-header";
import { FileField } from "~/components/uploads/file-field";
import { maxModelFileLength } from "~/domain/models/model-file";
import { formErrorResponse } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { uploadModel } from "~/operations/models/upload";

const list = "/aimodels/aimodels-list";

export const handle = { crumbs: () => [{ key: "models.title", to: list }, { key: "models.upload" }] };

export async function loader(args: LoaderFunctionArgs) {
  await requirePermission(args, "TenantModel.EditModel");
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const form = await args.request.formData();
  const { name = "", password = "" } = formFields(form);
  try {
    const { modelId } = await uploadModel(context, { text: await textOf(form.get("file")), name, password });
    return redirect(`${list}?created=${modelId}`);
  } catch (error) {
    return formErrorResponse(error, form);
  }
}

export default function UploadModel() {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const controls: Record<string, string> = {
    name: t("models.upload-name"),
    password: t("models.upload-password"),
    file: t("models.file"),
    text: t("models.file"),
  };
  // A problem at a place in the file leads to the control that chose the file, and names the place.
  const messages = (answer?.problems ?? []).map(({ field, messageKey, values }) => {
    const control = messageKey === "models.problem.file-value" ? undefined : controls[field];
    return {
      field: control && field !== "text" ? field : "file",
      label: control ?? t("models.file-place", { place: field }),
      text: t(messageKey, values),
    };
  });
  return (
    <>
      <PageHeader title={t("models.upload")} hint={t("models.upload-hint")} />
      <Form method="post" encType="multipart/form-data" noValidate className="grid max-w-xl gap-1">
        <ErrorSummary messages={messages} />
        <div className="pb-6">
          <FileField
            label={t("models.file")}
            accept=".json,application/json"
            invalid={messages.some(({ field }) => field === "file")}
          />
        </div>
        <Field
          name="name"
          label={controls.name ?? ""}
          hint={t("models.upload-name-hint")}
          defaultValue={answer?.typed.name ?? ""}
          error={messageFor(messages, "name")}
          autoComplete="off"
          maxLength={80}
        />
        <PasswordField
          name="password"
          label={controls.password ?? ""}
          hint={t("models.upload-password-hint")}
          error={messageFor(messages, "password")}
          autoComplete="new-password"
        />
        <div className="flex flex-wrap gap-2">
          <Button>{t("models.upload")}</Button>
          <LinkButton to={list}>{t("models.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}

/** A file that is too long is not read to its end; its length is refused by the operation. */
const textOf = async (file: FormDataEntryValue | null): Promise<string> =>
  file instanceof File ? file.slice(0, 4 * maxModelFileLength).text() : "";
