import { Link } from "@remix-run/react";
import type { ConcernKind, Readiness } from "~/domain/documents/concerns";
import type { TrainingState } from "~/domain/documents/document-summary";
import type { DocumentStatus } from "~/domain/documents/status";
import type { ArrivalSource } from "~/domain/intake/arrival-source";
import type { SortLink } from "~/domain/listing/list-links";
import type { ReleaseState as State } from "~/domain/releases/release";
import { useTranslation } from "~/locales/use-translation";
import { InlineIcon } from "../shell/inline-icon";
import { CardTable } from "../table/card-table";
import { sortedHeads } from "../table/sorted-heads";
import { ReadinessBadge } from "./readiness-badge";
import { ReleaseState } from "./release-state";
import { StatusBadge } from "./status-badge";

/** A document as the list shows it; times are formatted in the model's culture and time zone. */
export type DocumentRow = {
  id: string;
  fileName: string;
  status: DocumentStatus;
  /** Its readiness, and the concerns. */
  readiness: Readiness | null;
  concerns: readonly ConcernKind[];
  /** Whether it is used for training, where its status does not say so. */
  training: TrainingState | null;
  confidence: number | null;
  problem: string | null;
  /** Whether it waits for its turn to be read. */
  waits: boolean;
  received: string;
  processed: string | null;
  duplicate: boolean;
  source: ArrivalSource;
  pageCount: number | null;
  /** The file it was split off from. */
  parent: { id: string; fileName: string } | null;
  /** The status of its release, when one was requested. */
  release: { state: State; problem: string | null; isStored: boolean } | null;
  /** Its values as displayed, by column. */
  values: Record<string, string>;
};

/** A column besides the file and its status; `name` is the tenant's name for a custom field. */
export type ShownColumn = { key: string; labelKey: string; name: string; number: boolean };

type Props = {
  caption: string;
  rows: readonly DocumentRow[];
  columns: readonly ShownColumn[];
  sorting: Record<string, SortLink>;
  /** The query with which documents of this list are opened, for example in the queue of those that are ready. */
  from: string;
};

/** A page of a model's documents; each can be selected for the form around the table. */
export function DocumentsTable({ caption, rows, columns, sorting, from }: Props) {
  const { t } = useTranslation();
  const head = sortedHeads(sorting);
  const plain = ({ key, labelKey, name, number }: ShownColumn) => ({
    ...head(key, t(labelKey, { name })),
    number: number || key === "confidence" || key === "pageCount",
    cell: (row: DocumentRow) => <PlainCell row={row} column={key} />,
  });
  return (
    <CardTable
      caption={caption}
      rows={rows}
      columns={[
        {
          ...head("fileName", t("documents.file")),
          cell: ({ id, fileName, parent }) => (
            <span className="flex items-center gap-2">
              <input
                type="checkbox"
                name="documentId"
                value={id}
                aria-label={t("list.tick", { name: fileName })}
                className="size-6 shrink-0"
              />
              <Link
                to={`/documents/${id}${from}`}
                title={fileName}
                className="link one-line sm:max-w-28 xxl:max-w-56"
              >
                {fileName}
              </Link>
              {parent && (
                <Link
                  to={`/documents/${parent.id}`}
                  title={t("list.part-of", { name: parent.fileName })}
                  className="one-line text-sm text-muted underline sm:max-w-24 xxl:max-w-48"
                >
                  {t("list.part-of", { name: parent.fileName })}
                </Link>
              )}
            </span>
          ),
        },
        ...columns.filter(isOfField).map(plain),
        {
          ...head("status", t("documents.status")),
          cell: (row) => <StatusCell row={row} />,
        },
        {
          ...head("readiness", t("readiness.title")),
          grows: true,
          cell: ({ readiness, concerns }) => {
            if (readiness === null) return "–";
            return (
              <span className="flex flex-wrap items-center gap-x-2 sm:flex-nowrap">
                <ReadinessBadge readiness={readiness} />
                <Cut text={concerns.map((kind) => t(`readiness.short.${kind}`)).join(", ")} width="min-w-0" />
              </span>
            );
          },
        },
        ...columns.filter((column) => !isOfField(column)).map(plain),
      ]}
    />
  );
}

/** The document's contents come first, then its status, then facts about the file. */
const isOfField = ({ key }: ShownColumn) => key.startsWith("field.");

function StatusCell({ row }: { row: DocumentRow }) {
  const { status, problem, waits, duplicate, concerns, release, training } = row;
  const { t } = useTranslation();
  const warnings = [
    release?.problem && t(`release.short.${release.state}`),
    // One that was judged says so where it is blocked.
    duplicate && !concerns.includes("duplicate") && t("duplicates.mark"),
  ].filter(Boolean);
  const said = [
    waits && t("documents.waits"),
    training && t(`readiness.training.${training}`),
    problem && t(problem),
  ].filter(Boolean);
  return (
    <span className="flex flex-wrap items-center gap-x-2 sm:flex-nowrap">
      <StatusBadge status={status} />
      <Cut text={said.join(", ")} width="sm:max-w-20 xxl:max-w-48" />
      {warnings.length > 0 && (
        <span className="text-failed" title={warnings.join(", ")}>
          <InlineIcon kind="warning" /> <span className="sm:sr-only">{warnings.join(", ")}</span>
        </span>
      )}
    </span>
  );
}

/** A remark in a cell, on one line; the full text is its title. */
function Cut({ text, width }: { text: string; width: string }) {
  return (
    text && (
      <span className={`one-line text-sm text-muted ${width}`} title={text}>
        {text}
      </span>
    )
  );
}

function PlainCell({ row, column }: { row: DocumentRow; column: string }) {
  const { t } = useTranslation();
  const { id, confidence, received, processed, source, pageCount, release, values } = row;
  switch (column) {
    case "picture":
      return pageCount ? (
        <img src={`/documents/${id}/pages/1/image?width=160`} alt="" loading="lazy" className="picture" />
      ) : (
        "–"
      );
    case "confidence":
      return confidence === null ? "–" : t("documents.percent", { percent: Math.floor(confidence * 100) });
    case "receivedOn":
      return <span className="whitespace-nowrap">{received}</span>;
    case "processedOn":
      return <span className="whitespace-nowrap">{processed ?? "–"}</span>;
    case "source":
      return t(`list.source.${source}`);
    case "pageCount":
      return pageCount ?? "–";
    case "release":
      return release ? <ReleaseState id={id} {...release} /> : "–";
    default:
      return (
        <span className="one-line sm:max-w-32 xxl:max-w-56" title={values[column]}>
          {values[column] ?? "–"}
        </span>
      );
  }
}
