import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PhotoForm } from "~/components/documents/photo-form";
import { PageHeader } from "~/components/shell/page-header";
import { refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { getDocumentModel } from "~/operations/models/get-for-documents";

type Shown = { to: string; name: string | null };

export const handle = {
  crumbs: ({ to, name }: Shown) => [
    ...(name === null
      ? [{ key: "intake.inbox.title", to }]
      : [{ key: "shell.document-processing" }, { text: name, to }]),
    { key: "documents.photo.title" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.UploadDocument");
  const modelId = args.params.tenantAIModelId;
  const model = modelId ? await getDocumentModel(context, { modelId }).catch(refusedPage) : null;
  const to = model ? `/document-processing/${model.id}/documents` : "/inbox";
  return { to, name: model?.name ?? null, uploadKey: crypto.randomUUID() };
}

/** Takes a picture of a document with the camera of a phone, for a model or for the inbox. */
export default function Photo() {
  const { t } = useTranslation();
  const { to, name, uploadKey } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("documents.photo.title")} hint={name ?? t("intake.inbox.title")} />
      <PhotoForm to={to} uploadKey={uploadKey} />
    </>
  );
}
