import { Link } from "@remix-run/react";
import type { RefusedValue } from "~/domain/validation/refused-rows";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

type Props = { documents: readonly { documentId: string; fileName: string; refused: RefusedValue[] }[] };

/** What a receiving system would reject, a row for each document and value; documents without any say so. */
export function ApiTable({ documents }: Props) {
  const { t } = useTranslation();
  const rows = documents.flatMap(({ documentId, fileName, refused }) =>
    (refused.length > 0 ? refused : [null]).map((value, index) => ({
      id: `${documentId} ${index}`,
      documentId,
      fileName,
      value,
    })),
  );
  return (
    <CardTable
      caption={t("validation.title.api")}
      rows={rows}
      columns={[
        {
          label: t("documents.file"),
          cell: ({ documentId, fileName }) => (
            <Link to={`/documents/${documentId}`} className="link wrap-anywhere">
              {fileName}
            </Link>
          ),
        },
        { label: t("validation.line"), number: true, cell: ({ value }) => value?.line ?? "–" },
        { label: t("validation.field"), cell: ({ value }) => value?.field ?? "–" },
        { label: t("validation.value"), cell: ({ value }) => value?.value ?? "–" },
        {
          label: t("validation.reason"),
          cell: ({ value }) => (value ? t(value.why.key, value.why.values) : t("validation.accepted")),
        },
      ]}
    />
  );
}
