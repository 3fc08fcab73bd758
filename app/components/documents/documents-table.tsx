import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { DocumentStatus } from "~/domain/documents/status";
import { CardTable } from "../table/card-table";
import { Mark } from "./mark";
import { StatusBadge } from "./status-badge";

/** A document as the list shows it; times are written out in the model's culture and time zone. */
export type DocumentRow = {
  id: string;
  fileName: string;
  status: DocumentStatus;
  confidence: number | null;
  problem: string | null;
  received: string;
  processed: string | null;
  duplicate: boolean;
  /** The file it was split off from. */
  parent: { id: string; fileName: string } | null;
};

/** Where a click on a column's head leads, and how the list is sorted by it now. */
export type SortLink = { to: string; direction: "ascending" | "descending" | "none" };

type Props = { caption: string; rows: readonly DocumentRow[]; sorting: Record<string, SortLink> };

/** A page of a model's documents, each to be ticked for what the form around the table does. */
export function DocumentsTable({ caption, rows, sorting }: Props) {
  const { t } = useTranslation();
  const head = (field: string, label: string) => ({ label, sort: sortOf(label, sorting[field]) });
  return (
    <CardTable
      caption={caption}
      rows={rows}
      columns={[
        {
          ...head("fileName", t("documents.file")),
          cell: ({ id, fileName, parent }) => (
            <span className="flex items-center gap-3">
              <input
                type="checkbox"
                name="documentId"
                value={id}
                aria-label={t("list.tick", { name: fileName })}
                className="size-6 shrink-0"
              />
              <span>
                <Link to={`/documents/${id}`} className="link break-all">
                  {fileName}
                </Link>
                {parent && (
                  <Link
                    to={`/documents/${parent.id}`}
                    className="block text-sm break-all text-muted underline"
                  >
                    {t("list.part-of", { name: parent.fileName })}
                  </Link>
                )}
              </span>
            </span>
          ),
        },
        {
          ...head("status", t("documents.status")),
          cell: ({ status, problem, duplicate }) => (
            <>
              <StatusBadge status={status} />
              {problem && <span className="block text-sm text-muted">{t(problem)}</span>}
              {duplicate && (
                <span className="block text-sm text-failed">
                  <Mark kind="warning" /> {t("duplicates.mark")}
                </span>
              )}
            </>
          ),
        },
        {
          ...head("confidence", t("documents.confidence")),
          number: true,
          cell: ({ confidence }) =>
            confidence === null ? "–" : t("documents.percent", { percent: Math.floor(confidence * 100) }),
        },
        { ...head("receivedOn", t("documents.received")), cell: ({ received }) => received },
        { ...head("processedOn", t("documents.processed")), cell: ({ processed }) => processed ?? "–" },
      ]}
    />
  );
}

function sortOf(label: string, link: SortLink | undefined) {
  if (!link) return undefined;
  const arrow = { ascending: "↑", descending: "↓", none: "" }[link.direction];
  const href = (
    <Link to={link.to} preventScrollReset className="hover:underline">
      {label} <span aria-hidden="true">{arrow}</span>
    </Link>
  );
  return { direction: link.direction, href };
}
