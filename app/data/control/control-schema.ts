import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  movePlaceKind,
  moveSumsKind,
  restoreArchivesKind,
  restorePlaceKind,
  restoreSourceKind,
  restoreTallyKind,
} from "~/domain/stored/move-kinds";
import { exportPartsKind, mailAttachmentKind, namesKind, richMailKind } from "~/domain/stored/setting-kinds";
import type { ExportState } from "~/domain/tenants/data-export";
import type { MoveState } from "~/domain/tenants/move";
import type { RestoreState } from "~/domain/tenants/restore";
import type { SecondFactorDemand } from "~/domain/tenants/tenant";
import type { SuspensionReason, TenantStatus } from "~/domain/tenants/tenant-status";
import { auditColumns } from "../audit-columns";
import { stored } from "../stored-column";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/** A shard: one D1 and one R2 bucket of a data center. `open` shards take new tenants. */
export const shards = sqliteTable("shards", {
  id: text("id").primaryKey(),
  dataCenter: text("data_center").notNull(),
  open: integer("open", { mode: "boolean" }).notNull().default(true),
});

/** `filesFrom` is the shard whose bucket still has files of a tenant that was moved; null when none has. */
export const tenants = sqliteTable(
  "tenants",
  {
    id: text("id").primaryKey(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    foldedName: text("folded_name").notNull(),
    companyName: text("company_name").notNull(),
    addressLine1: text("address_line_1").notNull(),
    addressLine2: text("address_line_2").notNull().default(""),
    city: text("city").notNull(),
    state: text("state").notNull(),
    postalCode: text("postal_code").notNull(),
    countryCode: text("country_code").notNull(),
    dataCenter: text("data_center").notNull(),
    shardId: text("shard_id")
      .notNull()
      .references(() => shards.id),
    intakeToken: text("intake_token").notNull(),
    metadata: text("metadata"),
    createdAt: time("created_at").notNull(),
    status: text("status").$type<TenantStatus>().notNull().default("active"),
    suspendedAt: time("suspended_at"),
    deletionRequestedAt: time("deletion_requested_at"),
    deletionDueAt: time("deletion_due_at"),
    agreedAt: time("agreed_at"),
    defaultFeatures: stored("default_features", namesKind),
    suspendedFor: text("suspended_for").$type<SuspensionReason>(),
    language: text("language").$type<"en" | "es">().notNull().default("en"),
    filesFrom: text("files_from"),
    secondFactor: text("second_factor").$type<SecondFactorDemand>().notNull().default("optional"),
  },
  (t) => [
    uniqueIndex("tenants_slug").on(t.slug),
    uniqueIndex("tenants_folded_name").on(t.foldedName),
    index("tenants_shard").on(t.shardId),
    index("tenants_deletion").on(t.deletionDueAt).where(sql`deletion_due_at is not null`),
  ],
);

/**
 * An export of everything that a tenant has: archives in its files, one part after the other. `done` counts documents of
 * `total`. The files go when it expires.
 */
export const tenantExports = sqliteTable(
  "tenant_exports",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id),
    state: text("state").$type<ExportState>().notNull(),
    requestedBy: text("requested_by").notNull(),
    recipient: text("recipient"),
    requestedAt: time("requested_at").notNull(),
    progressAt: time("progress_at").notNull(),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    parts: stored("parts", exportPartsKind).notNull().default([]),
    readyAt: time("ready_at"),
    expiresAt: time("expires_at"),
  },
  (t) => [
    index("tenant_exports_tenant").on(t.tenantId, t.id),
    uniqueIndex("tenant_exports_running").on(t.tenantId).where(sql`state = 'running'`),
    index("tenant_exports_state").on(t.state, t.expiresAt),
  ],
);

/**
 * The restoring of an export into a tenant, the newest last. One is open at a time; how far it is stands here, so that its job can be
 * cut off anywhere.
 */
export const tenantRestores = sqliteTable(
  "tenant_restores",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id),
    state: text("state").$type<RestoreState>().notNull(),
    source: stored("source", restoreSourceKind),
    archives: stored("archives", restoreArchivesKind).notNull().default([]),
    place: stored("place", restorePlaceKind),
    tally: stored("tally", restoreTallyKind).notNull(),
    problem: text("problem"),
    startedBy: text("started_by").notNull(),
    startedAt: time("started_at").notNull(),
    progressAt: time("progress_at").notNull(),
    endedAt: time("ended_at"),
  },
  (t) => [
    index("tenant_restores_tenant").on(t.tenantId, t.id),
    uniqueIndex("tenant_restores_open").on(t.tenantId).where(sql`ended_at is null`),
    index("tenant_restores_progress").on(t.progressAt).where(sql`ended_at is null`),
  ],
);

