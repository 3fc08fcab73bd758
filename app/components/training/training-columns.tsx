import { Link } from "@remix-run/react";
import type { DocumentStatus } from "~/domain/documents/status";
import type { Translate } from "~/locales/translate";
import { StatusBadge } from "../documents/status-badge";
import type { Column } from "../table/card-table";

/** What every table of training documents shows of one. */
export type TrainingDocumentSummary = {
  id: string;
  fileName: string;
  modelName: string;
  status: DocumentStatus;
};

/** The columns that say which document it is: its file, linked to the document, its model and its status. */
export const documentColumns = <Row extends TrainingDocumentSummary>(t: Translate): Column<Row>[] => [
  {
    label: t("training.file"),
    cell: ({ id, fileName }) => (
      <Link to={`/documents/${id}`} className="break-all link">
        {fileName}
      </Link>
    ),
  },
  { label: t("training.model"), cell: ({ modelName }) => modelName },
  { label: t("training.status"), cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The link to annotate a document on its page. */
export function LoadAnnotations({ id, fileName, t }: { id: string; fileName: string; t: Translate }) {
  return (
    <Link
      className="link"
      to={`/documents/${id}?from=training`}
      aria-label={t("annotations.load-of", { file: fileName })}
    >
      {t("annotations.load")}
    </Link>
  );
}
