import { Link } from "@remix-run/react";
import type { AnnotationOutcome } from "~/domain/annotations/annotation";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

/** The outcome of annotated files, file by file, with the field that has the problem. */
export function AnnotationOutcomes({ outcomes }: { outcomes: readonly AnnotationOutcome[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("annotations.outcomes")}
      rows={outcomes.map((outcome, index) => ({ ...outcome, id: String(index) }))}
      columns={[
        {
          label: t("annotations.file"),
          cell: ({ file, documentId }) =>
            documentId ? (
              <Link className="break-all link" to={`/documents/${documentId}`}>
                {file}
              </Link>
            ) : (
              <span className="break-all">{file}</span>
            ),
        },
        {
          label: t("annotations.what"),
          cell: ({ outcome, problem, field }) => (
            <>
              <span
                className={outcome === "done" || outcome === "unchanged" ? "text-success" : "text-failed"}
              >
                {t(`annotations.outcome.${outcome}`)}
              </span>
              {problem && (
                <span className="block text-sm text-muted">
                  {field ? `${field}: ` : ""}
                  {t(problem)}
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
