import type { AuditLine } from "~/domain/audit/audit-line";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";
import { AuditEntry } from "./audit-entry";

type Line = Omit<AuditLine, "at"> & { at: string };

/** Who did what, when and from where: a sentence for each action. */
export function AuditTable({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("audit.title")}
      rows={lines}
      columns={[
        { label: t("audit.when"), cell: ({ at }) => <span className="whitespace-nowrap">{at}</span> },
        {
          label: t("audit.what"),
          cell: ({ id: _id, at: _at, address: _address, ...entry }) => <AuditEntry {...entry} />,
        },
        {
          label: t("audit.where"),
          cell: ({ address }) => <span className="break-all">{address ?? "–"}</span>,
        },
      ]}
    />
  );
}
