import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { StatusBadge } from "~/components/documents/status-badge";
import { Button } from "~/components/form/button";
import { Notice } from "~/components/form/notice";
import { PageHeader } from "~/components/shell/page-header";
import { CardTable } from "~/components/table/card-table";
import { PageLinks } from "~/components/table/page-links";
import { defaultColumns } from "~/domain/documents/list-columns";
import { shownValue } from "~/domain/documents/shown-value";
import { AppError } from "~/domain/errors/app-error";
import { shownMoment } from "~/domain/tenants/shown-day";
import { problemsOf } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { listValues } from "~/operations/documents/list-values";
import { type FoundDocument, searchAllDocuments } from "~/operations/documents/search-all";
import { fieldColumns } from "./list-columns-of";

export const handle = { crumbs: () => [{ key: "list.search-all" }] };

/** What was found for the text of the address: by number, vendor, amount or any other words, over all models. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.ViewDocument");
  const query = new URL(args.request.url).searchParams;
  const text = query.get("text")?.trim() ?? "";
  const nothing = {
    text,
    rows: [] as (Row & { received: string })[],
    next: null,
    problem: null as string | null,
  };
  if (!text) return nothing;
  try {
    const cursor = query.get("cursor") ?? undefined;
    const { items, nextCursor } = await searchAllDocuments(context, { text, cursor });
    const documentIds = items.map(({ id }) => id);
    const values = documentIds.length > 0 ? await listValues(context, { documentIds }) : [];
    return {
      ...nothing,
      rows: items.map((item) => ({
        ...rowOf(item, values.find(({ id }) => id === item.id)?.values ?? {}),
        // Documents of several models stand in one column, so their times are written as the organization does.
        received: shownMoment(item.receivedOn, context.tenant),
      })),
      next: nextCursor && `?${new URLSearchParams({ text, cursor: nextCursor })}`,
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") throw error;
    return { ...nothing, problem: problemsOf(error)[0]?.messageKey ?? error.messageKey };
  }
}

type Row = ReturnType<typeof rowOf>;

/** What people know a document by: the values that a list of its model shows first. */
function rowOf({ id, fileName, status, model }: FoundDocument, values: Record<string, string>) {
  const known = fieldColumns(model, defaultColumns(model)).flatMap(({ key, type }) => {
    const value = values[key];
    return value ? [shownValue(value, type, model.culture)] : [];
  });
  return {
    id,
    fileName,
    status,
    known: known.join(" · "),
    model: model.name,
  };
}

export default function Search() {
  const { t } = useTranslation();
  const { text, rows, next, problem } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("list.search-all")} hint={t("list.search-all-hint")} />
      <Form method="get" role="search" className="flex flex-wrap gap-2">
        <input
          name="text"
          type="search"
          aria-label={t("list.search")}
          maxLength={200}
          defaultValue={text}
          key={text}
          className="min-h-10 min-w-40 max-w-96 flex-1 rounded-sm border border-edge bg-surface px-3 py-1.5"
        />
        <Button>{t("list.search-all-do")}</Button>
      </Form>
      {problem && <Notice kind="problem">{t(problem)}</Notice>}
      {text && !problem && rows.length === 0 && <p role="status">{t("list.search-all-none", { text })}</p>}
      {rows.length > 0 && (
        <CardTable
          caption={t("list.search-all")}
          rows={rows}
          columns={[
            {
              label: t("list.search-all-head.file"),
              cell: ({ id, fileName }) => (
                <Link
                  to={`/documents/${id}`}
                  title={fileName}
                  className="link one-line sm:max-w-44 xxl:max-w-80"
                >
                  {fileName}
                </Link>
              ),
            },
            {
              label: t("list.search-all-head.known"),
              cell: ({ known }) => (
                <span className="one-line max-sm:whitespace-normal sm:max-w-md xxl:max-w-2xl" title={known}>
                  {known}
                </span>
              ),
            },
            { label: t("documents.status"), cell: ({ status }) => <StatusBadge status={status} /> },
            {
              label: t("list.search-all-head.model"),
              cell: ({ model }) => <span className="whitespace-nowrap">{model}</span>,
            },
            {
              label: t("documents.received"),
              cell: ({ received }) => <span className="whitespace-nowrap">{received}</span>,
            },
          ]}
        />
      )}
      {next && <PageLinks previous={null} next={next} />}
    </>
  );
}
