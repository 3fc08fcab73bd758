import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

export type OrderLink = {
  id: string;
  number: string;
  supplierName: string | null;
  currency: string;
  closed: boolean;
};

/** Purchase orders by number, each leading to its page. */
export function OrdersTable({ orders }: { orders: readonly OrderLink[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("orders.title")}
      rows={orders}
      columns={[
        {
          label: t("orders.number"),
          cell: ({ id, number }) => (
            <Link to={`/orders/${id}`} className="link wrap-anywhere">
              {number}
            </Link>
          ),
        },
        { label: t("suppliers.supplier"), cell: ({ supplierName }) => supplierName ?? "–" },
        { label: t("suppliers.currency"), cell: ({ currency }) => currency || "–" },
        { label: t("orders.state"), cell: ({ closed }) => t(closed ? "orders.closed" : "orders.open") },
      ]}
    />
  );
}
