import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * The Microsoft 365 mailbox of a tenant. `link` is where the next listing goes on, null when it begins with what came
 * after `connectedAt`. Microsoft announces messages by `subscriptionId` until `subscribedUntil` and proves itself by a
 * secret, of which the digest is kept. `failures` counts failed runs in a row; no other run starts before `busyUntil`.
 */
export const mailboxes = sqliteTable(
  "mailboxes",
  {
    tenantId: text("tenant_id").primaryKey(),
    directoryId: text("directory_id").notNull(),
    clientId: text("client_id").notNull(),
    address: text("address").notNull(),
    sealedSecret: text("sealed_secret").notNull(),
    link: text("link"),
    subscriptionId: text("subscription_id"),
    subscribedUntil: time("subscribed_until"),
    stateDigest: text("state_digest"),
    failures: integer("failures").notNull().default(0),
    problem: text("problem"),
    warnedAt: time("warned_at"),
    lastSuccessAt: time("last_success_at"),
    lastFailureAt: time("last_failure_at"),
    dueAt: time("due_at").notNull(),
    busyUntil: time("busy_until").notNull(),
    connectedAt: time("connected_at").notNull(),
  },
  (t) => [
    index("mailboxes_due").on(t.dueAt),
    index("mailboxes_failing").on(t.failures).where(sql`failures > 0`),
  ],
);
