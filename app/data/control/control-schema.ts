import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { auditColumns } from "../audit-columns";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/** A shard: one D1 and one R2 bucket of a data center. `open` shards take new tenants. */
export const shards = sqliteTable("shards", {
  id: text("id").primaryKey(),
  dataCenter: text("data_center").notNull(),
  open: integer("open", { mode: "boolean" }).notNull().default(true),
});

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
  },
  (t) => [
    uniqueIndex("tenants_slug").on(t.slug),
    uniqueIndex("tenants_folded_name").on(t.foldedName),
    index("tenants_shard").on(t.shardId),
  ],
);

/** Roles seeded for everybody have no tenant. */
export const roles = sqliteTable(
  "roles",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").references(() => tenants.id),
    name: text("name").notNull(),
    permissions: text("permissions", { mode: "json" }).$type<string[]>().notNull(),
  },
  (t) => [uniqueIndex("roles_tenant_name").on(t.tenantId, t.name)],
);

/** `status` is the spec's user status: 0 invited, 1 active, -1 removed. */
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
    status: integer("status").notNull().default(1),
    tenantId: text("tenant_id").references(() => tenants.id),
    roleId: text("role_id").references(() => roles.id),
    createdAt: time("created_at").notNull(),
  },
  (t) => [uniqueIndex("users_email").on(t.email), index("users_tenant").on(t.tenantId, t.id)],
);

/** `tokenHash` is the SHA-256 of the cookie's token; the token itself is stored nowhere. */
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

/** `keyHash` is the SHA-256 of the key; `hint` is its beginning, so that its owner can tell it from others. */
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
    permissions: text("permissions", { mode: "json" }).$type<string[]>().notNull(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at"),
    expiresAt: time("expires_at"),
    revokedAt: time("revoked_at"),
  },
  (t) => [uniqueIndex("api_keys_hash").on(t.keyHash), index("api_keys_tenant").on(t.tenantId, t.id)],
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
  },
  (t) => [
    index("mail_outbox_created").on(t.createdAt),
    index("mail_outbox_unsent").on(t.sentAt, t.createdAt),
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
]);
