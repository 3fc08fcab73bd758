import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { KindOfDay } from "~/domain/notifications/notification-kinds";
import type { ControlDatabase } from "./control-database";
import { scheduledNotifications } from "./notification-schema";
import type { TenantControl } from "./tenant-control";

export type ScheduledNotification = typeof scheduledNotifications.$inferSelect;

const { tenantId, kind, since, dueAt } = scheduledNotifications;

/** The notifications of all tenants that are due, longest ago first. */
export const selectDueNotifications = (
  control: ControlDatabase,
  now: Date,
  limit: number,
): Promise<ScheduledNotification[]> =>
  control.select().from(scheduledNotifications).where(lte(dueAt, now)).orderBy(asc(dueAt)).limit(limit);

/** Brings a tenant's next notification of a kind forward to a moment; it covers all up to then. */
export const expediteNotification = (control: TenantControl, of: KindOfDay, at: Date) =>
  control.update(scheduledNotifications).set(hurried(at)).where(isOf(control, of));

/** The same, but only when the statement just before it in the batch changed a row. */
export const expediteNotificationIfChanged = (control: TenantControl, of: KindOfDay, at: Date) =>
  control
    .update(scheduledNotifications)
    .set(hurried(at))
    .where(and(isOf(control, of), sql`changes() > 0`));

/** Completes a notification, unless it was completed meanwhile: what the next one begins with, and when. */
export const completeNotification = (
  control: ControlDatabase,
  turn: ScheduledNotification,
  next: { since: Date; at: Date; sentDay: string | null },
) =>
  control
    .update(scheduledNotifications)
    .set({ since: next.since, until: next.at, dueAt: next.at, sentDay: next.sentDay })
    .where(isTurn(turn));

/** Postpones a notification that failed, otherwise unchanged. */
export const postponeNotification = (control: ControlDatabase, turn: ScheduledNotification, at: Date) =>
  control.update(scheduledNotifications).set({ dueAt: at }).where(isTurn(turn));

const isTurn = (turn: ScheduledNotification) =>
  and(eq(tenantId, turn.tenantId), eq(kind, turn.kind), eq(since, turn.since));

const isOf = (control: TenantControl, of: KindOfDay) => and(eq(tenantId, control.tenantId), eq(kind, of));

const hurried = (at: Date) => ({ until: at, dueAt: sql`min(${dueAt}, ${at.getTime()})` });
