import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ReadinessBadge } from "~/components/documents/readiness-badge";
import { StatusBadge } from "~/components/documents/status-badge";
import { PageHeader } from "~/components/shell/page-header";
import { CardTable } from "~/components/table/card-table";
import { PageLinks } from "~/components/table/page-links";
import { shownTime } from "~/domain/documents/shown-time";
import { refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { listAssigned } from "~/operations/documents/list-assigned";

export const handle = { crumbs: () => [{ key: "review.handling.assigned-title" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.ViewDocument");
  const query = new URL(args.request.url).searchParams;
  const list = query.get("list") === "postponed" ? "postponed" : "mine";
  const after = query.get("after") ?? undefined;
  const { items, next } = await listAssigned(context, { list, after }).catch(refusedPage);
  return {
    list,
    next: next && `?${new URLSearchParams({ list, after: next })}`,
    documents: items.map(({ culture, timeZone, ...row }) => {
      const time = (at: Date | null) => at && shownTime(at, culture, timeZone);
      const { id, modelId, modelName, fileName, status, readiness, by } = row;
      return {
        ...{ id, modelId, modelName, fileName, status, readiness, by },
        receivedAt: time(row.receivedAt),
        since: time(list === "mine" ? row.assignedAt : row.postponedUntil),
      };
    }),
  };
}

/** The documents that someone was asked to look at, of all models; and what is postponed. */
export default function Assigned() {
  const { t } = useTranslation();
  const { list, documents, next } = useLoaderData<typeof loader>();
  const title = t(list === "mine" ? "review.handling.assigned-title" : "review.handling.postponed-title");
  return (
    <>
      <PageHeader title={title} hint={t("review.handling.assigned-hint")} />
      <nav aria-label={t("review.handling.assigned-title")} className="tabs">
        {(["mine", "postponed"] as const).map((one) => (
          <Link key={one} to={`?list=${one}`} aria-current={one === list ? "page" : undefined}>
            {t(one === "mine" ? "review.handling.assigned-title" : "review.handling.postponed-title")}
          </Link>
        ))}
      </nav>
      {documents.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">
          {t(list === "mine" ? "review.handling.none-mine" : "review.handling.none-postponed")}
        </p>
      ) : (
        <CardTable
          caption={title}
          rows={documents}
          columns={[
            {
              label: t("documents.file"),
              cell: ({ id, fileName }) => (
                <Link to={`/documents/${id}`} className="break-all link">
                  {fileName}
                </Link>
              ),
            },
            { label: t("review.handling.model"), cell: ({ modelName }) => modelName },
            {
              label: t("documents.status"),
              cell: ({ status, readiness }) =>
                readiness ? <ReadinessBadge readiness={readiness} /> : <StatusBadge status={status} />,
            },
            { label: t("review.handling.received"), cell: ({ receivedAt }) => receivedAt },
            { label: t("review.handling.by"), cell: ({ by }) => by ?? t("review.somebody") },
            {
              label: t(list === "mine" ? "review.handling.since" : "review.handling.until"),
              cell: ({ since }) => since,
            },
          ]}
        />
      )}
      {next && <PageLinks previous={null} next={next} />}
    </>
  );
}
