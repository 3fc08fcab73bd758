import { commit, read } from "~/data/commit";
import {
  countOrders,
  type FileOrder,
  type FileOrderLineRow,
  type OrderRow,
  putOrders,
  renewOrders,
  selectOrderLines,
  selectOrdersByKeys,
} from "~/data/shard/orders";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { selectSuppliersByKeys } from "~/data/shard/suppliers";
import { AppError } from "~/domain/errors/app-error";
import { csvRecords } from "~/domain/exports/read-csv";
import { importOrdersInput, maxOrderLines, maxOrders } from "~/domain/orders/order-inputs";
import {
  type FileOrderLine,
  maxOrderRows,
  orderLinesOfRows,
  type RefusedOrderRow,
} from "~/domain/orders/orders-file";
import { foldedNumber } from "~/domain/suppliers/supplier-keys";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Lines of one batch: its statements are a megabyte of JSON at most. */
const atOnce = 1_000;

/** What a row of a file comes to. */
type PlannedRow = { row: number; number: string; line: string; what: "new" | "changed" };

/** What a file would do, or did, in orders; `rows` are the lines that are taken, `refused` those that are not, with the sentence why. */
export type OrdersImport = {
  applied: boolean;
  created: number;
  changed: number;
  rows: PlannedRow[];
  refused: RefusedOrderRow[];
};

/**
 * Reads purchase orders from a CSV file, a row for each line: an order of a supplier with a number that is on file is changed, any
 * other is new, and an empty cell leaves what is on file. Bills that wait and name one of the orders are matched again. Changes nothing
 * until `apply` is said. Throws AppError `invalid` and `conflict`.
 */
export const importOrders = defineOperation({
  name: "orders.import",
  permission: "Suppliers.Edit",
  input: importOrdersInput,
  async run(context: TenantContext, { text, apply }): Promise<OrdersImport> {
    const records = [];
    for (const record of csvRecords(text)) {
      if (records.push(record) > maxOrderRows + 1)
        throw new AppError("invalid", "orders.error.too-many-rows", {
          field: "file",
          values: { most: maxOrderRows },
        });
    }
    const { taken, refused } = orderLinesOfRows(records);
    const { orders, lines, known, unknownRows } = await planOf(context, taken);
    const tooLong = await rowsBeyond(context, lines, orders);
    const kept = lines.filter(({ row }) => !tooLong.has(row));
    const ids = new Set(kept.map(({ orderId }) => orderId));
    const present = orders.filter(({ id }) => ids.has(id));
    const created = present.filter(({ id }) => !known.has(id)).length;
    await requireRoom(context, created);
    const outcome = {
      applied: apply,
      created,
      changed: present.length - created,
      rows: kept.map(({ row, number, line, orderId }) => ({
        row,
        number,
        line,
        what: known.has(orderId) ? ("changed" as const) : ("new" as const),
      })),
      refused: [
        ...refused,
        ...unknownRows.map((row) => ({ row, message: "orders.error.unknown-supplier" })),
        ...[...tooLong].map((row) => ({ row, message: "orders.error.too-many-lines" })),
      ].sort((a, b) => a.row - b.row),
    };
    if (apply && kept.length > 0) await keep(context, present, kept, outcome);
    return outcome;
  },
});

type PlannedLine = FileOrderLineRow & { row: number; number: string };
type Plan = { orders: FileOrder[]; lines: PlannedLine[]; known: Set<string>; unknownRows: number[] };

async function planOf({ shard, newId }: TenantContext, taken: readonly FileOrderLine[]): Promise<Plan> {
  const numbers = [...new Set(taken.map(({ supplierNumber }) => `number ${foldedNumber(supplierNumber)}`))];
  const owners = new Map(
    (await selectSuppliersByKeys(shard, numbers)).map(({ key, supplierId }) => [key, supplierId]),
  );
  const before = await selectOrdersByKeys(shard, [...new Set(taken.map(({ key }) => key))]);
  const placeOf = ({ key, supplierId }: Pick<OrderRow, "key" | "supplierId">) => `${supplierId}\n${key}`;
  const onFile = new Map(before.map((order) => [placeOf(order), order.id]));
  const orders = new Map<string, FileOrder>();
  const lines: PlannedLine[] = [];
  const unknownRows: number[] = [];
  for (const one of taken) {
    const supplierId = owners.get(`number ${foldedNumber(one.supplierNumber)}`);
    if (!supplierId) {
      unknownRows.push(one.row);
      continue;
    }
    const place = placeOf({ key: one.key, supplierId });
    const order = orders.get(place) ?? {
      id: onFile.get(place) ?? newId(),
      supplierId,
      number: one.number,
      key: one.key,
      currency: null,
      closed: null,
    };
    orders.set(place, {
      ...order,
      currency: one.currency || order.currency,
      closed: one.closed ?? order.closed,
    });
    const { row, number, line, itemCode, description, quantity, unitPrice, received, invoiced } = one;
    lines.push({
      orderId: order.id,
      row,
      number,
      line,
      place: row,
      itemCode,
      description,
      quantity,
      unitPrice,
      received,
      invoiced,
    });
  }
  return { orders: [...orders.values()], lines, known: new Set(onFile.values()), unknownRows };
}

/** Rows with which an order would have more lines than a bill can be compared with in a moment. */
async function rowsBeyond(
  { shard }: TenantContext,
  lines: readonly PlannedLine[],
  orders: readonly FileOrder[],
): Promise<Set<number>> {
  const counted = new Map<string, Set<string>>();
  for (const { orderId, line } of await selectOrderLines(
    shard,
    orders.map(({ id }) => id),
  ))
    counted.set(orderId, (counted.get(orderId) ?? new Set()).add(line));
  const beyond = new Set<number>();
  for (const { orderId, line, row } of lines) {
    const own = counted.get(orderId) ?? new Set<string>();
    if (!own.has(line) && own.size >= maxOrderLines) beyond.add(row);
    else counted.set(orderId, own.add(line));
  }
  return beyond;
}

async function requireRoom({ shard }: TenantContext, created: number): Promise<void> {
  const [[known]] = await read(shard, [countOrders(shard)]);
  if ((known?.count ?? 0) + created > maxOrders)
    throw new AppError("conflict", "orders.error.too-many", { values: { most: maxOrders } });
}

async function keep(
  context: TenantContext,
  orders: readonly FileOrder[],
  lines: readonly PlannedLine[],
  { created, changed }: OrdersImport,
): Promise<void> {
  const { shard, now } = context;
  for (let start = 0; start < lines.length; start += atOnce) {
    const some = lines.slice(start, start + atOnce);
    const ids = new Set(some.map(({ orderId }) => orderId));
    const theirs = orders.filter(({ id }) => ids.has(id));
    const [first, ...rest] = [
      ...putOrders(
        shard,
        theirs,
        some.map(({ row: _row, number: _number, ...line }) => line),
        now(),
      ),
      renewOrders(
        shard,
        theirs.map(({ key }) => key),
      ),
      ...(start === 0
        ? [
            insertShardAudit(
              shard,
              auditOfTenant(context, "orders.import", { created, changed, lines: lines.length }),
            ),
          ]
        : []),
    ];
    if (first) await commit(shard, [first, ...rest]);
  }
}
