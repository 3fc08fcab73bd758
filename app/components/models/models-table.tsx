import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CardTable } from "../table/card-table";

type Row = {
  id: string;
  name: string;
  baseModelId: string;
  fieldCount: number;
  threshold: number;
  reachable: number;
  currency: string;
  culture: string;
  timeZone: string;
};

/** The tenant's models, each leading to its documents and its settings. */
export function ModelsTable({ models, mayEdit }: { models: readonly Row[]; mayEdit: boolean }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("models.title")}
      rows={models}
      columns={[
        {
          label: t("models.name"),
          cell: ({ id, name }) =>
            mayEdit ? (
              <Link to={`/aimodels/edit-aimodel/${id}`} className="link font-medium">
                {name}
              </Link>
            ) : (
              <span className="font-medium">{name}</span>
            ),
        },
        { label: t("models.base"), cell: ({ baseModelId }) => t(`base-model.${baseModelId}`) },
        { label: t("models.fields"), number: true, cell: ({ fieldCount }) => fieldCount },
        {
          label: t("models.threshold"),
          number: true,
          cell: ({ threshold, reachable }) => t("models.threshold-of", { threshold, reachable }),
        },
        { label: t("models.currency"), cell: ({ currency }) => currency },
        { label: t("models.culture"), cell: ({ culture }) => culture },
        { label: t("models.time-zone"), cell: ({ timeZone }) => timeZone.replaceAll("_", " ") },
        {
          label: t("models.documents"),
          cell: ({ id, name }) => (
            <Link
              to={`/document-processing/${id}/documents`}
              className="link"
              aria-label={t("models.documents-of", { name })}
            >
              {t("models.open")}
            </Link>
          ),
        },
      ]}
    />
  );
}
