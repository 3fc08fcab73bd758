import { and, asc, eq, getTableColumns, gt, or, type SQL, sql } from "drizzle-orm";
import type { OrderClaim } from "~/domain/orders/match-order";
import type { OrderSettings } from "~/domain/orders/order-settings";
import { orderClaims, orderSettings, purchaseOrderLines, purchaseOrders } from "./order-schema";
import { documents } from "./shard-schema";
import { supplierDocuments, suppliers } from "./supplier-schema";
import type { TenantShard } from "./tenant-shard";

/** As one JSON text, because D1 binds at most 100 parameters to a statement. */
const among = (values: readonly string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;

/** Orders of several suppliers that have one number: more of them tell nothing. */
const mostSharing = 20;

export type OrderRow = typeof purchaseOrders.$inferSelect;
export type OrderLineRow = typeof purchaseOrderLines.$inferSelect;

/** The orders with a number, whoever's they are; a batch item. */
export const selectOrdersByKey = (shard: TenantShard, key: string) =>
  shard
    .select()
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.tenantId, shard.tenantId), eq(purchaseOrders.key, key)))
    .limit(mostSharing);

/** Whether the tenant has any order on file; a batch item. */
export const selectAnyOrder = (shard: TenantShard) =>
  shard
    .select({ id: purchaseOrders.id })
    .from(purchaseOrders)
    .where(eq(purchaseOrders.tenantId, shard.tenantId))
    .limit(1);

/** One order of a supplier, if there is any; a batch item. */
export const selectOrderOfSupplier = (shard: TenantShard, supplierId: string) =>
  shard
    .select({ id: purchaseOrders.id })
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.tenantId, shard.tenantId), eq(purchaseOrders.supplierId, supplierId)))
    .limit(1);

export const selectOrder = (shard: TenantShard, orderId: string) =>
  shard
    .select({
      order: purchaseOrders,
      supplierName: suppliers.name,
      // Rows of a batch come by column name: of two columns "number" the last would stand for both.
      supplierNumber: sql<string | null>`${suppliers.number}`.as("supplier_number"),
    })
    .from(purchaseOrders)
    .leftJoin(suppliers, eq(suppliers.id, purchaseOrders.supplierId))
    .where(eq(purchaseOrders.id, orderId));

/** The lines of these orders in their order; a batch item. */
export const selectOrderLines = (shard: TenantShard, orderIds: readonly string[]) =>
  shard
    .select()
    .from(purchaseOrderLines)
    .where(sql`${purchaseOrderLines.orderId} in ${among(orderIds)}`)
    .orderBy(asc(purchaseOrderLines.orderId), asc(purchaseOrderLines.place));

/** What documents take of a line of an order: of settled ones, and of those that are still to be approved. */
export type ClaimedLine = {
  orderId: string;
  line: string;
  quantity: number;
  amount: number;
  waiting: number;
};

/** What settled and waiting documents take of these orders, by line. */
export const selectClaimed = (shard: TenantShard, orderIds: readonly string[]) =>
  shard
    .select({
      orderId: orderClaims.orderId,
      line: orderClaims.line,
      quantity: sql<number>`coalesce(sum(iif(${isSettledClaim}, ${orderClaims.quantity}, 0)), 0)`,
      amount: sql<number>`coalesce(sum(iif(${isSettledClaim}, ${orderClaims.amount}, 0)), 0)`,
      waiting: sql<number>`coalesce(sum(iif(${isSettledClaim}, 0, ${orderClaims.quantity})), 0)`,
    })
    .from(orderClaims)
    .innerJoin(documents, eq(documents.id, orderClaims.documentId))
    .where(
      and(
        eq(orderClaims.tenantId, shard.tenantId),
        sql`${orderClaims.orderId} in ${among(orderIds)}`,
        sql`${documents.status} <> 'error'`,
      ),
    )
    .groupBy(orderClaims.orderId, orderClaims.line);

const isSettledClaim: SQL = sql`${documents.status} in ('approved', 'released')`;

/**
 * What counts against a document's bill: what settled documents take, and what earlier ones take that wait. Of two that wait, the later
 * sees the earlier, so that none is counted twice; what a credit note gives back counts once it is settled.
 */
export const selectClaimsBefore = (shard: TenantShard, orderId: string, documentId: string) =>
  shard
    .select({
      line: orderClaims.line,
      quantity: sql<number>`sum(${orderClaims.quantity})`,
      amount: sql<number>`sum(${orderClaims.amount})`,
    })
    .from(orderClaims)
    .innerJoin(documents, eq(documents.id, orderClaims.documentId))
    .where(
      and(
        eq(orderClaims.tenantId, shard.tenantId),
        eq(orderClaims.orderId, orderId),
        sql`${orderClaims.documentId} <> ${documentId}`,
        or(
          isSettledClaim,
          and(
            sql`${orderClaims.documentId} < ${documentId}`,
            sql`${documents.status} <> 'error'`,
            gt(orderClaims.amount, 0),
          ),
        ),
      ),
    )
    .groupBy(orderClaims.line);