/**
 * The move of a tenant to another shard. `place` says how far its state is; `tables` counts and adds up the rows of each table as
 * they were compared. Writing is held since `heldAt`, and the tenant lives in its new shard since `switchedAt`.
 */
export const tenantMoves = sqliteTable(
  "tenant_moves",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id),
    fromShard: text("from_shard").notNull(),
    toShard: text("to_shard").notNull(),
    state: text("state").$type<MoveState>().notNull(),
    place: stored("place", movePlaceKind),
    tables: stored("tables", moveSumsKind).notNull().default({}),
    files: integer("files").notNull().default(0),
    rounds: integer("rounds").notNull().default(0),
    problem: text("problem"),
    startedAt: time("started_at").notNull(),
    progressAt: time("progress_at").notNull(),
    heldAt: time("held_at"),
    switchedAt: time("switched_at"),
    endedAt: time("ended_at"),
  },
  (t) => [
    index("tenant_moves_tenant").on(t.tenantId, t.id),
    uniqueIndex("tenant_moves_open").on(t.tenantId).where(sql`ended_at is null`),
    index("tenant_moves_progress").on(t.progressAt).where(sql`ended_at is null`),
  ],
);

/**
 * A document that someone without an account tries, in a tenant of its own. `tokenHash` is the SHA-256 of the browser's
 * cookie; `documentId` is null until the document was taken in.
 */
export const visits = sqliteTable("visits", {
  tenantId: text("tenant_id")
    .primaryKey()
    .references(() => tenants.id),
  tokenHash: text("token_hash").notNull(),
  documentId: text("document_id"),
  expiresAt: time("expires_at").notNull(),
});

/** Someone who asked to be told when plans are sold in a country. Ids rise with time. */
export const planRequests = sqliteTable(
  "plan_requests",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    countryCode: text("country_code").notNull(),
    language: text("language").$type<"en" | "es">().notNull(),
    requestedAt: time("requested_at").notNull(),
  },
  (t) => [
    uniqueIndex("plan_requests_email").on(t.email, t.countryCode),
    index("plan_requests_requested").on(t.requestedAt),
  ],
);

/** Roles seeded for everyone have no tenant and cannot be edited. */
export const roles = sqliteTable(
  "roles",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").references(() => tenants.id),
    name: text("name").notNull(),
    permissions: stored("permissions", namesKind).notNull(),
  },
  (t) => [uniqueIndex("roles_tenant_name").on(t.tenantId, t.name)],
);

/**
 * A person's account, whatever tenant it is in. An empty `passwordHash` means that no password opens it. `totpSecret` is
 * sealed; `recoveryCodes` holds digests.
 */
export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    givenName: text("given_name").notNull(),
    familyName: text("family_name").notNull(),
    countryCode: text("country_code").notNull(),
    passwordHash: text("password_hash").notNull(),
    language: text("language").notNull().default("en"),
    totpSecret: text("totp_secret"),
    totpConfirmedAt: time("totp_confirmed_at"),
    totpLastStep: integer("totp_last_step"),
    recoveryCodes: stored("recovery_codes", namesKind),
    createdAt: time("created_at").notNull(),
  },
  (t) => [uniqueIndex("users_email").on(t.email)],
);

/**
 * Who belongs to a tenant: the users of the specification. `status` is its user status: 0 invited, 1 active, -1 removed.
 * `userId` is null until an invitation is accepted; `kind` is `person`, or `api` for a user that only API keys act for,
 * who has no e-mail. `features` null means everything that the role allows.
 */
export const members = sqliteTable(
  "members",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id),
    userId: text("user_id").references(() => users.id),
    kind: text("kind").notNull().default("person"),
    email: text("email"),
    givenName: text("given_name").notNull(),
    familyName: text("family_name").notNull(),
    roleId: text("role_id")
      .notNull()
      .references(() => roles.id),
    features: stored("features", namesKind),
    status: integer("status").notNull(),
    invitedAt: time("invited_at"),
    invitationExpiresAt: time("invitation_expires_at"),
    joinedAt: time("joined_at"),
    removedAt: time("removed_at"),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("members_tenant_email").on(t.tenantId, t.email),
    uniqueIndex("members_active_user").on(t.userId).where(sql`status = 1`),
    index("members_user").on(t.userId),
    index("members_email").on(t.email, t.status),
    index("members_tenant").on(t.tenantId, t.id),
    index("members_tenant_name").on(t.tenantId, t.familyName, t.givenName, t.id),
    index("members_role").on(t.roleId),
    // One for each way to sort the list of users; names read alike whatever their case.
    index("members_by_family_name").on(t.tenantId, sql`family_name collate nocase`, t.id),
    index("members_by_given_name").on(t.tenantId, sql`given_name collate nocase`, t.id),
    index("members_by_email").on(t.tenantId, t.email, t.id),
    index("members_by_status").on(t.tenantId, t.status, t.id),
  ],
);

