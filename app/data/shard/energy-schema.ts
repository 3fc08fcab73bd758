import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ChargeType, Commodity, Unit } from "~/domain/energy/descriptor";
import { energyBillKind } from "~/domain/stored/work-kinds";
import { stored } from "../stored-column";
import { documents } from "./shard-schema";

const ofDocument = () =>
  text("document_id")
    .notNull()
    .references(() => documents.id, { onDelete: "cascade" });

/**
 * The documents of models for energy bills. Triggers note each with its result; `due` counts the changes of its result, and of
 * what is known of its lines, since its bill was last noted: 0 is none. `tries` counts how often noting it was begun.
 */
export const energyDocuments = sqliteTable(
  "energy_documents",
  {
    documentId: ofDocument().primaryKey(),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id").notNull(),
    due: integer("due").notNull(),
    tries: integer("tries").notNull().default(0),
  },
  (t) => [
    index("energy_documents_due").on(t.tries, t.documentId).where(sql`due > 0`),
    index("energy_documents_model").on(t.tenantId, t.modelId, t.due),
  ],
);

/** An account with a supplier, and what is agreed for it as far as someone said so. */
export const energyAccounts = sqliteTable(
  "energy_accounts",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id").notNull(),
    supplierKey: text("supplier_key").notNull(),
    accountKey: text("account_key").notNull(),
    supplier: text("supplier").notNull(),
    account: text("account").notNull(),
    opensOn: text("opens_on"),
    closesOn: text("closes_on"),
    unitPrice: real("unit_price"),
  },
  (t) => [
    uniqueIndex("energy_accounts_keys").on(t.tenantId, t.modelId, t.supplierKey, t.accountKey),
    index("energy_accounts_model").on(t.tenantId, t.modelId, t.id),
  ],
);

/** What a bill says of one meter; a bill has a row for each, by `number` from 1. `facts` is all of it. */
export const energyBills = sqliteTable(
  "energy_bills",
  {
    documentId: ofDocument(),
    row: integer("row").notNull(),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id").notNull(),
    supplierKey: text("supplier_key").notNull(),
    accountKey: text("account_key").notNull(),
    meterKey: text("meter_key").notNull(),
    numberKey: text("number_key").notNull(),
    endsOn: text("ends_on"),
    facts: stored("facts", energyBillKind).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.row] }),
    index("energy_bills_account").on(t.tenantId, t.modelId, t.supplierKey, t.accountKey, t.endsOn),
    index("energy_bills_meter").on(t.tenantId, t.modelId, t.supplierKey, t.accountKey, t.meterKey, t.endsOn),
    index("energy_bills_number").on(t.tenantId, t.modelId, t.supplierKey, t.numberKey),
  ],
);

/** What the words of a bill's line mean; one that waits to be described is not `described`. */
export const energyDescriptors = sqliteTable(
  "energy_descriptors",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    words: text("words").notNull(),
    shown: text("shown").notNull(),
    supplier: text("supplier").notNull(),
    described: integer("described", { mode: "boolean" }).notNull(),
    commodity: text("commodity").$type<Commodity>(),
    chargeType: text("charge_type").$type<ChargeType>().notNull(),
    unit: text("unit").$type<Unit>().notNull(),
    heading: text("heading").notNull(),
    quantityHeading: text("quantity_heading").notNull(),
  },
  (t) => [
    uniqueIndex("energy_descriptors_words").on(t.tenantId, t.words),
    index("energy_descriptors_state").on(t.tenantId, t.described, t.id),
  ],
);