/**
 * Puts what a document takes of an order in place of what it took before; what is the same stays untouched, so that others are not
 * compared again for nothing. `seen` is the order's count of claims when it was compared: has it moved on, the document is
 * compared once more.
 */
export const putClaims = (
  shard: TenantShard,
  documentId: string,
  order: { id: string; claimed: number } | null,
  claims: readonly OrderClaim[],
) => {
  const rows = JSON.stringify(order ? claims : []);
  const orderId = order?.id ?? "";
  return [
    ...(order
      ? [
          shard
            .update(supplierDocuments)
            .set({ due: sql`${supplierDocuments.due} + 1` })
            .where(
              and(
                eq(supplierDocuments.documentId, documentId),
                sql`exists (select 1 from purchase_orders o where o.id = ${orderId} and o.claimed <> ${order.claimed})`,
              ),
            ),
        ]
      : []),
    shard
      .delete(orderClaims)
      .where(
        and(
          eq(orderClaims.documentId, documentId),
          sql`(${orderClaims.orderId} <> ${orderId} or ${orderClaims.line} not in (select value ->> '$.line' from json_each(${rows})))`,
        ),
      ),
    ...(order && claims.length > 0
      ? [
          shard
            .insert(orderClaims)
            .select(
              (tenantId) => sql`select ${documentId}, ${tenantId}, ${orderId}, value ->> '$.line',
                value ->> '$.quantity', value ->> '$.amount' from json_each(${rows}) where true`,
            )
            .onConflictDoUpdate({
              target: [orderClaims.documentId, orderClaims.orderId, orderClaims.line],
              set: { quantity: sql`excluded.quantity`, amount: sql`excluded.amount` },
            }),
        ]
      : []),
  ];
};

const { tenantId: _tenant, ...settingColumns } = getTableColumns(orderSettings);

export const selectOrderSettings = (shard: TenantShard) =>
  shard.select(settingColumns).from(orderSettings).where(eq(orderSettings.tenantId, shard.tenantId));

export const putOrderSettings = (shard: TenantShard, settings: OrderSettings) =>
  shard
    .insert(orderSettings)
    .values(settings)
    .onConflictDoUpdate({ target: orderSettings.tenantId, set: settings });

/** Documents that are not settled and named one of these orders, or any, are to be compared again. */
export const renewOrders = (shard: TenantShard, keys: readonly string[] | "all") =>
  shard
    .update(supplierDocuments)
    .set({ due: sql`${supplierDocuments.due} + 1`, tries: 0 })
    .where(
      and(
        eq(supplierDocuments.tenantId, shard.tenantId),
        keys === "all"
          ? sql`${supplierDocuments.orderKey} > ''`
          : sql`${supplierDocuments.orderKey} in ${among(keys.filter((key) => key !== ""))}`,
        sql`exists (select 1 from documents d where d.id = ${supplierDocuments.documentId} and d.status not in ('approved', 'released'))`,
      ),
    );

type Place = { key: string; id: string } | null;