/** An account at a sign-in provider: the pair of issuer and subject is who someone is (OpenID Connect Core 5.7). */
export const identities = sqliteTable(
  "identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    provider: text("provider").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    email: text("email").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index("identities_user").on(t.userId)],
);

/**
 * `tokenHash` is the SHA-256 of the cookie's token; the token itself is stored nowhere. A session that awaits its second
 * factor opens nothing. `actingTenantId` is the customer that a system administrator has picked.
 */
export const sessions = sqliteTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    revokedAt: time("revoked_at"),
    userAgent: text("user_agent").notNull().default(""),
    address: text("address"),
    lastSeenAt: time("last_seen_at"),
    awaitsSecondFactor: integer("awaits_second_factor", { mode: "boolean" }).notNull().default(false),
    actingTenantId: text("acting_tenant_id"),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expiry").on(t.expiresAt)],
);

export const verificationCodes = sqliteTable(
  "verification_codes",
  {
    email: text("email").notNull(),
    purpose: text("purpose").notNull(),
    salt: text("salt").notNull(),
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    sentAt: time("sent_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (t) => [primaryKey({ columns: [t.email, t.purpose] }), index("verification_codes_expiry").on(t.expiresAt)],
);

/**
 * `keyHash` is the SHA-256 of the key; `hint` is its beginning, so that its owner can tell it from others. `memberId` is
 * the user that the key acts for: it can never do more than that user. Documents of a sandbox key are never metered, and are
 * deleted after a day.
 */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id),
    name: text("name").notNull(),
    hint: text("hint").notNull(),
    keyHash: text("key_hash").notNull(),
    permissions: stored("permissions", namesKind).notNull(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at"),
    expiresAt: time("expires_at"),
    revokedAt: time("revoked_at"),
    memberId: text("member_id"),
    isSandbox: integer("is_sandbox", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    uniqueIndex("api_keys_hash").on(t.keyHash),
    index("api_keys_tenant").on(t.tenantId, t.id),
    index("api_keys_member").on(t.memberId),
  ],
);

/** Which tenant and shard hold a tenant AI model: what a bare model id is resolved by. */
export const modelsDirectory = sqliteTable(
  "models_directory",
  {
    modelId: text("model_id").primaryKey(),
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id),
    createdAt: time("created_at").notNull(),
  },
  (t) => [index("models_directory_tenant").on(t.tenantId, t.modelId)],
);

/**
 * `inReplyTo` is null unless the mail answers another by itself: the Message-ID of that, "" when it had none. `stopLink` is
 * where whoever got the mail can stop mails of its kind; null for mails that nobody can stop. `replyTo` is the address that reads
 * answers, null where nobody does; `rich` the mail as HTML with its pictures.
 */
export const mailOutbox = sqliteTable(
  "mail_outbox",
  {
    id: text("id").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    createdAt: time("created_at").notNull(),
    sentAt: time("sent_at"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    inReplyTo: text("in_reply_to"),
    stopLink: text("stop_link"),
    attachment: stored("attachment", mailAttachmentKind),
    replyTo: text("reply_to"),
    rich: stored("rich", richMailKind),
  },
  (t) => [
    index("mail_outbox_created").on(t.createdAt),
    index("mail_outbox_recipient").on(t.recipient),
    index("mail_outbox_unsent").on(t.sentAt, t.createdAt),
    // In the morning, thousands of mails that can be stopped stand before a code.
    index("mail_outbox_first").on(t.createdAt).where(sql`sent_at is null and stop_link is null`),
  ],
);

/** How often something counted happened in a window: sign-in attempts by address, codes by e-mail. */
export const rateCounters = sqliteTable(
  "rate_counters",
  {
    name: text("name").notNull(),
    windowStart: time("window_start").notNull(),
    hits: integer("hits").notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.windowStart] }), index("rate_counters_window").on(t.windowStart)],
);

export const controlAudit = sqliteTable("audit", auditColumns(), (t) => [
  index("audit_tenant_time").on(t.tenantId, t.at),
  index("audit_tenant_at_id").on(t.tenantId, t.at, t.id),
  index("audit_tenant_actor").on(t.tenantId, t.actorId, t.at, t.id),
  index("audit_tenant_operation").on(t.tenantId, t.operation, t.at, t.id),
  index("audit_subject").on(t.subjectId, t.at),
  index("audit_actor").on(t.actorId),
]);
