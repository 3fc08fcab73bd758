import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { BulkActionName } from "~/domain/documents/bulk-action";
import { blockingBits, isJudged, type Readiness } from "~/domain/documents/concerns";
import type { DocumentPurpose } from "~/domain/documents/document-purpose";
import { type DocumentStatus, documentStatuses, type ListedStatus } from "~/domain/documents/status";
import type { ArrivalSource, LoggedSource } from "~/domain/intake/arrival-source";
import type { SenderStatus } from "~/domain/intake/mail-rules";
import type { OrderOutcome } from "~/domain/orders/order-outcome";
import { pinKind } from "~/domain/stored/learning-kinds";
import {
  boxKind,
  findingsKind,
  foundValuesKind,
  lineItemsKind,
  proofKind,
  rowPiecesKind,
  timingsKind,
} from "~/domain/stored/result-kinds";
import {
  actorKind,
  listQueryKind,
  modelFieldsKind,
  namesKind,
  passingKind,
  refusedFilesKind,
  storageKind,
} from "~/domain/stored/setting-kinds";
import { auditColumns } from "../audit-columns";
import { stored } from "../stored-column";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });
/** `readinessOf` of the domain as SQLite computes it; a test holds the two together. */
const readinessExpression = sql.raw(`case
  when concerns is null or status not in (${documentStatuses
    .filter(isJudged)
    .map((status) => `'${status}'`)
    .join(", ")}) then null
  when concerns & ${blockingBits} then 'blocked'
  when concerns then 'look'
  else 'ready' end`);

/** Most documents name no order: those alone stand in these indexes. */
const hasOrder = sql`order_outcome is not null`;

/**
 * `foldedName` is what an e-mail subject is compared with; `threshold` is the sum of weights a document must reach;
 * `activeVersionId` is the trained version in use, null for the base model. `storage` null is the default provider.
 * An archived model takes no documents and stands in no menu. `judgingBelow` is the position below which its documents are
 * still to be judged again, because its fields or the rule changed; null when there is nothing to do. `passing` is what its error
 * budget lets pass unseen, null without a budget. `pin` holds the weights that nothing replaces, null where the latest are used.
 */
export const tenantModels = sqliteTable(
  "tenant_ai_models",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    name: text("name").notNull(),
    foldedName: text("folded_name").notNull(),
    baseModelId: text("base_model_id").notNull(),
    currency: text("currency").notNull(),
    threshold: integer("threshold").notNull(),
    timeZone: text("time_zone").notNull(),
    culture: text("culture").notNull(),
    fields: stored("fields", modelFieldsKind).notNull(),
    revision: integer("revision").notNull().default(1),
    activeVersionId: text("active_version_id"),
    storage: stored("storage", storageKind),
    csvGeneration: integer("csv_generation", { mode: "boolean" }).notNull().default(false),
    archivedAt: time("archived_at"),
    judgingBelow: integer("judging_below"),
    passing: stored("passing", passingKind),
    pin: stored("pin", pinKind),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("tenant_ai_models_name").on(t.tenantId, t.foldedName),
    index("tenant_ai_models_tenant").on(t.tenantId, t.id),
    index("tenant_ai_models_judging").on(t.id).where(sql`judging_below is not null`),
  ],
);

/**
 * Of a document that someone may still have to do with; in the words of the partial indexes, so that the planner finds
 * them.
 */
export const isOpenStatus = sql.raw("status not in ('approved', 'released', 'rejected')");

/**
 * Of a document that waits for its turn, and of one that was handed to the queue and has no end yet; in the words of
 * the partial indexes, so that the planner finds them.
 */
export const isQueued = sql.raw("waiting_since is not null and status = 'received'");
export const isInProgress = sql.raw("waiting_since is null and status in ('received', 'processing')");

