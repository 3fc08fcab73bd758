import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentsFilter } from "~/components/documents/documents-filter";
import { DocumentsTable } from "~/components/documents/documents-table";
import { PendingRefresh } from "~/components/documents/pending-refresh";
import { UploadForm } from "~/components/documents/upload-form";
import { UploadResult } from "~/components/documents/upload-result";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { Notice } from "~/components/form/notice";
import { PageHeader } from "~/components/shell/page-header";
import { Pager } from "~/components/table/pager";
import { isAllowed } from "~/domain/permissions/actor";
import { refusedPage } from "~/http/form-answer";
import { receiveUpload } from "~/http/receive-upload";
import { requirePermission } from "~/http/require-permission";
import { requireTenant } from "~/http/signed-in";
import { getDocumentModel } from "~/operations/models/get-document-model";
import { filterQuery, pageLinks, sortLinks } from "./list-links";
import { readList } from "./read-list";

export const handle = {
  crumbs: (page: { model: { name: string } }) => [
    { key: "shell.document-processing" },
    { text: page.model.name },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const modelId = args.params.tenantAIModelId ?? "";
  const query = new URL(args.request.url).searchParams;
  const model = await getDocumentModel(context, { modelId }).catch(refusedPage);
  const { page, rows, pending, problems } = await readList(context, model, query);
  const filter = {
    startDate: query.get("startDate") ?? "",
    endDate: query.get("endDate") ?? "",
    status: query.get("status") ?? "",
  };
  const shown = {
    model: { id: model.id, name: model.name },
    mayUpload: isAllowed(context.actor, "TenantModel.UploadDocument"),
    filter,
    problems,
    rows,
    pending,
    received: Number(query.get("received")) || 0,
    deleted: query.get("done") === "delete",
    repeats: query.has("watch"),
    sorting: sortLinks(query),
    exportQuery: filterQuery(query),
    pager: page && {
      page: page.page,
      totalPages: Math.max(page.totalPages, 1),
      totalCount: page.totalCount,
      ...pageLinks(query, page),
    },
  };
  return data(shown, { status: problems.length > 0 ? 422 : 200 });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.UploadDocument");
  const modelId = args.params.tenantAIModelId ?? "";
  const { received, refused } = await receiveUpload(context, modelId, args.request);
  if (refused.length === 0) return redirect(`?received=${received.length}&watch=1`);
  return data({ received: received.length, refused }, { status: 422 });
}

export default function Documents() {
  const { t } = useTranslation();
  const {
    model,
    mayUpload,
    filter,
    problems,
    rows,
    pending,
    received,
    repeats,
    sorting,
    exportQuery,
    pager,
    deleted,
  } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const messages = fieldMessages(t, problems, {
    startDate: t("documents.from"),
    endDate: t("documents.to"),
    status: t("documents.status"),
  });
  const filtered = Boolean(filter.startDate || filter.endDate || filter.status);
  const exportTo = (kind: string) => `/document-processing/${model.id}/documents.${kind}${exportQuery}`;
  return (
    <>
      <PageHeader title={model.name} />
      {deleted && <Notice>{t("documents.done.delete")}</Notice>}
      <UploadResult received={answer?.received ?? received} refused={answer?.refused ?? []} />
      {mayUpload && <UploadForm uploadTo={`/document-processing/${model.id}/upload`} />}
      <ErrorSummary messages={messages} />
      <DocumentsFilter key={JSON.stringify(filter)} filter={filter} messages={messages} />
      <PendingRefresh pending={pending} refreshTo={`${exportQuery}&watch=1`} repeats={repeats} />
      {rows.length > 0 && (
        <DocumentsTable
          caption={t("documents.caption", { model: model.name })}
          rows={rows}
          sorting={sorting}
        />
      )}
      {rows.length === 0 && problems.length === 0 && (
        <p className="rounded-sm border border-line bg-surface p-6">
          {t(filtered ? "documents.none-filtered" : "documents.none")}
        </p>
      )}
      {pager && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Pager {...pager} />
          <p className="flex gap-4">
            <a className="link" href={exportTo("csv")} download>
              {t("documents.export-csv")}
            </a>
            <a className="link" href={exportTo("json")} download>
              {t("documents.export-json")}
            </a>
          </p>
        </div>
      )}
    </>
  );
}
