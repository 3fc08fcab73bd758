import { sql } from "drizzle-orm";
import { tablesWithColumn } from "../tables-with-column";
import type { TenantShard } from "./tenant-shard";

/** Rows deleted by one statement. A document takes all its pages, results and keys with it. */
const atOnce = { documents: 100, rows: 1_000 };

/**
 * Deletes some of a tenant's rows; to be called until it returns false. Documents go first and models last, since the
 * others refer to them. Rows of the tables in `spared` stay.
 */
export async function eraseSomeRows(shard: TenantShard, spared: readonly string[] = []): Promise<boolean> {
  if ((await eraseFrom(shard, "documents", atOnce.documents)) > 0) return true;
  const models = "tenant_ai_models";
  const tables = await tablesWithColumn((statement) => shard.all(() => statement), "tenant_id");
  for (const table of tables.filter((name) => name !== models && !spared.includes(name)))
    if ((await eraseFrom(shard, table, atOnce.rows)) > 0) return true;
  await shard.run(
    (tenantId) =>
      sql`delete from document_counts where model_id in (select id from tenant_ai_models where tenant_id = ${tenantId})`,
  );
  return (await eraseFrom(shard, models, atOnce.rows)) > 0;
}

async function eraseFrom(shard: TenantShard, table: string, limit: number) {
  const name = sql.identifier(table);
  const { meta } = await shard.run(
    (tenantId) =>
      sql`delete from ${name} where rowid in (select rowid from ${name} where tenant_id = ${tenantId} limit ${limit})`,
  );
  return meta.changes;
}
