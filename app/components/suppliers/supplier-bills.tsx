import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

type Bill = {
  id: string;
  fileName: string;
  status: string;
  received: string;
  reason: string | null;
  outcome: string | null;
};

/** The documents of a supplier, the newest first. */
export function SupplierBills({ bills }: { bills: readonly Bill[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("suppliers.documents")} className="grid gap-3">
      <h2>{t("suppliers.documents")}</h2>
      {bills.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-4">{t("suppliers.documents-none")}</p>
      ) : (
        <CardTable
          caption={t("suppliers.documents")}
          rows={bills}
          columns={[
            {
              label: t("suppliers.document"),
              cell: ({ id, fileName }) => (
                <Link to={`/documents/${id}`} className="link wrap-anywhere">
                  {fileName}
                </Link>
              ),
            },
            { label: t("suppliers.received"), cell: ({ received }) => received },
            { label: t("suppliers.status"), cell: ({ status }) => t(`status.${status}`) },
            {
              label: t("suppliers.why"),
              cell: ({ reason }) => (reason ? t(`suppliers.reason.${reason}`) : "–"),
            },
            {
              label: t("suppliers.account-column"),
              cell: ({ outcome }) => (outcome ? t(`suppliers.outcome.${outcome}`) : "–"),
            },
          ]}
        />
      )}
    </section>
  );
}
