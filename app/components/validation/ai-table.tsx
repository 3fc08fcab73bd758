import { Link } from "@remix-run/react";
import type { AiReportDocument, FailedCheck } from "~/domain/validation/ai-report";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

/** A document as shown: its fields by their labels, with formatted values and confidences. */
type Shown = Pick<AiReportDocument, "documentId" | "fileName" | "failed"> & {
  fields: (Omit<AiReportDocument["fields"][number], "confidence"> & { label: string; confidence: string })[];
};
type Props = { document: Shown };

/** A document in the AI validation report: a row for each field. */
export function AiTable({ document: { documentId, fileName, failed, fields } }: Props) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-2">
      <h2 className="text-base">
        <Link to={`/documents/${documentId}`} className="link wrap-anywhere">
          {fileName}
        </Link>
      </h2>
      <FailedList failed={failed} />
      <CardTable
        caption={fileName}
        rows={fields.map((field) => ({ id: field.field, ...field }))}
        columns={[
          {
            label: t("validation.field"),
            cell: ({ label }) => <span className="whitespace-nowrap">{label}</span>,
          },
          { label: t("validation.read"), cell: ({ read }) => read },
          {
            label: t("validation.confidence"),
            number: true,
            cell: ({ confidence }) => confidence,
          },
          { label: t("validation.now"), cell: ({ now }) => now },
          {
            label: t("validation.person"),
            cell: ({ person }) => (
              <span className="whitespace-nowrap">{t(`validation.person.${person}`)}</span>
            ),
          },
          { label: t("validation.failed"), cell: (row) => <FailedList failed={row.failed} /> },
        ]}
      />
    </section>
  );
}

function FailedList({ failed }: { failed: readonly FailedCheck[] }) {
  const { t } = useTranslation();
  if (failed.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {failed.map(({ key, values }) => (
        <li key={`${key} ${JSON.stringify(values)}`}>{t(key, values)}</li>
      ))}
    </ul>
  );
}