/**
 * `position` numbers the documents of a model in order of arrival and is what lists are paged by. `sourceKey` makes
 * arrival idempotent (Idempotency-Key, Message-ID + file digest). `attempt` counts processing runs and `progressAt` is
 * when the current run last moved. `redrives` counts how often the sweeper set the run going again. `revision` counts
 * saved corrections. `firstPage` and `lastPage` are the pages of the parent that a document split off from it holds.
 * `concerns` are the bits of what speaks against relying on it (see concerns.ts), null before it was judged; triggers
 * keep those of duplicates and proposed splits. `approvedFrom` is the status before it was approved, and documents that
 * were approved together have the same `approvalId`. `orderOutcome` is how it stands to its purchase order, null where
 * it names none; triggers keep it. `approvedUnseen` says that it was approved from a list. `isSubmitted` says that it
 * is a training document, whatever its status; triggers keep it. `rejectedFrom` is the status that it gets back when
 * its rejection is undone. `postponedUntil` is the instant from which it waits for someone again. `receivedDay` is the
 * day of arrival in the model's time zone, by which counters are kept; null stands for the day in UTC. `purpose` is
 * what it is here for unless for work: such a document is never metered. `waitingSince` is since when it waits for its
 * turn, because its tenant's share of the queue was used up; null once it was queued. `awaitsPages` says that its run
 * was read and waits for pages to be recognised: it takes no place in the tenant's share of documents then.
 */
export const documents = sqliteTable(
  "documents",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id")
      .notNull()
      .references(() => tenantModels.id),
    position: integer("position").notNull(),
    fileName: text("file_name").notNull(),
    fileKind: text("file_kind"),
    byteSize: integer("byte_size").notNull(),
    sha256: text("sha256").notNull(),
    source: text("source").$type<ArrivalSource>().notNull(),
    sourceKey: text("source_key"),
    status: text("status").$type<DocumentStatus>().notNull(),
    confidence: real("confidence"),
    score: integer("score"),
    problem: text("problem"),
    attempt: integer("attempt").notNull().default(1),
    pageCount: integer("page_count"),
    receivedAt: time("received_at").notNull(),
    receivedDay: text("received_day"),
    processedAt: time("processed_at"),
    progressAt: time("progress_at").notNull(),
    redrives: integer("redrives").notNull().default(0),
    revision: integer("revision").notNull().default(0),
    parentDocumentId: text("parent_document_id"),
    firstPage: integer("first_page"),
    lastPage: integer("last_page"),
    zipFileId: text("zip_file_id"),
    concerns: integer("concerns"),
    readiness: text("readiness")
      .$type<Readiness>()
      .generatedAlwaysAs(readinessExpression, { mode: "virtual" }),
    orderOutcome: text("order_outcome").$type<OrderOutcome>(),
    isSubmitted: integer("is_submitted", { mode: "boolean" }).notNull().default(false),
    submittedAndApproved: integer("submitted_and_approved", { mode: "boolean" }).generatedAlwaysAs(
      sql`is_submitted and status in ('approved', 'released')`,
      { mode: "virtual" },
    ),
    approvedAt: time("approved_at"),
    approvedFrom: text("approved_from").$type<DocumentStatus>(),
    approvalId: text("approval_id"),
    approvedUnseen: integer("approved_unseen", { mode: "boolean" }),
    releasedAt: time("released_at"),
    rejectedFrom: text("rejected_from").$type<DocumentStatus>(),
    rejectedAt: time("rejected_at"),
    rejectedBy: text("rejected_by"),
    rejectReason: text("reject_reason"),
    postponedUntil: time("postponed_until"),
    postponedBy: text("postponed_by"),
    assignedTo: text("assigned_to"),
    assignedAt: time("assigned_at"),
    assignedBy: text("assigned_by"),
    purpose: text("purpose").$type<DocumentPurpose>(),
    waitingSince: time("waiting_since"),
    awaitsPages: integer("awaits_pages", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    uniqueIndex("documents_position").on(t.modelId, t.position),
    uniqueIndex("documents_source_key").on(t.tenantId, t.sourceKey),
    index("documents_status_position").on(t.modelId, t.status, t.position),
    index("documents_readiness").on(t.modelId, t.readiness, t.position),
    index("documents_status_readiness").on(t.modelId, t.status, t.readiness, t.position),
    index("documents_submitted_and_approved")
      .on(t.modelId, t.position)
      .where(sql`submitted_and_approved = 1`),
    index("documents_order").on(t.modelId, t.orderOutcome, t.position).where(hasOrder),
    index("documents_status_order").on(t.modelId, t.status, t.orderOutcome, t.position).where(hasOrder),
    index("documents_readiness_order").on(t.modelId, t.readiness, t.orderOutcome, t.position).where(hasOrder),
    index("documents_status_readiness_order")
      .on(t.modelId, t.status, t.readiness, t.orderOutcome, t.position)
      .where(hasOrder),
    index("documents_approval").on(t.approvalId, t.position).where(sql`approval_id is not null`),
    index("documents_received").on(t.modelId, t.receivedAt, t.position),
    index("documents_processed").on(t.modelId, t.processedAt, t.position),
    index("documents_file_name").on(t.modelId, t.fileName, t.position),
    index("documents_confidence").on(t.modelId, t.confidence, t.position),
    index("documents_progress").on(t.status, t.progressAt),
    index("documents_in_line").on(t.tenantId, t.waitingSince).where(isQueued),
    index("documents_in_work").on(t.tenantId).where(isInProgress),
    index("documents_sha256").on(t.tenantId, t.sha256),
    index("documents_parent").on(t.parentDocumentId).where(sql`parent_document_id is not null`),
    index("documents_zip_file").on(t.zipFileId, t.position).where(sql`zip_file_id is not null`),
    index("documents_assigned")
      .on(t.tenantId, t.assignedTo, t.assignedAt, t.id)
      .where(sql`assigned_to is not null and ${isOpenStatus}`),
    index("documents_postponed")
      .on(t.tenantId, t.postponedUntil, t.id)
      .where(sql`postponed_until is not null and ${isOpenStatus}`),
    index("documents_sandbox").on(t.receivedAt, t.id).where(sql`purpose = 'sandbox'`),
  ],
);

