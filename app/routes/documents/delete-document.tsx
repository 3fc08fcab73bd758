import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { LinkButton } from "~/components/form/link-button";
import { ProblemNotices } from "~/components/form/problem-notices";
import { PageHeader } from "~/components/shell/page-header";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { deleteDocument } from "~/operations/documents/delete";
import { getDocument } from "~/operations/documents/get";

type Asked = { id: string; fileName: string; modelId: string; modelName: string };

export const handle = {
  crumbs: ({ id, fileName, modelId, modelName }: Asked) => [
    { key: "shell.document-processing" },
    { text: modelName, to: `/document-processing/${modelId}/documents` },
    { text: fileName, to: `/documents/${id}` },
    { key: "learning.delete" },
  ],
};

export async function loader(args: LoaderFunctionArgs): Promise<Asked> {
  const { context } = await requirePermission(args, "TenantModel.DeleteDocument");
  const documentId = args.params.documentId ?? "";
  const { id, fileName, modelId, modelName } = await getDocument(context, {
    documentId,
    rows: { first: 0, count: 0 },
  }).catch(refusedPage);
  return { id, fileName, modelId, modelName };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.DeleteDocument");
  const documentId = args.params.documentId ?? "";
  const { modelId } = await getDocument(context, { documentId, rows: { first: 0, count: 0 } }).catch(
    refusedPage,
  );
  try {
    await deleteDocument(context, { documentId });
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return redirect(`/document-processing/${modelId}/documents?done=delete`);
}

export default function DeleteDocument() {
  const { t } = useTranslation();
  const { id, fileName } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("learning.delete-title", { name: fileName })} />
      <ProblemNotices problems={refused?.problems} />
      <p className="max-w-prose">{t("learning.delete-what")}</p>
      <Form method="post" className="flex flex-wrap gap-2">
        <Button kind="danger">{t("learning.delete")}</Button>
        <LinkButton to={`/documents/${id}`}>{t("learning.keep")}</LinkButton>
      </Form>
    </>
  );
}
