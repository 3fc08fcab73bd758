import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { MovingRows } from "./compare-rows";
import { inactiveTenants, movingChanges } from "./move-schema";
import { type MovingTable, ownedBy, quotedTenant } from "./moving-tables";
import type { TenantShard } from "./tenant-shard";

type Hold = "moving" | "restoring";

/** What a write to a tenant fails with while it is held; see `lockReasonOf`. */
const heldMessages: Record<Hold, string> = {
  moving: "the tenant is being moved: please try again",
  restoring: "an export is being restored: please try again",
};

const events = [
  { name: "insert", rows: ["NEW"] },
  { name: "update", rows: ["OLD", "NEW"] },
  { name: "delete", rows: ["OLD"] },
] as const;

/** Statements of one batch. */
const atOnce = 60;

/** From now on each row that is written of the tenant is recorded, also what triggers write. May be called twice. */
export const noteChanges = (side: MovingRows, tables: readonly MovingTable[]) =>
  makeTriggers(
    side,
    tables.flatMap((table) =>
      events.map(({ name, rows }) => {
        const [row = "NEW"] = rows;
        const notes = rows.map(
          (of) => `insert into moving_changes (tenant, table_name, key) values
            (${quotedTenant(side.tenantId)}, '${table.name}', json_array(${table.key.map((column) => `${of}."${column}"`).join(", ")}));`,
        );
        return `create trigger if not exists "${nameOf(side, "note", table, name)}" after ${name} on "${table.name}"
          when ${ownedOrLast(table, row, side.tenantId)} begin ${notes.join(" ")} end`;
      }),
    ),
  );

/** From now on nothing of the tenant can be written in this shard: it fails. May be called twice. */
export const lockWrites = (side: MovingRows, tables: readonly MovingTable[]) =>
  makeTriggers(side, refusals(side, tables, "hold", heldMessages.moving));

/** While the tenant rests nothing of it can be written to these tables but with `writeWhileLocked`. May be called twice. */
export const lockForRestore = (side: MovingRows, tables: readonly MovingTable[]) => {
  const rests = `and exists (select 1 from resting_tenants where tenant = ${quotedTenant(side.tenantId)})`;
  return makeTriggers(side, refusals(side, tables, "restore", heldMessages.restoring, rests));
};

/** Triggers, one for each table and kind of write, that refuse what is the tenant's with a message, under a further condition if told. */
const refusals = (
  side: MovingRows,
  tables: readonly MovingTable[],
  what: "hold" | "restore",
  message: string,
  condition = "",
): string[] =>
  tables.flatMap((table) =>
    events.map(({ name, rows }) => {
      const [row = "NEW"] = rows;
      return `create trigger if not exists "${nameOf(side, what, table, name)}" before ${name} on "${table.name}"
        when ${ownedBy(table, row, side.tenantId)} ${condition} begin select raise(abort, '${message}'); end`;
    }),
  );

/** Writes although the tenant is held for a restore: in one batch, in which it does not rest. Returns how many rows were written. */
export async function writeWhileLocked(
  { shard, tenantId }: MovingRows,
  writes: readonly SQL[],
): Promise<number> {
  if (writes.length === 0) return 0;
  const answers = await shard.together([
    sql`delete from resting_tenants where tenant = ${tenantId}`,
    ...writes,
    sql`insert into resting_tenants (tenant) values (${tenantId}) on conflict do nothing`,
  ]);
  return answers.slice(1, -1).reduce((sum, { meta }) => sum + meta.changes, 0);
}

/** Removes the triggers of a move or a restore, and with those that note changes what they noted. */
export async function endTriggers(side: MovingRows, purpose: "note" | "hold" | "restore"): Promise<void> {
  const { shard } = side;
  const made = await shard.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'trigger' and instr(name, ${`moving-${purpose}-${side.tenantId}-`}) = 1`,
  );
  await makeTriggers(
    side,
    made.map(({ name }) => `drop trigger if exists "${name}"`),
  );
  if (purpose === "note") while (await forgetSome(side));
}

/** Lets a tenant that is held for a restore be written again, so that it can be erased. */
export async function unlockAfterRestore(shard: TenantShard): Promise<void> {
  const made = await shard.all<{ name: string }>(
    (tenantId) =>
      sql`select name from sqlite_master where type = 'trigger' and instr(name, ${`moving-restore-${tenantId}-`}) = 1`,
  );
  if (made.length === 0) return;
  for (const { name } of made) await shard.run(() => sql.raw(`drop trigger if exists "${name}"`));
  await shard.run((tenantId) => sql`delete from resting_tenants where tenant = ${tenantId}`);
}

/** Sweeps pass over the tenant in this shard, or no longer. */
export async function setTenantSwept({ shard, tenantId }: MovingRows, rests: boolean): Promise<void> {
  if (rests) await shard.insert(inactiveTenants).values({ tenant: tenantId }).onConflictDoNothing();
  else await shard.delete(inactiveTenants).where(eq(inactiveTenants.tenant, tenantId));
}

/** The rows that were recorded first, at most 500, each once. */
export async function notedChanges({ shard, tenantId }: MovingRows) {
  const rows = await shard
    .select()
    .from(movingChanges)
    .where(eq(movingChanges.tenant, tenantId))
    .orderBy(asc(movingChanges.id))
    .limit(500);
  return { ids: rows.map(({ id }) => id), rows };
}

/** Forgets what was recorded, once it was looked at. */
export async function forgetChanges({ shard, tenantId }: MovingRows, ids: readonly number[]): Promise<void> {
  await shard
    .delete(movingChanges)
    .where(
      and(
        eq(movingChanges.tenant, tenantId),
        sql`${movingChanges.id} in (select value from json_each(${JSON.stringify(ids)}))`,
      ),
    );
}

/** Why a write failed, if it did because the tenant is held just then. */
export function lockReasonOf(error: unknown): Hold | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    for (const [hold, message] of Object.entries(heldMessages))
      if (at.message.includes(message)) return hold as Hold;
  return null;
}

async function forgetSome(side: MovingRows): Promise<boolean> {
  const { ids } = await notedChanges(side);
  if (ids.length > 0) await forgetChanges(side, ids);
  return ids.length > 0;
}

async function makeTriggers({ shard }: MovingRows, statements: readonly string[]): Promise<void> {
  for (let at = 0; at < statements.length; at += atOnce) {
    const [first, ...others] = statements.slice(at, at + atOnce).map((text) => shard.run(sql.raw(text)));
    if (first) await shard.batch([first, ...others]);
  }
}

const nameOf = ({ tenantId }: MovingRows, purpose: string, table: MovingTable, event: string) =>
  `moving-${purpose}-${tenantId}-${table.name}-${event}`;

/** A part goes with what it is a part of, and cannot be told to be the tenant's any more. */
function ownedOrLast(table: MovingTable, row: string, tenantId: string): string {
  const own = ownedBy(table, row, tenantId);
  const { part } = table;
  if (!part || row !== "OLD") return own;
  return `(${own} or not exists (select 1 from ${part.owner} owner where owner.id = OLD.${part.column}))`;
}
