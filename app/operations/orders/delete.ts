import { commit, read } from "~/data/commit";
import { deleteOrderRows, renewOrders, selectOrder } from "~/data/shard/orders";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { AppError } from "~/domain/errors/app-error";
import { orderIdInput } from "~/domain/orders/order-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Deletes an order; waiting documents that name it are matched again. Throws AppError `not-found`. */
export const deleteOrder = defineOperation({
  name: "orders.delete",
  permission: "Suppliers.Edit",
  input: orderIdInput,
  async run(context: TenantContext, { orderId }): Promise<void> {
    const { shard } = context;
    const [[found]] = await read(shard, [selectOrder(shard, orderId)]);
    if (!found) throw new AppError("not-found", "orders.error.not-found");
    await commit(shard, [
      insertShardAudit(
        shard,
        auditOf(context, "orders.delete", orderId, {
          orderNumber: found.order.number,
          supplierName: found.supplierName,
        }),
      ),
      renewOrders(shard, [found.order.key]),
      ...deleteOrderRows(shard, orderId),
    ]);
  },
});
