import { selectOrders } from "~/data/shard/orders";
import { decodeRowCursor, encodeRowCursor } from "~/domain/listing/row-cursor";
import { listOrdersInput } from "~/domain/orders/order-inputs";
import { orderKeyOf } from "~/domain/orders/order-keys";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** An order of the list. */
export type ListedOrder = {
  id: string;
  number: string;
  supplierId: string;
  supplierName: string | null;
  currency: string;
  closed: boolean;
};

/** A page of the purchase orders by number; a search finds those whose number begins so. */
export const listOrders = defineOperation({
  name: "orders.list",
  permission: "Suppliers",
  input: listOrdersInput,
  async run(
    { shard }: TenantContext,
    { search, cursor, size },
  ): Promise<{ items: ListedOrder[]; nextCursor: string | null }> {
    const found = cursor ? decodeRowCursor(cursor) : null;
    const after = found && { key: String(found.value), id: found.id };
    const key = orderKeyOf(search);
    // What is searched for without a letter or digit is in no number.
    const rows = search !== "" && key === "" ? [] : await selectOrders(shard, key, after, size + 1);
    const items = rows.slice(0, size);
    const last = items.at(-1)?.order;
    return {
      items: items.map(({ order, supplierName }) => ({
        id: order.id,
        number: order.number,
        supplierId: order.supplierId,
        supplierName,
        currency: order.currency,
        closed: order.closed,
      })),
      nextCursor:
        rows.length > size && last ? encodeRowCursor({ value: last.key, id: last.id, back: false }) : null,
    };
  },
});
