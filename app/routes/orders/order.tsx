import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DialogLink } from "~/components/dialog/dialog-link";
import { OrderBills } from "~/components/orders/order-bills";
import { OrderLines } from "~/components/orders/order-lines";
import { PageHeader } from "~/components/shell/page-header";
import { isAllowed } from "~/domain/permissions/actor";
import { refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { shownOrderFigure } from "~/http/shown-order-figure";
import { useTranslation } from "~/locales/use-translation";
import { getOrder } from "~/operations/orders/get";

export const handle = {
  crumbs: ({ order }: { order: { number: string } }) => [
    { key: "suppliers.title", to: "/suppliers" },
    { key: "orders.title", to: "/orders" },
    { text: order.number },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers");
  const orderId = args.params.orderId ?? "";
  const { lines, bills, ...order } = await getOrder(context, { orderId }).catch(refusedPage);
  const figure = (one: number | null) => shownOrderFigure(one, context.tenant);
  return {
    order,
    bills,
    lines: lines.map((line) => ({
      ...line,
      quantity: figure(line.quantity),
      unitPrice: figure(line.unitPrice),
      received: figure(line.received),
      invoiced: figure(line.invoiced),
      waiting: figure(line.waiting),
    })),
    mayEdit: isAllowed(context.actor, "Suppliers.Edit"),
  };
}

export default function Order() {
  const { t } = useTranslation();
  const { order, lines, bills, mayEdit } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("orders.order", { number: order.number })}>
        {mayEdit && (
          <DialogLink kind="danger" to={`/orders/${order.id}/delete`}>
            {t("suppliers.delete")}
          </DialogLink>
        )}
      </PageHeader>
      <p>
        {t("orders.about", {
          supplier: order.supplierName ?? "–",
          currency: order.currency || "–",
          state: t(order.closed ? "orders.closed" : "orders.open"),
        })}
      </p>
      <OrderLines lines={lines} />
      <OrderBills bills={bills} />
    </>
  );
}
