import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ReceiptRule } from "~/domain/orders/order-settings";
import { documents } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * What the tenant ordered from a supplier. `key` is the folded number that bills are matched by and lists go by. `claimed` counts how
 * often what bills take of it changed, so that a bill which was compared meanwhile is compared again.
 */
export const purchaseOrders = sqliteTable(
  "purchase_orders",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    supplierId: text("supplier_id").notNull(),
    number: text("number").notNull(),
    key: text("key").notNull(),
    currency: text("currency").notNull(),
    closed: integer("closed", { mode: "boolean" }).notNull().default(false),
    claimed: integer("claimed").notNull().default(0),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("purchase_orders_key").on(t.tenantId, t.key, t.supplierId),
    index("purchase_orders_supplier").on(t.tenantId, t.supplierId),
    index("purchase_orders_list").on(t.tenantId, t.key, t.id),
  ],
);

/** A line of an order. `received` is null where nobody said; `invoiced` is what was billed besides the documents here. */
export const purchaseOrderLines = sqliteTable(
  "purchase_order_lines",
  {
    tenantId: text("tenant_id").notNull(),
    orderId: text("order_id").notNull(),
    line: text("line").notNull(),
    place: integer("place").notNull(),
    itemCode: text("item_code").notNull(),
    description: text("description").notNull(),
    quantity: real("quantity").notNull(),
    unitPrice: real("unit_price"),
    received: real("received"),
    invoiced: real("invoiced").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.line] })],
);

/** What a bill takes of a line of its order; of `line` "" an amount that belongs to none. Goes with the document. */
export const orderClaims = sqliteTable(
  "order_claims",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    tenantId: text("tenant_id").notNull(),
    orderId: text("order_id").notNull(),
    line: text("line").notNull(),
    quantity: real("quantity").notNull(),
    amount: real("amount").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.orderId, t.line] }),
    index("order_claims_order").on(t.tenantId, t.orderId, t.documentId),
  ],
);

/** By how much bills of the tenant may differ from their orders; a tenant without a row has the usual settings. */
export const orderSettings = sqliteTable("order_settings", {
  tenantId: text("tenant_id").primaryKey(),
  pricePercent: real("price_percent").notNull(),
  priceLeast: real("price_least").notNull(),
  quantityPercent: real("quantity_percent").notNull(),
  totalPercent: real("total_percent").notNull(),
  totalLeast: real("total_least").notNull(),
  receipts: text("receipts").$type<ReceiptRule>().notNull(),
});
