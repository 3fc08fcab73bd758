import type { FileKind } from "@fieldwise/engine/reading";
import type { DocumentKind } from "@fieldwise/engine/results";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ChoiceReason } from "~/domain/inbox/choose-model";
import type { InboxRuleKind } from "~/domain/inbox/inbox-rule";
import type { ArrivalSource } from "~/domain/intake/arrival-source";
import { tenantModels } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * Files that came in without a model, until they are in one; then each is a document of the same id. `state` is `reading`
 * until its first page was looked at, `waiting` when a person has to choose. `kind` and `kindConfidence` say what it looks
 * like, `modelId` and `confidence` which model was likeliest. It is deleted at `keptUntil`. `redrives` counts how often
 * the sweep set the reading going again. `sender` is who wrote the mail that brought it, `senderProved` whether the mail comes from there.
 */
export const waitingFiles = sqliteTable(
  "waiting_files",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    fileName: text("file_name").notNull(),
    fileKind: text("file_kind").$type<FileKind>(),
    byteSize: integer("byte_size").notNull(),
    sha256: text("sha256").notNull(),
    source: text("source").$type<ArrivalSource>().notNull(),
    sourceKey: text("source_key"),
    state: text("state").$type<"reading" | "waiting">().notNull(),
    kind: text("kind").$type<DocumentKind>(),
    kindConfidence: real("kind_confidence"),
    modelId: text("model_id"),
    confidence: real("confidence"),
    reason: text("reason").$type<ChoiceReason>(),
    receivedAt: time("received_at").notNull(),
    progressAt: time("progress_at").notNull(),
    redrives: integer("redrives").notNull().default(0),
    keptUntil: time("kept_until").notNull(),
    sender: text("sender"),
    senderProved: integer("sender_proved", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    index("waiting_files_tenant").on(t.tenantId, t.id),
    index("waiting_files_state").on(t.tenantId, t.state, t.id),
    uniqueIndex("waiting_files_source_key").on(t.tenantId, t.sourceKey),
    index("waiting_files_progress").on(t.state, t.progressAt),
    index("waiting_files_kept").on(t.keptUntil),
  ],
);

/**
 * Under which keys of its layout a file was put into a model by a person, and what it looked like ('' for no kind that is
 * read), so that the next like it is known. Forgotten when it is old.
 */
export const chosenKeys = sqliteTable(
  "chosen_keys",
  {
    tenantId: text("tenant_id").notNull(),
    key: text("key").notNull(),
    modelId: text("model_id").notNull(),
    fileId: text("file_id").notNull(),
    kind: text("kind").notNull(),
    chosenAt: time("chosen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.key, t.fileId] }),
    index("chosen_keys_time").on(t.tenantId, t.chosenAt),
    index("chosen_keys_file").on(t.tenantId, t.fileId),
  ],
);

/**
 * What the organization says of files that name no model (see inbox-rule.ts). The first in the order of `place` that a file meets
 * decides.
 */
export const inboxRules = sqliteTable(
  "inbox_rules",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    place: integer("place").notNull(),
    kind: text("kind").$type<InboxRuleKind>().notNull(),
    value: text("value").notNull(),
    supplierId: text("supplier_id"),
    modelId: text("model_id")
      .notNull()
      .references(() => tenantModels.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
  },
  (t) => [index("inbox_rules_place").on(t.tenantId, t.place, t.id), index("inbox_rules_model").on(t.modelId)],
);
