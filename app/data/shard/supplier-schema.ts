import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { namesKind } from "~/domain/stored/setting-kinds";
import { orderMatchKind, ruleFindingsKind } from "~/domain/stored/work-kinds";
import type { AccountDecision } from "~/domain/suppliers/account-decision";
import type { AccountOutcome } from "~/domain/suppliers/account-outcome";
import type { SupplierReason } from "~/domain/suppliers/match-supplier";
import { stored } from "../stored-column";
import { documents } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * Who sends the tenant bills. `sortKey` is the folded name that lists go by; `otherNames` and `taxNumbers` are what it is known by
 * besides. `origin` says what it was made from. `documents` counts the settled documents that it was learned from.
 */
export const suppliers = sqliteTable(
  "suppliers",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    number: text("number").notNull().default(""),
    name: text("name").notNull(),
    sortKey: text("sort_key").notNull(),
    otherNames: stored("other_names", namesKind).notNull(),
    taxNumbers: stored("tax_numbers", namesKind).notNull(),
    country: text("country").notNull().default(""),
    currency: text("currency").notNull().default(""),
    email: text("email").notNull().default(""),
    defaultAccount: text("default_account").notNull().default(""),
    orderRequired: integer("order_required", { mode: "boolean" }).notNull().default(false),
    origin: text("origin").$type<"document" | "file" | "person">().notNull(),
    documents: integer("documents").notNull().default(0),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (t) => [index("suppliers_name").on(t.tenantId, t.sortKey, t.id)],
);

/** What a supplier is found by: its number, tax numbers, names, halves of names, and words of names, each with its kind before it. */
export const supplierKeys = sqliteTable(
  "supplier_keys",
  {
    tenantId: text("tenant_id").notNull(),
    key: text("key").notNull(),
    supplierId: text("supplier_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.key, t.supplierId] }),
    index("supplier_keys_supplier").on(t.tenantId, t.supplierId),
  ],
);

/** A bank account of a supplier, or of the organization itself where `supplierId` is "". */
export const supplierAccounts = sqliteTable(
  "supplier_accounts",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    supplierId: text("supplier_id").notNull(),
    key: text("key").notNull(),
    country: text("country").notNull(),
    origin: text("origin").$type<"document" | "file" | "person" | "settled">().notNull(),
    documentId: text("document_id"),
    addedBy: text("added_by").notNull(),
    addedAt: time("added_at").notNull(),
  },
  (t) => [
    uniqueIndex("supplier_accounts_key").on(t.tenantId, t.key, t.supplierId),
    index("supplier_accounts_supplier").on(t.tenantId, t.supplierId, t.id),
  ],
);

/**
 * Whose bill a document is, and how the bank account on it stands to those on file. Triggers note each document with
 * its result and when it is settled. `accounts` are those on its pages, null before the pages were read for them;
 * `unknown` are those that are not on file; `changed` are the words that say that an account has changed. `concerns`
 * are the bits that follow for the document. `decision` is what a second person made of an account that was not on
 * file, for the accounts in `decidedAccounts`. `due` counts what changed since it was last compared, `learn` is 1 while
 * it is settled and not learned from; `tries` counts how often that was begun. `orderKey` is the folded number of the
 * order that it names, `orderMatch` how it stands to that, `ruleFindings` the rules of its model that it does not meet.
 * `layout` names the layout of a document whose model reads no vendor (see find-layout.ts), null for others and for
 * those from before layouts were recorded; `layoutChecked` is 1 once it was settled by someone who saw it, and 2 of one
 * that was compared when another of its layout had been.
 */
export const supplierDocuments = sqliteTable(
  "supplier_documents",
  {
    documentId: text("document_id")
      .primaryKey()
      .references(() => documents.id, { onDelete: "cascade" }),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id").notNull(),
    attempt: integer("attempt").notNull().default(0),
    supplierId: text("supplier_id"),
    reason: text("reason").$type<SupplierReason>(),
    outcome: text("outcome").$type<AccountOutcome>(),
    signs: stored("signs", namesKind).notNull().default([]),
    accounts: stored("accounts", namesKind),
    unknown: stored("unknown", namesKind).notNull().default([]),
    changed: text("changed"),
    nameKey: text("name_key").notNull().default(""),
    taxKey: text("tax_key").notNull().default(""),
    concerns: integer("concerns").notNull().default(0),
    decision: text("decision").$type<AccountDecision>(),
    decidedBy: text("decided_by"),
    decidedAt: time("decided_at"),
    decidedAccounts: stored("decided_accounts", namesKind),
    orderKey: text("order_key").notNull().default(""),
    orderMatch: stored("order_match", orderMatchKind),
    ruleFindings: stored("rule_findings", ruleFindingsKind).notNull().default([]),
    layout: text("layout"),
    layoutChecked: integer("layout_checked").notNull().default(0),
    due: integer("due").notNull().default(0),
    learn: integer("learn").notNull().default(0),
    tries: integer("tries").notNull().default(0),
  },
  (t) => [
    index("supplier_documents_due").on(t.tries, t.documentId).where(sql`due > 0 or learn > 0`),
    index("supplier_documents_learn").on(t.tenantId, t.documentId).where(sql`learn > 0`),
    index("supplier_documents_refused").on(t.tenantId, t.documentId).where(sql`decision = 'refused'`),
    index("supplier_documents_supplier").on(t.tenantId, t.supplierId, t.documentId),
    index("supplier_documents_name").on(t.tenantId, t.nameKey),
    index("supplier_documents_tax").on(t.tenantId, t.taxKey),
    index("supplier_documents_order").on(t.tenantId, t.orderKey),
    index("supplier_documents_layout")
      .on(t.tenantId, t.layout, t.layoutChecked, t.documentId)
      .where(sql`layout is not null`),
  ],
);
