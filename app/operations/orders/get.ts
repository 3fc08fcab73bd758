import { read } from "~/data/commit";
import { selectBillsOfOrder, selectClaimed, selectOrder, selectOrderLines } from "~/data/shard/orders";
import type { DocumentStatus } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { orderIdInput } from "~/domain/orders/order-inputs";
import type { OrderOutcome } from "~/domain/orders/order-outcome";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Bills of an order that its page shows. */
const mostBills = 50;

/**
 * A line of an order; `invoiced` is all that was billed and settled, here or elsewhere, `waiting` what documents bill that are
 * still to be approved.
 */
export type OrderLineDetails = {
  line: string;
  itemCode: string;
  description: string;
  quantity: number;
  unitPrice: number | null;
  received: number | null;
  invoiced: number;
  waiting: number;
};

/** All there is to know of an order. */
export type OrderDetails = {
  id: string;
  number: string;
  supplierId: string;
  supplierName: string | null;
  supplierNumber: string | null;
  currency: string;
  closed: boolean;
  lines: OrderLineDetails[];
  bills: { documentId: string; fileName: string; status: DocumentStatus; outcome: OrderOutcome | null }[];
};

/** An order with its lines and the newest documents that bill it. Throws AppError `not-found`. */
export const getOrder = defineOperation({
  name: "orders.get",
  permission: "Suppliers",
  input: orderIdInput,
  async run({ shard }: TenantContext, { orderId }): Promise<OrderDetails> {
    const [[found], lines, claimed, bills] = await read(shard, [
      selectOrder(shard, orderId),
      selectOrderLines(shard, [orderId]),
      selectClaimed(shard, [orderId]),
      selectBillsOfOrder(shard, orderId, mostBills),
    ]);
    if (!found) throw new AppError("not-found", "orders.error.not-found");
    const { order, supplierName, supplierNumber } = found;
    const taken = new Map(claimed.map((one) => [one.line, one]));
    return {
      id: order.id,
      number: order.number,
      supplierId: order.supplierId,
      supplierName,
      supplierNumber,
      currency: order.currency,
      closed: order.closed,
      lines: lines.map(({ line, itemCode, description, quantity, unitPrice, received, invoiced }) => ({
        line,
        itemCode,
        description,
        quantity,
        unitPrice,
        received,
        invoiced: invoiced + (taken.get(line)?.quantity ?? 0),
        waiting: taken.get(line)?.waiting ?? 0,
      })),
      bills: bills.map(({ orderMatch, ...bill }) => ({ ...bill, outcome: orderMatch?.outcome ?? null })),
    };
  },
});
