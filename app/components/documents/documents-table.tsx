import { Link } from "@remix-run/react";
import type { ConcernKind, Readiness } from "~/domain/documents/concerns";
import type { TrainingState } from "~/domain/documents/document-summary";
import type { DocumentStatus } from "~/domain/documents/status";
import type { ArrivalSource } from "~/domain/intake/arrival-source";
import type { SortLink } from "~/domain/listing/list-links";
import type { ReleaseState as State } from "~/domain/releases/release";
import { useTranslation } from "~/locales/use-translation";
import { Mark } from "../shell/mark";
import { CardTable } from "../table/card-table";
import { sortedHeads } from "../table/sorted-heads";
import { ReadinessBadge } from "./readiness-badge";
import { ReleaseState } from "./release-state";
import { StatusBadge } from "./status-badge";

/** A document as the list shows it; times are written out in the model's culture and time zone. */
export type DocumentRow = {
  id: string;
  fileName: string;
  status: DocumentStatus;
  /** Whether one may rely on its values, and what speaks against it. */
  readiness: Readiness | null;
  concerns: readonly ConcernKind[];
  /** Whether it is learnt from, where its status does not say so. */
  training: TrainingState | null;
  confidence: number | null;
  problem: string | null;
  received: string;
  processed: string | null;
  duplicate: boolean;
  source: ArrivalSource;
  pageCount: number | null;
  /** The file it was split off from. */
  parent: { id: string; fileName: string } | null;
  /** How handing it to the storage provider stands, when somebody asked for that. */
  release: { state: State; problem: string | null; isStored: boolean } | null;
  /** Its values as they are shown, by column. */
  values: Record<string, string>;
};

/** A column besides the file and its status; `name` is what the tenant calls a field of its own. */
export type ShownColumn = { key: string; labelKey: string; name: string; number: boolean };

type Props = {
  caption: string;
  rows: readonly DocumentRow[];
  columns: readonly ShownColumn[];
  sorting: Record<string, SortLink>;
};

/** A page of a model's documents, each to be ticked for what the form around the table does. */
export function DocumentsTable({ caption, rows, columns, sorting }: Props) {
  const { t } = useTranslation();
  const head = sortedHeads(sorting);
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
                <Link to={`/documents/${id}`} className="link wrap-anywhere">
                  {fileName}
                </Link>
                {parent && (
                  <Link
                    to={`/documents/${parent.id}`}
                    className="block text-sm wrap-anywhere text-muted underline"
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
          cell: ({ status, problem, duplicate, release, training }) => (
            <>
              <StatusBadge status={status} />
              {training && (
                <span className="block text-sm text-training">{t(`readiness.training.${training}`)}</span>
              )}
              {problem && <span className="block text-sm text-muted">{t(problem)}</span>}
              {release?.problem && (
                <span className="block text-sm text-failed">
                  <Mark kind="warning" /> {t(`release.short.${release.state}`)}
                </span>
              )}
              {duplicate && (
                <span className="block text-sm text-failed">
                  <Mark kind="warning" /> {t("duplicates.mark")}
                </span>
              )}
            </>
          ),
        },
        {
          ...head("readiness", t("readiness.title")),
          cell: ({ readiness, concerns }) =>
            readiness === null ? (
              "–"
            ) : (
              <>
                <ReadinessBadge readiness={readiness} />
                {concerns.length > 0 && (
                  <span className="block text-sm text-muted">
                    {concerns.map((kind) => t(`readiness.short.${kind}`)).join(", ")}
                  </span>
                )}
              </>
            ),
        },
        ...columns.map(({ key, labelKey, name, number }) => ({
          ...head(key, t(labelKey, { name })),
          number: number || key === "confidence" || key === "pageCount",
          cell: (row: DocumentRow) => <PlainCell row={row} column={key} />,
        })),
      ]}
    />
  );
}

function PlainCell({ row, column }: { row: DocumentRow; column: string }) {
  const { t } = useTranslation();
  const { id, confidence, received, processed, source, pageCount, release, values } = row;
  switch (column) {
    case "confidence":
      return confidence === null ? "–" : t("documents.percent", { percent: Math.floor(confidence * 100) });
    case "receivedOn":
      return received;
    case "processedOn":
      return processed ?? "–";
    case "source":
      return t(`list.source.${source}`);
    case "pageCount":
      return pageCount ?? "–";
    case "release":
      return release ? <ReleaseState id={id} {...release} /> : "–";
    default:
      return <span className="break-words">{values[column] ?? "–"}</span>;
  }
}
