import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

await applyD1Migrations(env.DB_CONTROL, env.MIGRATIONS_CONTROL);
for (const shard of [env.SHARD_US_1, env.SHARD_EU_1, env.SHARD_IN_1, env.SHARD_AU_1])
  await applyD1Migrations(shard, env.MIGRATIONS_SHARD);
