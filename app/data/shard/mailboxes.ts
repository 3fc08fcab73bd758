import { and, asc, eq, lte } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { mailboxes } from "./mailbox-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

export type MailboxRow = typeof mailboxes.$inferSelect;

/** The mailbox of the tenant, or null. */
export async function findMailbox(shard: TenantShard): Promise<MailboxRow | null> {
  return (await shard.select().from(mailboxes).get()) ?? null;
}

/** Keeps a mailbox in the place of the one before. */
export const putMailbox = (shard: TenantShard, row: NewRow<typeof mailboxes>) =>
  shard.insert(mailboxes).values(row).onConflictDoUpdate({ target: mailboxes.tenantId, set: row });

export const deleteMailbox = (shard: TenantShard) =>
  shard.delete(mailboxes).returning({ address: mailboxes.address });

/** Records something about a mailbox, unless it was connected again since. */
export const updateMailbox = (
  shard: TenantShard,
  { connectedAt }: Pick<MailboxRow, "connectedAt">,
  change: Partial<Omit<MailboxRow, "tenantId" | "connectedAt">>,
) => shard.update(mailboxes).set(change).where(eq(mailboxes.connectedAt, connectedAt));

/** Takes a mailbox for a run; no row when someone else runs, or there is none. */
export const claimMailbox = (shard: TenantShard, at: Date, until: Date) =>
  shard.update(mailboxes).set({ busyUntil: until }).where(lte(mailboxes.busyUntil, at)).returning();

/** Has a mailbox looked into with the next run of the cron, if the subscription is its own. */
export const pollMailboxSoon = (
  shard: TenantShard,
  { subscriptionId, stateDigest, at }: { subscriptionId: string; stateDigest: string; at: Date },
) =>
  shard
    .update(mailboxes)
    .set({ dueAt: at })
    .where(and(eq(mailboxes.subscriptionId, subscriptionId), eq(mailboxes.stateDigest, stateDigest)))
    .returning({ address: mailboxes.address });

/** The mailboxes of all tenants that are due, longest ago first. */
export const selectDueMailboxes = (shard: SweepShard, at: Date, limit: number) =>
  shard
    .select({ tenantId: mailboxes.tenantId })
    .from(mailboxes)
    .where(lte(mailboxes.dueAt, at))
    .orderBy(asc(mailboxes.dueAt))
    .limit(limit);

/** Pauses a mailbox until a moment, whatever is in it. */
export const postponeMailbox = (shard: SweepShard, { tenantId }: { tenantId: string }, until: Date) =>
  shard.update(mailboxes).set({ dueAt: until }).where(eq(mailboxes.tenantId, tenantId));