type CountKey = ListedStatus | Readiness | `${DocumentStatus} ${Readiness}`;

/**
 * How many documents of a model stand in each block of positions, by status, by readiness ("ready"), by order outcome ("price"), and
 * by any of these together ("success ready price"), and those of `submittedAndApproved`; triggers keep it. `all` are those of every status but split. Blocks of level 1 hold 32 positions, those of levels 2 to 5 eight of the level below. This is what
 * makes page 5,000 of a list cost what page 1 costs.
 */
export const documentCounts = sqliteTable(
  "document_counts",
  {
    modelId: text("model_id").notNull(),
    level: integer("level").notNull(),
    status: text("status").$type<CountKey | OrderOutcome | `${CountKey} ${OrderOutcome}` | "all">().notNull(),
    block: integer("block").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.modelId, t.level, t.status, t.block] })],
);

/** Of a page that is still to be asked for, and of one that was asked for; in the words of the partial indexes. */
export const isPageUnrequested = sql.raw("state = 'pending' and asked_at is null");
export const isPageRequested = sql.raw("state = 'pending' and asked_at is not null");

/**
 * `state`: pending until its words are stored in R2. The words of a page belong to one attempt. `askedAt` is when it
 * was handed to the queue of pages, null while it waits for its tenant's share of that.
 */
export const pages = sqliteTable(
  "pages",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    attempt: integer("attempt").notNull(),
    number: integer("number").notNull(),
    state: text("state").$type<"pending" | "read" | "failed">().notNull(),
    source: text("source").$type<"text" | "ocr">().notNull(),
    width: real("width").notNull(),
    height: real("height").notNull(),
    turns: integer("turns").notNull().default(0),
    confidence: real("confidence"),
    problem: text("problem"),
    milliseconds: integer("milliseconds"),
    askedAt: time("asked_at"),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.attempt, t.number] }),
    index("pages_unasked").on(t.documentId, t.attempt, t.number).where(isPageUnrequested),
    index("pages_asked").on(t.documentId, t.attempt).where(isPageRequested),
  ],
);

/**
 * What the engine found in one attempt, never changed afterwards; `editedFields` and the edited rows hold what people
 * made of it. Amounts and dates are canonical strings. Line items stand inline while they are few; of a long table the
 * pieces are named that hold them as files, and `inlineItems` is empty.
 */
