import { z } from "zod";
import { read } from "~/data/commit";
import { selectClaimed, selectOrderLines, selectOrders } from "~/data/shard/orders";
import { orderFileLine, ordersHeading } from "~/domain/orders/orders-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { ExportFile } from "../documents/export";
import { csvExport } from "../results/steps/csv-export";

/** Orders fetched at once: a thousand lines of each are some megabytes at most. */
const atOnce = 20;

/** All purchase orders as CSV, in the columns in which the import takes them; what approved documents bill is among what is invoiced. */
export const exportOrders = defineOperation({
  name: "orders.export",
  permission: "Suppliers",
  input: z.object({}),
  run: async (context: TenantContext): Promise<ExportFile> =>
    csvExport(context, "orders", ordersHeading(), linesOf(context)),
});

async function* linesOf({ shard }: TenantContext): AsyncGenerator<string> {
  let after: { key: string; id: string } | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof selectOrders>> = await selectOrders(shard, "", after, atOnce);
    if (rows.length === 0) return;
    const ids = rows.map(({ order }) => order.id);
    const [lines, claimed] = await read(shard, [selectOrderLines(shard, ids), selectClaimed(shard, ids)]);
    const taken = new Map(claimed.map(({ orderId, line, quantity }) => [`${orderId}\n${line}`, quantity]));
    for (const { order, supplierNumber } of rows)
      yield lines
        .filter(({ orderId }) => orderId === order.id)
        .map((line) =>
          orderFileLine({
            ...line,
            number: order.number,
            supplierNumber: supplierNumber ?? "",
            currency: order.currency,
            closed: order.closed,
            invoiced: line.invoiced + (taken.get(`${order.id}\n${line.line}`) ?? 0),
          }),
        )
        .join("");
    const last = rows.at(-1)?.order;
    after = last ? { key: last.key, id: last.id } : null;
    if (rows.length < atOnce) return;
  }
}
