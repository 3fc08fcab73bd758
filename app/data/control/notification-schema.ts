import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { KindOfDay } from "~/domain/notifications/notification-kinds";
import { namesKind } from "~/domain/stored/setting-kinds";
import { stored } from "../stored-column";
import { tenants, users } from "./control-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/** The kinds of mails that a person has chosen; a person without a row gets the kinds of the role. */
export const notificationChoices = sqliteTable("notification_choices", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id),
  kinds: stored("kinds", namesKind).notNull(),
  chosenAt: time("chosen_at").notNull(),
});

/**
 * When a tenant is next notified of a kind: what happened after `since` and up to `until`. A turn is looked at from
 * `dueAt` on, which is later than `until` when it has failed. `sentDay` is the tenant's day (yyyy-mm-dd) of the last
 * mails. A trigger on tenants makes the rows.
 */
export const scheduledNotifications = sqliteTable(
  "notification_turns",
  {
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id),
    kind: text("kind").$type<KindOfDay>().notNull(),
    since: time("since").notNull(),
    until: time("until").notNull(),
    dueAt: time("due_at").notNull(),
    sentDay: text("sent_day"),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind] }), index("notification_turns_due").on(t.dueAt)],
);
