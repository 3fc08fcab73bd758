import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

type Bill = { documentId: string; fileName: string; status: string; outcome: string | null };

/** The documents that bill an order, the newest first. */
export function OrderBills({ bills }: { bills: readonly Bill[] }) {
  const { t } = useTranslation();
  if (bills.length === 0)
    return <p className="rounded-sm border border-line bg-surface p-4">{t("orders.bills-none")}</p>;
  return (
    <CardTable
      caption={t("orders.bills")}
      rows={bills.map((bill) => ({ ...bill, id: bill.documentId }))}
      columns={[
        {
          label: t("suppliers.document"),
          cell: ({ id, fileName }) => (
            <Link to={`/documents/${id}`} className="link wrap-anywhere">
              {fileName}
            </Link>
          ),
        },
        { label: t("suppliers.status"), cell: ({ status }) => t(`status.${status}`) },
        {
          label: t("orders.outcome"),
          cell: ({ outcome }) => (outcome ? t(`orders.outcome.${outcome}`) : "–"),
        },
      ]}
    />
  );
}
