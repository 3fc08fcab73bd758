import { type SQL, sql } from "drizzle-orm";
import { tablesWithColumn } from "../tables-with-column";
import type { MovingRows } from "./compare-rows";
import { writeWhileLocked } from "./moving-triggers";
import type { TenantShard } from "./tenant-shard";

/** Rows deleted by one statement. A document takes all its pages, results and keys with it. */
const atOnce = { documents: 100, rows: 1_000 };

/**
 * Deletes some of a tenant's rows; to be called until it returns false. Documents go first and models last, since the
 * others refer to them. Rows of the tables in `spared` stay; `held` are those of a tenant that is held for a restore.
 */
export async function eraseSomeRows(
  shard: TenantShard,
  { spared = [], held }: { spared?: readonly string[]; held?: MovingRows } = {},
): Promise<boolean> {
  const eraseFrom = async (table: string, limit: number) => {
    const statement = rowsOf(table, shard.tenantId, limit);
    return held ? writeWhileLocked(held, [statement]) : (await shard.run(() => statement)).meta.changes;
  };
  if ((await eraseFrom("documents", atOnce.documents)) > 0) return true;
  const models = "tenant_ai_models";
  const tables = await tablesWithColumn((statement) => shard.all(() => statement), "tenant_id");
  for (const table of tables.filter((name) => name !== models && !spared.includes(name)))
    if ((await eraseFrom(table, atOnce.rows)) > 0) return true;
  await shard.run(
    (tenantId) =>
      sql`delete from document_counts where model_id in (select id from tenant_ai_models where tenant_id = ${tenantId})`,
  );
  return (await eraseFrom(models, atOnce.rows)) > 0;
}

function rowsOf(table: string, tenantId: string, limit: number): SQL {
  const name = sql.identifier(table);
  return sql`delete from ${name} where rowid in (select rowid from ${name} where tenant_id = ${tenantId} limit ${limit})`;
}
