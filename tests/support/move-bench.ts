import { env } from "cloudflare:workers";
import { controlOf } from "~/data/control/tenant-control";
import { findMove, insertMove } from "~/data/control/tenant-moves";
import { type Row, readRows } from "~/data/shard/compare-rows";
import { movingTables } from "~/data/shard/moving-tables";
import type { TenantContext } from "~/operations/context";
import { runMoveStep } from "~/operations/tenants/move-on";
import { makeTenantContext } from "~/platform/context";
import { moveSideOf, openTenant } from "~/platform/tenancy";
import { makeMoveContext } from "~/platform/tenant-moves";

/** The shards of the tests: a tenant of the first is moved to the second, whatever their data centers. */
export const [oldShard, newShard] = ["us-1", "eu-1"] as const;

/** Records a move of the tenant; answers its id. */
export async function beginMove(context: TenantContext): Promise<string> {
  const id = context.newId();
  await insertMove(context.control, { id, fromShard: oldShard, toShard: newShard, at: context.now() });
  return id;
}

/** Takes a step of a move, as its job does. */
export async function takeStep(
  { tenant }: TenantContext,
  moveId: string,
  now = () => new Date(),
  beforeQuery = () => {},
) {
  const context = await makeMoveContext(env, tenant.id);
  if (!context) throw new Error("the tenant is gone");
  const sidesOf: typeof context.sidesOf = (move) => {
    const { from, to, copyFiles } = context.sidesOf(move);
    for (const { shard } of [from.rows, to.rows]) {
      const run = shard.run.bind(shard);
      // What asks the database for rows or changes them goes by here.
      shard.run = ((query: Parameters<typeof run>[0]) => {
        beforeQuery();
        return run(query);
      }) as typeof run;
    }
    return { from, to, copyFiles };
  };
  return runMoveStep({ ...context, sidesOf, now }, { moveId });
}

/** Takes steps until there is nothing to do, or nothing before some time; calls `between` before each. */
export async function takeSteps(
  context: TenantContext,
  moveId: string,
  { now, between = async () => {} }: { now?: () => Date; between?: () => Promise<void> } = {},
) {
  for (let turn = 0; turn < 500; turn += 1) {
    await between();
    const outcome = await takeStep(context, moveId, now);
    if (outcome.next !== "again") return outcome;
  }
  throw new Error("the move comes to no end");
}

/** Where a move stands. */
export const standingOf = ({ control, tenant }: TenantContext) =>
  findMove(controlOf(control, { tenantId: tenant.id }));

/** The context of the tenant as the directory says now. */
export async function reopened(context: TenantContext): Promise<TenantContext> {
  const home = await openTenant(env, context.control, context.tenant.id);
  if (!home) throw new Error("the tenant is gone");
  return { ...makeTenantContext(context, home, env), processing: context.processing };
}

/** All rows that a tenant has in a shard, by table and in the order of what they hold. */
export async function rowsIn({ tenant }: TenantContext, shardId: string): Promise<Record<string, string[]>> {
  const { rows } = moveSideOf(env, tenant, shardId);
  const all: Record<string, string[]> = {};
  for (const table of await movingTables(rows.shard)) {
    const found: Row[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page = await readRows(rows, table, after);
      found.push(...page.rows);
      after = page.next;
    }
    if (found.length > 0) all[table.name] = found.map((row) => JSON.stringify(row)).sort();
  }
  return all;
}

/** The files of a tenant in the bucket of a shard, with what they hold. */
export async function filesIn({ tenant }: TenantContext, shardId: string): Promise<Record<string, string>> {
  const { bucket } = moveSideOf(env, tenant, shardId);
  const files: Record<string, string> = {};
  for (const { key } of (await bucket.list({ prefix: `${tenant.id}/` })).objects)
    files[key] = (await (await bucket.get(key))?.text()) ?? "";
  return files;
}

/** The triggers, resting tenants and noted changes that a move has left in the databases. */
export async function leftovers({ tenant }: TenantContext): Promise<unknown[]> {
  const left: unknown[] = [];
  for (const d1 of [env.SHARD_US_1, env.SHARD_EU_1])
    for (const query of [
      "select name from sqlite_master where type = 'trigger' and instr(name, ?) > 0",
      "select tenant from resting_tenants where tenant = ?",
      "select key from moving_changes where tenant = ?",
    ])
      left.push(...(await d1.prepare(query).bind(tenant.id).all()).results);
  return left;
}
