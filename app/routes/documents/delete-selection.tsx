import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/form/button";
import { LinkButton } from "~/components/form/link-button";
import { PageHeader } from "~/components/shell/page-header";
import { mostAtOnce } from "~/domain/documents/bulk-inputs";
import { AppError } from "~/domain/errors/app-error";
import { refusedPage } from "~/http/form-answer";
import { requirePermission } from "~/http/require-permission";
import { deleteDocument } from "~/operations/documents/delete-document";
import { getDocumentModel } from "~/operations/models/get-document-model";

type Asked = { model: { id: string; name: string } };

export const handle = {
  crumbs: ({ model }: Asked) => [
    { key: "shell.document-processing" },
    { text: model.name, to: `/document-processing/${model.id}/documents` },
    { key: "list.do.delete" },
  ],
};

export async function loader(args: LoaderFunctionArgs): Promise<Asked> {
  const { context } = await requirePermission(args, "TenantModel.DeleteDocument");
  const modelId = args.params.tenantAIModelId ?? "";
  const { id, name } = await getDocumentModel(context, { modelId }).catch(refusedPage);
  return { model: { id, name } };
}

/** Asks first: the ids travel in the form, and only its own button deletes. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.DeleteDocument");
  const modelId = args.params.tenantAIModelId ?? "";
  await getDocumentModel(context, { modelId }).catch(refusedPage);
  const form = await args.request.formData();
  const ids = [...new Set(form.getAll("documentId").map(String))].slice(0, mostAtOnce);
  if (form.get("confirmed") !== "yes" || ids.length === 0)
    return data({ ids, whole: form.get("which") === "all" });
  const outcome = { ok: 0, conflicts: 0 };
  for (const documentId of ids)
    try {
      await deleteDocument(context, { documentId, modelId });
      outcome.ok += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.conflicts += 1;
    }
  const { ok, conflicts } = outcome;
  return redirect(
    `/document-processing/${modelId}/documents?outcome=delete&ok=${ok}&conflicts=${conflicts}`,
    303,
  );
}

export default function DeleteSelection() {
  const { t } = useTranslation();
  const { model } = useLoaderData<typeof loader>();
  const ids = useActionData<typeof action>()?.ids ?? [];
  const whole = useActionData<typeof action>()?.whole ?? false;
  return (
    <>
      <PageHeader title={t("list.delete-title", { count: ids.length })} />
      <p className="max-w-prose">
        {ids.length === 0 || whole ? t("list.delete-none") : t("list.delete-what")}
      </p>
      <Form method="post" className="flex flex-wrap gap-2">
        {ids.map((id) => (
          <input key={id} type="hidden" name="documentId" value={id} />
        ))}
        {ids.length > 0 && (
          <Button kind="danger" name="confirmed" value="yes">
            {t("list.delete-yes", { count: ids.length })}
          </Button>
        )}
        <LinkButton to={`/document-processing/${model.id}/documents`}>{t("list.delete-no")}</LinkButton>
      </Form>
    </>
  );
}