export const results = sqliteTable(
  "results",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    attempt: integer("attempt").notNull(),
    engineVersion: text("engine_version").notNull(),
    modelVersion: text("model_version").notNull().default(""),
    inputHash: text("input_hash").notNull(),
    fields: stored("fields", foundValuesKind).notNull(),
    inlineItems: stored("line_items", lineItemsKind).notNull(),
    itemPieces: stored("item_pieces", rowPiecesKind),
    proof: stored("proof", proofKind).notNull(),
    findings: stored("findings", findingsKind).notNull().default([]),
    editedFields: stored("edited_fields", foundValuesKind),
    editedInline: stored("edited_line_items", lineItemsKind),
    editedPieces: stored("edited_pieces", rowPiecesKind),
    timings: stored("timings", timingsKind).notNull(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.attempt] })],
);

/**
 * One changed value; `lineNumber` is null for a header field. `how` says whether the value was typed or clicked. `day` is when, in
 * the time zone that the document's model has then.
 */
export const corrections = sqliteTable(
  "corrections",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    field: text("field").notNull(),
    lineNumber: integer("line_number"),
    oldValue: text("old_value"),
    newValue: text("new_value"),
    how: text("how").$type<"typed" | "clicked">().notNull(),
    page: integer("page"),
    box: stored("box", boxKind),
    actorId: text("actor_id").notNull(),
    at: time("at").notNull(),
    modelId: text("model_id"),
    day: text("day"),
  },
  (t) => [
    index("corrections_document").on(t.documentId, t.at),
    index("corrections_model_day").on(t.modelId, t.day, t.at, t.id),
  ],
);

export const trainingDocuments = sqliteTable(
  "training_documents",
  {
    documentId: text("document_id")
      .primaryKey()
      .references(() => documents.id, { onDelete: "cascade" }),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id").notNull(),
    baseModelId: text("base_model_id").notNull(),
    submittedAt: time("submitted_at").notNull(),
    trainedAt: time("trained_at"),
  },
  (t) => [
    index("training_documents_base").on(t.tenantId, t.baseModelId, t.documentId),
    index("training_documents_model").on(t.modelId, t.documentId),
  ],
);

/**
 * One line per part of every mail and per file of a folder: taken, a repetition of what was taken, or refused with the reason.
 * `messageId` is the mail's or file's identity, `part` where in it the file stood, `sha256` the file's digest ("" when there was no file). A file
 * that only lacks a model is kept under `keptKey` until `keptUntil`, null when none is.
 */
export const intakeLog = sqliteTable(
  "intake_log",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    at: time("at").notNull(),
    messageId: text("message_id").notNull(),
    sender: text("sender").notNull(),
    subject: text("subject").notNull(),
    part: text("part").notNull(),
    fileName: text("file_name").notNull().default(""),
    sha256: text("sha256").notNull().default(""),
    outcome: text("outcome").$type<"taken" | "repeated" | "refused">().notNull(),
    reason: text("reason"),
    documentId: text("document_id"),
    keptKey: text("kept_key"),
    keptUntil: time("kept_until"),
    senderStanding: text("sender_standing").$type<SenderStatus>(),
    source: text("source").$type<LoggedSource>().notNull().default("mail"),
  },
  (t) => [
    index("intake_log_kept").on(t.keptUntil).where(sql`kept_until is not null`),
    index("intake_log_tenant_kept").on(t.tenantId, t.id).where(sql`kept_until is not null`),
    index("intake_log_tenant_time").on(t.tenantId, t.id),
    index("intake_log_refused").on(t.tenantId, t.id).where(sql`outcome = 'refused'`),
    uniqueIndex("intake_log_part").on(t.tenantId, t.messageId, t.part, t.sha256),
  ],
);

export const shardAudit = sqliteTable("audit", auditColumns(), (t) => [
  index("audit_tenant_time").on(t.tenantId, t.at),
  index("audit_tenant_at_id").on(t.tenantId, t.at, t.id),
  index("audit_tenant_actor").on(t.tenantId, t.actorId, t.at, t.id),
  index("audit_tenant_operation").on(t.tenantId, t.operation, t.at, t.id),
  index("audit_subject").on(t.subjectId, t.at),
]);

