import { Link } from "@remix-run/react";
import type { SortLink } from "~/domain/listing/list-links";
import { useTranslation } from "~/locales/use-translation";
import { DialogLink } from "../dialog/dialog-link";
import { CardTable } from "../table/card-table";
import { sortedHeads } from "../table/sorted-heads";

type Row = {
  id: string;
  name: string;
  baseModelId: string;
  fieldCount: number;
  threshold: number;
  reachable: number;
  currency: string;
  culture: string;
  changed: string;
  archived: boolean;
  isPinned: boolean;
  storageProvider: "default" | "ftp";
};

type Props = { models: readonly Row[]; mayEdit: boolean; sorting: Record<string, SortLink> };

/** The tenant's models, each leading to its documents and its settings. */
export function ModelsTable({ models, mayEdit, sorting }: Props) {
  const { t } = useTranslation();
  const head = sortedHeads(sorting);
  return (
    <CardTable
      caption={t("models.title")}
      rows={models}
      wrapHeads
      columns={[
        {
          ...head("name", t("models.name")),
          cell: ({ id, name }) =>
            mayEdit ? (
              <Link
                to={`/aimodels/edit-aimodel/${id}`}
                className="link font-medium break-words xl:whitespace-nowrap"
              >
                {name}
              </Link>
            ) : (
              <span className="font-medium break-words">{name}</span>
            ),
        },
        {
          ...head("baseModel", t("models.base")),
          cell: ({ baseModelId, isPinned }) => (
            <span className="xl:whitespace-nowrap">
              {t(`base-model.${baseModelId}`)}
              {isPinned && <span className="block text-sm text-muted">{t("models.versions.mark")}</span>}
            </span>
          ),
        },
        { label: t("models.fields"), number: true, cell: ({ fieldCount }) => fieldCount },
        {
          label: t("models.head.threshold"),
          number: true,
          cell: ({ threshold, reachable }) => (
            <span className="whitespace-nowrap">{t("models.threshold-of", { threshold, reachable })}</span>
          ),
        },
        { label: t("models.currency"), cell: ({ currency }) => currency },
        { label: t("models.culture"), cell: ({ culture }) => culture },
        {
          label: t("models.head.storage"),
          cell: ({ storageProvider }) => t(`models.storage.${storageProvider}`),
        },
        { ...head("changed", t("models.changed")), cell: ({ changed }) => changed },
        { label: t("models.actions"), cell: (row) => <ModelActions row={row} mayEdit={mayEdit} /> },
      ]}
    />
  );
}

function ModelActions({ row: { id, name, archived }, mayEdit }: { row: Row; mayEdit: boolean }) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1 text-sm xxl:flex-nowrap">
      <Link
        to={`/document-processing/${id}/documents`}
        className="link"
        aria-label={t("models.documents-of", { name })}
      >
        {t("models.documents")}
      </Link>
      <Link
        reloadDocument
        to={`/aimodels/model-file/${id}`}
        className="link"
        aria-label={t("models.download-of", { name })}
      >
        {t("models.download")}
      </Link>
      {mayEdit && (
        <DialogLink to={`/aimodels/copy-aimodel/${id}`} label={t("models.copy-of", { name })}>
          {t("models.copy")}
        </DialogLink>
      )}
      {mayEdit &&
        (archived ? (
          <DialogLink to={`/aimodels/restore-aimodel/${id}`} label={t("models.restore-of", { name })}>
            {t("models.restore")}
          </DialogLink>
        ) : (
          <DialogLink to={`/aimodels/archive-aimodel/${id}`} label={t("models.archive-of", { name })}>
            {t("models.archive")}
          </DialogLink>
        ))}
    </span>
  );
}
