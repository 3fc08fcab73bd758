import type { ExportPart, ExportState } from "~/domain/tenants/data-export";
import type { Translate } from "~/locales/translate";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

type ShownExport = {
  id: string;
  state: ExportState;
  requested: string;
  expires: string | null;
  parts: readonly ExportPart[];
};

/** The exports, with a link to each archive as long as it can be downloaded. */
export function ExportsTable({ exports }: { exports: readonly ShownExport[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("tenants.export.title")}
      rows={exports}
      columns={[
        { label: t("tenants.export.requested"), cell: ({ requested }) => requested },
        { label: t("tenants.export.state"), cell: ({ state }) => t(`tenants.export.state.${state}`) },
        { label: t("tenants.export.expires"), cell: ({ expires }) => expires ?? "–" },
        { label: t("tenants.export.archives"), cell: (shown) => <Archives shown={shown} /> },
      ]}
    />
  );
}

function Archives({ shown: { id, state, parts } }: { shown: ShownExport }) {
  const { t } = useTranslation();
  if (state !== "ready") return "–";
  return (
    <ul className="grid gap-1">
      {parts.map(({ number, byteSize, documents }) => (
        <li key={number}>
          <a href={`/tenant/export/${id}/${number}`} download className="link">
            {t("tenants.export.archive", { number })}
          </a>{" "}
          <span className="text-sm text-muted">
            {shownContent(t, number, documents)}
            {" · "}
            {t("tenants.export.size", { megabytes: Math.max(0.1, byteSize / 1_000_000).toFixed(1) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function shownContent(t: Translate, number: number, documents: number): string {
  if (number === 1) return t("tenants.export.organization");
  if (documents === 0) return t("tenants.export.for-restoring");
  return t("tenants.export.documents", { count: documents });
}
