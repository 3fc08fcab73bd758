import { Link } from "@remix-run/react";
import type { ExportFormat } from "~/domain/exports/export-layout";
import { useTranslation } from "~/locales/use-translation";
import { DialogLink } from "../dialog/dialog-link";
import { CardTable } from "../table/card-table";

type Row = {
  id: string;
  name: string;
  format: ExportFormat;
  columns: number;
  onRelease: boolean;
  inMail: boolean;
};
type Props = { modelId: string; rows: readonly Row[]; mayEdit: boolean };

/** The export templates of a model, each with what it is used for. */
export function TemplatesTable({ modelId, rows, mayEdit }: Props) {
  const { t } = useTranslation();
  const at = (row: Row) => `/aimodels/export-settings/${modelId}/${row.id}`;
  return (
    <CardTable
      caption={t("exports.title")}
      rows={rows}
      columns={[
        {
          label: t("exports.name"),
          cell: (row) =>
            mayEdit ? (
              <Link to={at(row)} className="link font-medium">
                {row.name}
              </Link>
            ) : (
              row.name
            ),
        },
        { label: t("exports.format"), cell: ({ format }) => format.toUpperCase() },
        { label: t("exports.columns"), number: true, cell: ({ columns }) => columns },
        {
          label: t("exports.use"),
          cell: ({ onRelease, inMail }) =>
            [onRelease && t("exports.use-release"), inMail && t("exports.use-mail")]
              .filter(Boolean)
              .join(", ") || t("exports.use-download"),
        },
        ...(mayEdit
          ? [
              {
                label: t("exports.delete"),
                cell: (row: Row) => (
                  <DialogLink to={`${at(row)}/delete`}>
                    {t("exports.delete-of", { name: row.name })}
                  </DialogLink>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
