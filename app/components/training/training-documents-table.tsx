import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type DocumentStatus, learntStatuses } from "~/domain/documents/status";
import { StatusBadge } from "../documents/status-badge";
import { Button } from "../form/button";
import { CardTable } from "../table/card-table";

/** A training document as the list shows it. */
export type TrainingDocumentRow = {
  id: string;
  fileName: string;
  modelName: string;
  status: DocumentStatus;
  submitted: string;
};

type Props = { caption: string; rows: readonly TrainingDocumentRow[]; mayWithdraw: boolean };

/** A page of training documents. Each can be annotated, and those that count can be taken out again. */
export function TrainingDocumentsTable({ caption, rows, mayWithdraw }: Props) {
  const { t } = useTranslation();
  const action = {
    label: t("training.action"),
    cell: ({ id, fileName, status }: TrainingDocumentRow) => (
      <span className="flex flex-wrap items-center gap-x-4">
        <Link
          className="link"
          to={`/documents/${id}?from=training`}
          aria-label={t("annotations.load-of", { file: fileName })}
        >
          {t("annotations.load")}
        </Link>
        {mayWithdraw && learntStatuses.includes(status) && (
          <Form method="post">
            <input type="hidden" name="documentId" value={id} />
            <Button
              kind="quiet"
              name="intent"
              value="withdraw"
              aria-label={t("training.withdraw-of", { file: fileName })}
            >
              {t("training.withdraw")}
            </Button>
          </Form>
        )}
      </span>
    ),
  };
  return (
    <CardTable
      caption={caption}
      rows={rows}
      columns={[
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
        {
          label: t("training.submitted-on"),
          cell: ({ submitted }) => <span className="whitespace-nowrap">{submitted}</span>,
        },
        action,
      ]}
    />
  );
}
