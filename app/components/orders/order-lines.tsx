import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

type Line = {
  line: string;
  itemCode: string;
  description: string;
  quantity: string;
  unitPrice: string;
  received: string;
  invoiced: string;
  waiting: string;
};

/** The lines of an order: what was ordered, received and invoiced. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("orders.lines")}
      rows={lines.map((line) => ({ ...line, id: line.line }))}
      columns={[
        { label: t("orders.line"), cell: ({ line }) => line },
        { label: t("orders.item"), cell: ({ itemCode }) => itemCode || "–" },
        { label: t("orders.description"), cell: ({ description }) => description || "–" },
        { label: t("orders.quantity"), number: true, cell: ({ quantity }) => quantity },
        { label: t("orders.price"), number: true, cell: ({ unitPrice }) => unitPrice },
        { label: t("orders.received"), number: true, cell: ({ received }) => received },
        { label: t("orders.invoiced"), number: true, cell: ({ invoiced }) => invoiced },
        { label: t("orders.waiting"), number: true, cell: ({ waiting }) => waiting },
      ]}
    />
  );
}
