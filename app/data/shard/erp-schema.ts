import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SendingState } from "~/domain/erp/erp-sending";
import type { ErpKind, PostingDate, PostingRule } from "~/domain/erp/erp-settings";
import { documents, tenantModels } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * Where a model's approved documents are sent. `vendorAccounts` has a line for each vendor whose account is another than the
 * model's, `taxCodes` one for each rate that has a code there. Nothing is sent before `pausedUntil`: the ERP system asked to be
 * left alone.
 */
export const erpSettings = sqliteTable("erp_settings", {
  modelId: text("model_id")
    .primaryKey()
    .references(() => tenantModels.id, { onDelete: "cascade" }),
  tenantId: text("tenant_id").notNull(),
  kind: text("kind").$type<ErpKind>().notNull(),
  directoryId: text("directory_id").notNull(),
  clientId: text("client_id").notNull(),
  sealedSecret: text("sealed_secret").notNull(),
  environment: text("environment").notNull(),
  companyId: text("company_id").notNull(),
  companyName: text("company_name").notNull(),
  account: text("account").notNull(),
  vendorAccounts: text("vendor_accounts").notNull(),
  taxCodes: text("tax_codes").notNull().default(""),
  postingDate: text("posting_date").$type<PostingDate>().notNull(),
  posting: text("posting").$type<PostingRule>().notNull(),
  onApproval: integer("on_approval", { mode: "boolean" }).notNull(),
  revision: integer("revision").notNull(),
  pausedUntil: time("paused_until"),
  updatedAt: time("updated_at").notNull(),
});

/**
 * The outcome of sending a document to an ERP system, the latest time it was asked for. `place` is where it was sent,
 * `began` says that creating it there was begun, so that what is found there is ours; `revision` is that of the values
 * then. `problem` is the key of a sentence, which `detail` fills. Triggers make a row when a document is approved, and
 * drop one that nothing came of yet.
 */
export const erpSendings = sqliteTable(
  "erp_sendings",
  {
    documentId: text("document_id")
      .primaryKey()
      .references(() => documents.id, { onDelete: "cascade" }),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id").notNull(),
    kind: text("kind").$type<ErpKind>().notNull(),
    state: text("state").$type<SendingState>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    problem: text("problem"),
    detail: text("detail"),
    place: text("place"),
    began: integer("began", { mode: "boolean" }).notNull().default(false),
    revision: integer("revision"),
    externalId: text("external_id"),
    number: text("number"),
    link: text("link"),
    posted: integer("posted", { mode: "boolean" }).notNull().default(false),
    ourTotal: text("our_total"),
    theirTotal: text("their_total"),
    actorId: text("actor_id").notNull(),
    requestedAt: time("requested_at").notNull(),
    nextAt: time("next_at").notNull(),
    doneAt: time("done_at"),
  },
  (t) => [
    index("erp_sendings_due").on(t.state, t.nextAt),
    index("erp_sendings_model").on(t.modelId, t.state, t.doneAt),
    index("erp_sendings_listed").on(t.modelId, t.state, t.requestedAt, t.documentId),
    index("erp_sendings_ended").on(t.tenantId, t.state, t.doneAt),
    index("erp_sendings_external").on(t.tenantId, t.externalId),
  ],
);