/** The next orders by number, or those whose number begins so. */
export const selectOrders = (shard: TenantShard, search: string, after: Place, limit: number) =>
  shard
    .select({ order: purchaseOrders, supplierName: suppliers.name, supplierNumber: suppliers.number })
    .from(purchaseOrders)
    .leftJoin(suppliers, eq(suppliers.id, purchaseOrders.supplierId))
    .where(
      and(
        eq(purchaseOrders.tenantId, shard.tenantId),
        search === ""
          ? undefined
          : sql`${purchaseOrders.key} >= ${search} and ${purchaseOrders.key} < ${`${search}\u{10ffff}`}`,
        after
          ? or(
              gt(purchaseOrders.key, after.key),
              and(eq(purchaseOrders.key, after.key), gt(purchaseOrders.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(asc(purchaseOrders.key), asc(purchaseOrders.id))
    .limit(limit);

/** The orders with these numbers; a batch item. */
export const selectOrdersByKeys = (shard: TenantShard, keys: readonly string[]) =>
  shard
    .select()
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.tenantId, shard.tenantId), sql`${purchaseOrders.key} in ${among(keys)}`));

export const countOrders = (shard: TenantShard) =>
  shard
    .select({ count: sql<number>`count(*)` })
    .from(purchaseOrders)
    .where(eq(purchaseOrders.tenantId, shard.tenantId));

/** An order of a file; null of `currency` or `closed` leaves what is on file. */
export type FileOrder = {
  id: string;
  supplierId: string;
  number: string;
  key: string;
  currency: string | null;
  closed: boolean | null;
};

/** A line of an order of a file; null leaves what is on file. `invoiced` counts what documents here have of it, too. */
export type FileOrderLineRow = {
  orderId: string;
  line: string;
  place: number;
  itemCode: string;
  description: string;
  quantity: number;
  unitPrice: number | null;
  received: number | null;
  invoiced: number | null;
};

const of = (name: string) => sql.raw(`json_extract(value, '$.${name}')`);

/** Puts orders on file, or what changed of them. What was invoiced besides is what the file says less what documents here have. */
export const putOrders = (
  shard: TenantShard,
  orders: readonly FileOrder[],
  lines: readonly FileOrderLineRow[],
  at: Date,
) => {
  const given = (column: string, name: string) => sql.raw(`coalesce(excluded.${name}, ${column}.${name})`);
  const settled = sql`coalesce((select sum(c.quantity) from order_claims c join documents d on d.id = c.document_id
    where c.tenant_id = ${shard.tenantId} and c.order_id = ${of("orderId")} and c.line = ${of("line")}
      and d.status in ('approved', 'released')), 0)`;
  return [
    shard
      .insert(purchaseOrders)
      .select(
        (tenantId) => sql`select ${of("id")}, ${tenantId}, ${of("supplierId")}, ${of("number")}, ${of("key")},
          coalesce(${of("currency")}, ''), coalesce(${of("closed")}, 0), 0, ${at.getTime()}, ${at.getTime()}
          from json_each(${JSON.stringify(orders)}) where true`,
      )
      .onConflictDoUpdate({
        target: purchaseOrders.id,
        set: { number: sql`excluded.number`, updatedAt: at },
      }),
    // An empty cell leaves what is on file, and an insert has no null to tell it by.
    shard
      .update(purchaseOrders)
      .set({
        currency: sql`coalesce((select ${of("currency")} from json_each(${JSON.stringify(orders)}) where ${of("id")} = ${purchaseOrders.id}), ${purchaseOrders.currency})`,
        closed: sql`coalesce((select ${of("closed")} from json_each(${JSON.stringify(orders)}) where ${of("id")} = ${purchaseOrders.id}), ${purchaseOrders.closed})`,
      })
      .where(sql`${purchaseOrders.id} in ${among(orders.map(({ id }) => id))}`),
    shard
      .insert(purchaseOrderLines)
      .select(
        (
          tenantId,
        ) => sql`select ${tenantId}, ${of("orderId")}, ${of("line")}, ${of("place")}, ${of("itemCode")},
          ${of("description")}, ${of("quantity")}, ${of("unitPrice")}, ${of("received")},
          max(0, ${of("invoiced")} - ${settled}) from json_each(${JSON.stringify(lines)})
          where ${of("invoiced")} is not null`,
      )
      .onConflictDoUpdate({
        target: [purchaseOrderLines.orderId, purchaseOrderLines.line],
        set: { ...lineOfFile(given), invoiced: sql`excluded.invoiced` },
      }),
    shard
      .insert(purchaseOrderLines)
      .select(
        (
          tenantId,
        ) => sql`select ${tenantId}, ${of("orderId")}, ${of("line")}, ${of("place")}, ${of("itemCode")},
          ${of("description")}, ${of("quantity")}, ${of("unitPrice")}, ${of("received")}, 0
          from json_each(${JSON.stringify(lines)}) where ${of("invoiced")} is null`,
      )
      .onConflictDoUpdate({
        target: [purchaseOrderLines.orderId, purchaseOrderLines.line],
        set: lineOfFile(given),
      }),
  ];
};

const lineOfFile = (given: (column: string, name: string) => SQL) => ({
  itemCode: sql`iif(excluded.item_code = '', ${purchaseOrderLines.itemCode}, excluded.item_code)`,
  description: sql`iif(excluded.description = '', ${purchaseOrderLines.description}, excluded.description)`,
  quantity: sql`excluded.quantity`,
  unitPrice: given("purchase_order_lines", "unit_price"),
  received: given("purchase_order_lines", "received"),
});

/** An order with its lines and what documents take of it. Statements for one batch. */
export const deleteOrderRows = (shard: TenantShard, orderId: string) => [
  shard
    .delete(orderClaims)
    .where(and(eq(orderClaims.tenantId, shard.tenantId), eq(orderClaims.orderId, orderId))),
  shard.delete(purchaseOrderLines).where(eq(purchaseOrderLines.orderId, orderId)),
  shard.delete(purchaseOrders).where(eq(purchaseOrders.id, orderId)),
];

/** Documents that take something of an order, the newest first. */
export const selectBillsOfOrder = (shard: TenantShard, orderId: string, limit: number) =>
  shard
    .selectDistinct({
      documentId: documents.id,
      fileName: documents.fileName,
      status: documents.status,
      orderMatch: supplierDocuments.orderMatch,
    })
    .from(orderClaims)
    .innerJoin(documents, eq(documents.id, orderClaims.documentId))
    .leftJoin(supplierDocuments, eq(supplierDocuments.documentId, orderClaims.documentId))
    .where(and(eq(orderClaims.tenantId, shard.tenantId), eq(orderClaims.orderId, orderId)))
    .orderBy(sql`${documents.id} desc`)
    .limit(limit);
