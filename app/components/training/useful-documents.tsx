import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";
import { documentColumns, LoadAnnotations, type TrainingDocumentSummary } from "./training-columns";

export type UsefulDocument = TrainingDocumentSummary & { confidence: number | null };

/** Documents to annotate, the most useful first: on the page, or downloaded as a ZIP file. */
export function UsefulDocuments({ rows, zipTo }: { rows: readonly UsefulDocument[]; zipTo: string }) {
  const { t } = useTranslation();
  if (rows.length === 0)
    return <p className="rounded-sm border border-line bg-surface p-6">{t("annotations.none-useful")}</p>;
  const all = rows.map(({ id }) => `documentId=${id}`).join("&");
  return (
    <>
      <CardTable
        caption={t("annotations.useful")}
        rows={rows}
        columns={[
          ...documentColumns<UsefulDocument>(t),
          {
            label: t("documents.confidence"),
            number: true,
            cell: ({ confidence }) =>
              t("documents.percent", { percent: Math.floor((confidence ?? 0) * 100) }),
          },
          {
            label: t("training.action"),
            cell: ({ id, fileName }) => (
              <span className="flex flex-wrap gap-x-4">
                <LoadAnnotations id={id} fileName={fileName} t={t} />
                <a
                  className="link"
                  href={`${zipTo}?documentId=${id}`}
                  download
                  aria-label={t("annotations.download-of", { file: fileName })}
                >
                  {t("annotations.download")}
                </a>
              </span>
            ),
          },
        ]}
      />
      <p className="flex flex-wrap gap-x-4">
        <a className="link" href={`${zipTo}?${all}`} download>
          {t("annotations.download")}
        </a>
        <span className="text-sm text-muted">{t("annotations.download-hint")}</span>
      </p>
    </>
  );
}
