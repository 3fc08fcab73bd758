import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { KindOfDay } from "~/domain/notifications/notification-kinds";
import type { ControlDatabase } from "./control-database";
import { notificationTurns } from "./notification-schema";
import type { TenantControl } from "./tenant-control";

export type NotificationTurn = typeof notificationTurns.$inferSelect;

const { tenantId, kind, since, dueAt } = notificationTurns;

/** The turns of all tenants that are due, longest ago first. */
export const selectDueTurns = (
  control: ControlDatabase,
  now: Date,
  limit: number,
): Promise<NotificationTurn[]> =>
  control.select().from(notificationTurns).where(lte(dueAt, now)).orderBy(asc(dueAt)).limit(limit);

/** Has a tenant's next turn of a kind at a moment, about all up to then. */
export const hurryTurn = (control: TenantControl, of: KindOfDay, at: Date) =>
  control.update(notificationTurns).set(hurried(at)).where(isOf(control, of));

/** The same, but only when the statement just before it in the batch changed a row. */
export const hurryTurnIfChanged = (control: TenantControl, of: KindOfDay, at: Date) =>
  control
    .update(notificationTurns)
    .set(hurried(at))
    .where(and(isOf(control, of), sql`changes() > 0`));

/** Ends a turn, unless it was ended meanwhile: what the next one begins with, and when. */
export const endTurn = (
  control: ControlDatabase,
  turn: NotificationTurn,
  next: { since: Date; at: Date; sentDay: string | null },
) =>
  control
    .update(notificationTurns)
    .set({ since: next.since, until: next.at, dueAt: next.at, sentDay: next.sentDay })
    .where(isTurn(turn));

/** Puts a turn that went wrong off, as it is. */
export const putTurnOff = (control: ControlDatabase, turn: NotificationTurn, at: Date) =>
  control.update(notificationTurns).set({ dueAt: at }).where(isTurn(turn));

const isTurn = (turn: NotificationTurn) =>
  and(eq(tenantId, turn.tenantId), eq(kind, turn.kind), eq(since, turn.since));

const isOf = (control: TenantControl, of: KindOfDay) => and(eq(tenantId, control.tenantId), eq(kind, of));

const hurried = (at: Date) => ({ until: at, dueAt: sql`min(${dueAt}, ${at.getTime()})` });
