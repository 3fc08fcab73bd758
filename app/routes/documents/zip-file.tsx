import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { PendingRefresh } from "~/components/documents/pending-refresh";
import { StatusBadge } from "~/components/documents/status-badge";
import { ZipsUnpacked } from "~/components/documents/unpacking-notice";
import { Notice } from "~/components/form/notice";
import { PageHeader } from "~/components/shell/page-header";
import { CardTable } from "~/components/table/card-table";
import { isEndState } from "~/domain/documents/status";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import { listZipDocuments } from "~/operations/zip-files/documents";

type Crumbs = { model: { id: string; name: string }; fileName: string };

export const handle = {
  crumbs: ({ model, fileName }: Crumbs) => [
    { key: "shell.document-processing" },
    { text: model.name, to: `/document-processing/${model.id}/documents` },
    { key: "zip.title", to: `/document-processing/${model.id}/zip-files` },
    { text: fileName },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const modelId = args.params.tenantAIModelId ?? "";
  const zipFileId = args.params.zipFileId ?? "";
  const { id, name } = await getDocumentModel(context, { modelId }).catch(refusedPage);
  const { zipFile, items } = await listZipDocuments(context, { zipFileId, modelId }).catch(refusedPage);
  const rows = items.map(({ id: documentId, fileName, status, problem }) => ({
    id: documentId,
    fileName,
    status,
    problem,
  }));
  const resultsTo = `/document-processing/${id}/zip-files/${zipFile.id}/results.zip`;
  const { fileName, refused, problem, status } = zipFile;
  return {
    model: { id, name },
    fileName,
    refused,
    problem,
    rows,
    resultsTo,
    isBeingUnpacked: status === "received" || status === "processing",
    pending: rows.filter(({ status }) => !isEndState(status)).length,
    repeats: new URL(args.request.url).searchParams.has("watch"),
  };
}

export default function ZipFile() {
  const { t } = useTranslation();
  const { fileName, refused, problem, rows, resultsTo, isBeingUnpacked, pending, repeats } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={fileName} />
      {problem && <Notice kind="problem">{t(problem)}</Notice>}
      {isBeingUnpacked ? (
        <ZipsUnpacked count={1} repeats={repeats} />
      ) : (
        <PendingRefresh pending={pending} refreshTo="?watch=1" repeats={repeats} />
      )}
      {rows.length > 0 && (
        <p>
          <a href={resultsTo} className="link" download>
            {t("zip.results")}
          </a>
          {" · "}
          <a href={resultsTo.replace(/results\.zip$/, "validation.zip")} className="link" download>
            {t("validation.of-zip")}
          </a>
        </p>
      )}
      {rows.length > 0 && (
        <CardTable
          caption={t("zip.documents")}
          rows={rows}
          columns={[
            {
              label: t("documents.file"),
              cell: (row) => (
                <Link to={`/documents/${row.id}`} className="link wrap-anywhere">
                  {row.fileName}
                </Link>
              ),
            },
            {
              label: t("documents.status"),
              cell: ({ status, problem }) => (
                <>
                  <StatusBadge status={status} />
                  {problem && <span className="block text-sm text-muted">{t(problem)}</span>}
                </>
              ),
            },
          ]}
        />
      )}
      {refused.length > 0 && (
        <section className="grid gap-2">
          <h2>{t("zip.refused-title")}</h2>
          <ul className="list-disc pl-5">
            {refused.map(({ fileName: name, problem }) => (
              <li key={`${name} ${problem}`}>
                <span className="font-medium wrap-anywhere">{name}</span>: {t(problem)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
