import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { BulkBar } from "~/components/documents/bulk-bar";
import { BulkNotices } from "~/components/documents/bulk-notices";
import { ColumnChoice } from "~/components/documents/column-choice";
import { DocumentsFilter } from "~/components/documents/documents-filter";
import { DocumentsTable } from "~/components/documents/documents-table";
import {
  ListConcernLinks,
  ListOrderLinks,
  ListReadinessLinks,
  ListStatusLinks,
} from "~/components/documents/list-status-links";
import { NoRows } from "~/components/documents/no-rows";
import { PendingRefresh } from "~/components/documents/pending-refresh";
import { SavedFilters } from "~/components/documents/saved-filters";
import { UploadForm } from "~/components/documents/upload-form";
import { UploadResult } from "~/components/documents/upload-result";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { DropPanel } from "~/components/shell/drop-panel";
import { InlineIcon } from "~/components/shell/inline-icon";
import { Pager } from "~/components/table/pager";
import { isAllowed } from "~/domain/permissions/actor";
import { refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { receiveUpload } from "~/http/receive-upload";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { getColumns } from "~/operations/documents/get-columns";
import { getReviewStart } from "~/operations/documents/get-review-start";
import { listBulkActions } from "~/operations/documents/list-bulk";
import { listSavedFilters } from "~/operations/documents/list-filters";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import {
  bulkMayOf,
  concernLinksOf,
  filterChoices,
  filterOf,
  orderLinksOf,
  outcomeOf,
  readinessLinksOf,
  statusLinksOf,
} from "./list-about";
import { columnOptions, fieldColumns, shownColumns } from "./list-columns-of";
import {
  filterQuery,
  freshLink,
  listQuery,
  listSizes,
  pageJumps,
  pageLinks,
  searchLink,
  sizeLink,
  sizeOf,
  sortLinks,
} from "./list-links";
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
  const [model, columns] = await Promise.all([
    getDocumentModel(context, { modelId }),
    getColumns(context, { modelId }),
  ]).catch(refusedPage);
  const [list, filters, running, start] = await Promise.all([
    readList(context, model, query, {
      fields: fieldColumns(model, columns.shown),
      erpIn: columns.shown.includes("erp") ? await languageOf(args.request) : null,
    }),
    listSavedFilters(context, { modelId }),
    listBulkActions(context, { modelId }),
    getReviewStart(context, { modelId }),
  ]);
  const { page, found, rows, counts, pending, problems } = list;
  const filter = filterOf(query, model.timeZone);
  const statuses = statusLinksOf(query, counts);
  const shown = {
    model: { id: model.id, name: model.name },
    about: [
      ...(model.baseModelId === "energy-bills" ? [{ to: `/energy/${modelId}`, label: "energy.title" }] : []),
      { to: `/edits/${modelId}${filterQuery(query)}`, label: "edits.title" },
      { to: `/validation/${modelId}/ai`, label: "validation.reports" },
      { to: `/document-processing/${modelId}/zip-files`, label: "zip.title" },
      ...(isAllowed(context.actor, "TenantModel.DeleteDocument")
        ? [{ to: `/document-processing/${modelId}/trash`, label: "documents.trash" }]
        : []),
      ...(isAllowed(context.actor, "TenantModel.EditModel")
        ? [{ to: `/aimodels/edit-aimodel/${modelId}`, label: "documents.model-settings" }]
        : []),
      ...(model.hasErp ? [{ to: `/document-processing/${modelId}/erp`, label: "erp.sendings" }] : []),
      ...listSizes
        .filter((size) => size !== sizeOf(query))
        .map((size) => ({ to: sizeLink(query, size), label: `list.size-${size}` })),
      ...["csv", "json"].map((kind) => ({
        to: `/document-processing/${modelId}/documents.${kind}${filterQuery(query)}`,
        label: `documents.export-${kind}`,
        file: true,
      })),
    ].map((link) => ({ file: false, ...link })),
    start,
    mayUpload: isAllowed(context.actor, "TenantModel.UploadDocument"),
    // The form that is sent twice without script makes its documents once.
    uploadKey: crypto.randomUUID(),
    filter,
    choices: filterChoices,
    // No document was ever received: there is nothing to look for, and one thing to do.
    first: statuses.length === 1 && !Object.values(filter).some(Boolean),
    problems,
    rows,
    columns: shownColumns(model, columns.shown),
    columnsKey: columns.shown.join(),
    columnOptions: columnOptions(model, columns),
    pending,
    statuses,
    readinesses: readinessLinksOf(query, list.readinesses),
    orders: orderLinksOf(query, list.orders),
    concerns: concernLinksOf(query, list.concerns),
    filters,
    running,
    outcome: outcomeOf(query),
    may: bulkMayOf(context.actor, model.hasErp),
    found: found && {
      matches: found.matches,
      more: found.more,
      next: found.nextCursor && searchLink(query, found.nextCursor),
    },
    total: found?.more ? null : (found?.matches ?? page?.totalCount ?? 0),
    received: Number(query.get("received")) || 0,
    deleted: query.get("done") === "delete",
    repeats: query.has("watch"),
    sorting: sortLinks(query),
    ownQuery: listQuery(query).slice(1),
    refreshTo: freshLink(query),
    isBeyond: (page?.totalCount ?? 0) > 0,
    pager: page && {
      page: page.page,
      totalPages: Math.max(page.totalPages, 1),
      totalCount: page.totalCount,
      ...pageLinks(query, page),
      jumps: pageJumps(query, page),
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
  const shown = useLoaderData<typeof loader>();
  const {
    model,
    filter,
    first,
    problems,
    rows,
    repeats,
    ownQuery,
    refreshTo,
    pager,
    filters,
    may,
    found,
    columns,
  } = shown;
  const answer = useActionData<typeof action>();
  const messages = fieldMessages(t, problems, {
    startDate: t("documents.from"),
    endDate: t("documents.to"),
    status: t("documents.status"),
    readiness: t("readiness.title"),
    orderOutcome: t("orders.outcome"),
    concern: t("readiness.reason"),
  });
  return (
    <>
      <header className="flex flex-wrap items-center gap-2">
        <h1 className="max-sm:grow">{model.name}</h1>
        {!first && (
          <DocumentsFilter
            key={JSON.stringify(filter)}
            filter={filter}
            choices={shown.choices}
            messages={messages}
          />
        )}
        {shown.start.documentId && (
          <LinkButton to={`/documents/${shown.start.documentId}?from=queue`}>
            {t("list.review", { count: shown.start.total })}
          </LinkButton>
        )}
        {shown.mayUpload && (
          <>
            <Link to={`/photo/${model.id}`} className="link sm:hidden">
              {t("documents.photo.title")}
            </Link>
            <UploadForm
              uploadTo={`/document-processing/${model.id}/upload`}
              uploadKey={shown.uploadKey}
              first={first}
            />
          </>
        )}
      </header>
      {shown.deleted && <Notice>{t("documents.done.delete")}</Notice>}
      <UploadResult received={answer?.received ?? shown.received} refused={answer?.refused ?? []} />
      <BulkNotices
        outcome={shown.outcome}
        running={shown.running}
        repeats={repeats}
        refreshTo={refreshTo}
        undo={
          may["take-back"] ? { action: `/document-processing/${model.id}/selection`, query: ownQuery } : null
        }
      />
      <ErrorSummary messages={messages} />
      {!first && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <ListStatusLinks links={shown.statuses} />
          <ListReadinessLinks links={shown.readinesses} />
          <ListOrderLinks links={shown.orders} />
          <ListConcernLinks links={shown.concerns} />
          <div className="flex flex-wrap items-center sm:ml-auto">
            <ColumnChoice
              key={shown.columnsKey}
              options={shown.columnOptions}
              action={`/document-processing/${model.id}/columns`}
              query={ownQuery}
            />
            <SavedFilters
              filters={filters}
              action={`/document-processing/${model.id}/filters`}
              query={ownQuery}
            />
            <DropPanel kind="quiet" label={t("list.more")}>
              <ul className="grid gap-2">
                {shown.about.map(({ to, label, file }) => (
                  <li key={to}>
                    <Link to={to} className="link" reloadDocument={file}>
                      {t(label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </DropPanel>
          </div>
        </div>
      )}
      <PendingRefresh pending={shown.pending} refreshTo={refreshTo} repeats={repeats} />
      {found && (
        <p role="status">{t(found.more ? "list.found-more" : "list.found", { count: found.matches })}</p>
      )}
      {rows.length > 0 && (
        <form
          method="post"
          action={`/document-processing/${model.id}/selection`}
          className="grid gap-3"
          aria-label={t("list.bulk")}
        >
          <input type="hidden" name="query" value={ownQuery} />
          <DocumentsTable
            caption={t("documents.caption", { model: model.name })}
            rows={rows}
            columns={columns}
            sorting={found ? {} : shown.sorting}
            from={filter.readiness === "ready" ? "?from=ready" : ""}
          />
          <BulkBar
            may={may}
            total={shown.total}
            confirmTo={`/document-processing/${model.id}/delete-selection`}
            approveTo={`/document-processing/${model.id}/approve-selection`}
          />
        </form>
      )}
      {found?.next && (
        <Link to={found.next} rel="next" className="link">
          {t("list.search-next")} <InlineIcon kind="next" />
        </Link>
      )}
      {rows.length === 0 && problems.length === 0 && (
        <NoRows filter={filter} isBeyond={shown.isBeyond} firstPage={`?${ownQuery}`} />
      )}
      {pager && <Pager {...pager} />}
    </>
  );
}
