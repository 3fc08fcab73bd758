import type { D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";

/**
 * Brings a database that is still empty to its newest form in one round trip; `applyD1Migrations` takes several per
 * migration. Files that share their databases find them made.
 */
async function applyAll(database: D1Database, migrations: D1Migration[]): Promise<void> {
  const made = await database.prepare("select 1 from sqlite_master where name = 'audit'").first();
  if (made) return;
  const queries = migrations.flatMap((migration) => migration.queries);
  await database.batch(queries.map((query) => database.prepare(query)));
}

await Promise.all([
  applyAll(env.DB_CONTROL, env.MIGRATIONS_CONTROL),
  ...[env.SHARD_US_1, env.SHARD_EU_1, env.SHARD_IN_1, env.SHARD_AU_1].map((shard) =>
    applyAll(shard, env.MIGRATIONS_SHARD),
  ),
]);
