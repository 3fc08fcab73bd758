import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ZipsUnpacked } from "~/components/documents/unpacking-notice";
import { PageHeader } from "~/components/shell/page-header";
import { CardTable } from "~/components/table/card-table";
import { PageLinks } from "~/components/table/page-links";
import { shownTime } from "~/domain/documents/shown-time";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import { listZipFiles } from "~/operations/zip-files/list";

export const handle = {
  crumbs: ({ model }: { model: { id: string; name: string } }) => [
    { key: "shell.document-processing" },
    { text: model.name, to: `/document-processing/${model.id}/documents` },
    { key: "zip.title" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const modelId = args.params.tenantAIModelId ?? "";
  const model = await getDocumentModel(context, { modelId }).catch(refusedPage);
  const query = new URL(args.request.url).searchParams;
  const cursor = query.get("cursor") ?? undefined;
  const { items, nextCursor } = await listZipFiles(context, { modelId, cursor }).catch(refusedPage);
  const rows = items.map(({ submittedAt, ...zip }) => ({
    ...zip,
    submitted: shownTime(submittedAt, model.culture, model.timeZone),
  }));
  return { model: { id: model.id, name: model.name }, rows, next: nextCursor, repeats: query.has("watch") };
}

export default function ZipFiles() {
  const { t } = useTranslation();
  const { model, rows, next, repeats } = useLoaderData<typeof loader>();
  const unpacked = rows.filter(({ status }) => status === "received" || status === "processing").length;
  return (
    <>
      <PageHeader title={t("zip.title")} hint={t("zip.hint")} />
      {unpacked > 0 && <ZipsUnpacked count={unpacked} repeats={repeats} />}
      {rows.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">{t("zip.none")}</p>
      ) : (
        <CardTable
          caption={t("zip.caption", { model: model.name })}
          rows={rows}
          columns={[
            {
              label: t("documents.file"),
              cell: ({ id, fileName }) => (
                <Link to={`/document-processing/${model.id}/zip-files/${id}`} className="link wrap-anywhere">
                  {fileName}
                </Link>
              ),
            },
            { label: t("zip.submitted"), cell: ({ submitted }) => submitted },
            {
              label: t("documents.status"),
              cell: ({ status, problem }) => (
                <>
                  {t(`zip.status.${status}`)}
                  {problem && <span className="block text-sm text-failed">{t(problem)}</span>}
                </>
              ),
            },
            { label: t("zip.documents"), number: true, cell: ({ taken }) => taken },
            { label: t("zip.refused"), number: true, cell: ({ refused }) => refused.length },
          ]}
        />
      )}
      {next && <PageLinks previous={null} next={`?cursor=${next}`} />}
    </>
  );
}
