import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { EInvoiceProfile } from "~/domain/e-invoice/e-invoice";
import { partyDetailsKind } from "~/domain/stored/setting-kinds";
import { stored } from "../stored-column";
import { tenantModels } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * What people said of sellers and buyers for e-invoices, once for each. `partyKey` is made of the tax number, or of the name of
 * one that has none; supplier files can be joined by both.
 */
export const eInvoiceParties = sqliteTable(
  "e_invoice_parties",
  {
    tenantId: text("tenant_id").notNull(),
    partyKey: text("party_key").notNull(),
    name: text("name").notNull(),
    taxNumber: text("tax_number").notNull(),
    details: stored("details", partyDetailsKind).notNull(),
    revision: integer("revision").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.partyKey] })],
);

/** Which e-invoice is put beside the files of a release; a model without a row has none. */
export const eInvoiceSettings = sqliteTable("e_invoice_settings", {
  modelId: text("model_id")
    .primaryKey()
    .references(() => tenantModels.id, { onDelete: "cascade" }),
  tenantId: text("tenant_id").notNull(),
  profile: text("profile").$type<EInvoiceProfile>().notNull(),
  withPdf: integer("with_pdf", { mode: "boolean" }).notNull(),
  updatedAt: time("updated_at").notNull(),
});
