import { Form } from "@remix-run/react";
import { learntStatuses } from "~/domain/documents/status";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { CardTable } from "../table/card-table";
import { documentColumns, LoadAnnotations, type TrainingDocumentSummary } from "./training-columns";

/** A training document as the list shows it. */
export type TrainingDocumentRow = TrainingDocumentSummary & { submitted: string };

type Props = { caption: string; rows: readonly TrainingDocumentRow[]; mayWithdraw: boolean };

/** A page of training documents. Each can be annotated, and those that count can be removed. */
export function TrainingDocumentsTable({ caption, rows, mayWithdraw }: Props) {
  const { t } = useTranslation();
  const action = {
    label: t("training.action"),
    cell: ({ id, fileName, status }: TrainingDocumentRow) => (
      <span className="flex flex-wrap items-center gap-x-4">
        <LoadAnnotations id={id} fileName={fileName} t={t} />
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
        ...documentColumns<TrainingDocumentRow>(t),
        {
          label: t("training.submitted-on"),
          cell: ({ submitted }) => <span className="whitespace-nowrap">{submitted}</span>,
        },
        action,
      ]}
    />
  );
}
