import { Link } from "@remix-run/react";
import type { RowOutcome, RowReport } from "~/domain/edits/edit-upload";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

type Row = RowReport & {
  number: number;
  documentId: string;
  fileName: string | null;
  line: string;
  outcome: RowOutcome | null;
};

/** Rows of an upload: which document and line item each is about, what it changes, and what is wrong with it. */
export function RowTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const { t } = useTranslation();
  if (rows.length === 0)
    return <p className="rounded-sm border border-line bg-surface p-6">{t("edits.no-rows")}</p>;
  return (
    <CardTable
      caption={caption}
      rows={rows.map((row) => ({ ...row, id: String(row.number) }))}
      columns={[
        { label: t("edits.row"), cell: ({ number }) => number },
        {
          label: t("edits.document"),
          cell: ({ documentId, fileName }) =>
            fileName === null ? (
              <span className="wrap-anywhere">{documentId}</span>
            ) : (
              <Link to={`/documents/${documentId}`} className="link wrap-anywhere">
                {fileName}
              </Link>
            ),
        },
        { label: t("edits.line"), cell: ({ line }) => (/^\d*$/.test(line) ? line : t("edits.new-line")) },
        {
          label: t("edits.outcome"),
          cell: ({ outcome }) => t(`edits.outcome.${outcome ?? "open"}`),
        },
        { label: t("edits.changes"), cell: (row) => <Changes {...row} /> },
      ]}
    />
  );
}

const explained = ["conflict", "unknown", "held"] as const;

function Changes({ outcome, changes, problems }: Row) {
  const { t } = useTranslation();
  const why = explained.find((one) => one === outcome);
  const shown = (value: string) =>
    value === "" ? (
      <span className="text-muted">{t("edits.empty")}</span>
    ) : (
      <span className="wrap-anywhere">{value}</span>
    );
  return (
    <ul className="grid gap-1">
      {why && <li className="max-w-prose">{t(`edits.why.${why}`)}</li>}
      {problems.map(({ field, key, values }) => (
        <li key={`${field} ${key}`} className="max-w-prose wrap-anywhere text-failed">
          {field && <span className="font-medium">{field}: </span>}
          {t(key, values)}
        </li>
      ))}
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className="font-medium">{field}</span>: <span className="text-muted">{t("edits.from")}</span>{" "}
          {shown(from)} <span className="text-muted">{t("edits.to")}</span> {shown(to)}
        </li>
      ))}
    </ul>
  );
}