/** Who is working on a document just now, so that two reviewers do not collide; it expires. */
export const documentClaims = sqliteTable(
  "document_claims",
  {
    documentId: text("document_id")
      .primaryKey()
      .references(() => documents.id, { onDelete: "cascade" }),
    tenantId: text("tenant_id").notNull(),
    actorId: text("actor_id").notNull(),
    claimedAt: time("claimed_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [index("document_claims_actor").on(t.tenantId, t.actorId)],
);

export const documentComments = sqliteTable(
  "document_comments",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    actorId: text("actor_id").notNull(),
    at: time("at").notNull(),
    body: text("body").notNull(),
  },
  (t) => [index("document_comments_document").on(t.documentId, t.id)],
);

/** A list's filter that a person keeps under a name; `query` is the query string of the list's address. */
export const savedFilters = sqliteTable(
  "saved_filters",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id").notNull(),
    actorId: text("actor_id").notNull(),
    name: text("name").notNull(),
    query: text("query").notNull(),
  },
  (t) => [uniqueIndex("saved_filters_name").on(t.tenantId, t.modelId, t.actorId, t.name)],
);

/** The columns of a model's list that a person chose, in the order of the list. */
export const listColumns = sqliteTable(
  "list_columns",
  {
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id").notNull(),
    actorId: text("actor_id").notNull(),
    columns: stored("columns", namesKind).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.modelId, t.actorId] })],
);

/**
 * A ZIP file that was sent in: each of its files that can be read becomes a document. `refused` names the others.
 * `attempts` counts how often unpacking it was begun.
 */
export const zipFiles = sqliteTable(
  "zip_files",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id")
      .notNull()
      .references(() => tenantModels.id),
    fileName: text("file_name").notNull(),
    byteSize: integer("byte_size").notNull(),
    sha256: text("sha256").notNull(),
    source: text("source").$type<ArrivalSource>().notNull(),
    sourceKey: text("source_key"),
    status: text("status").$type<"received" | "processing" | "done" | "error">().notNull(),
    problem: text("problem"),
    taken: integer("taken").notNull().default(0),
    refused: stored("refused", refusedFilesKind).notNull().default([]),
    submittedAt: time("submitted_at").notNull(),
    progressAt: time("progress_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
  },
  (t) => [
    index("zip_files_model").on(t.tenantId, t.modelId, t.submittedAt, t.id),
    uniqueIndex("zip_files_source_key").on(t.tenantId, t.sourceKey),
    index("zip_files_progress").on(t.status, t.progressAt),
  ],
);

/**
 * The number under which a document stands in the full-text index `document_search` (FTS5; see its migration): triggers
 * give it on arrival, with the file's name. `indexedAttempt` is the run whose words are in the index, null until they are; `tries` counts how often the
 * sweep tried to put them there.
 */
export const documentSearchKeys = sqliteTable(
  "document_search_keys",
  {
    searchId: integer("search_id").primaryKey({ autoIncrement: true }),
    documentId: text("document_id")
      .notNull()
      .unique()
      .references(() => documents.id, { onDelete: "cascade" }),
    indexedAttempt: integer("indexed_attempt"),
    tries: integer("tries").notNull().default(0),
  },
  (t) => [index("document_search_due").on(t.tries, t.searchId).where(sql`indexed_attempt is null`)],
);

/**
 * Something done to all documents of a filtered list, a few at a time. `query` is the list's filter; documents are gone
 * through from the newest to the oldest and `before` is the position of the last one looked at (its number in the
 * full-text index where `query` has a text), null at the beginning. `attempts` counts how often the turn that is due was begun.
 */
export const bulkActions = sqliteTable(
  "bulk_actions",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id").notNull(),
    actor: stored("actor", actorKind).notNull(),
    action: text("action").$type<BulkActionName>().notNull(),
    query: stored("query", listQueryKind).notNull(),
    before: integer("before"),
    total: integer("total").notNull(),
    done: integer("done").notNull().default(0),
    conflicts: integer("conflicts").notNull().default(0),
    status: text("status").$type<"running" | "done" | "error">().notNull(),
    createdAt: time("created_at").notNull(),
    progressAt: time("progress_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
  },
  (t) => [
    index("bulk_actions_model").on(t.tenantId, t.modelId, t.createdAt),
    index("bulk_actions_progress").on(t.status, t.progressAt),
  ],
);

/** One row: how far the look for files that belong to no row is. `after` is the last key seen, null when it is through. */
export const fileSweeps = sqliteTable("file_sweeps", {
  id: integer("id").primaryKey(),
  after: text("after"),
  sweptAt: time("swept_at").notNull(),
});
