import { env } from "cloudflare:workers";

/** Ends what moves and restores of other tests have left in the shards: their triggers look at every row that is written. */
export async function withoutHolds(): Promise<void> {
  for (const database of [env.SHARD_US_1, env.SHARD_EU_1]) {
    const query = "select name from sqlite_master where type = 'trigger' and name like 'moving-%'";
    const { results } = await database.prepare(query).all<{ name: string }>();
    const drops = results.map(({ name }) => database.prepare(`drop trigger "${name}"`));
    if (drops.length > 0) await database.batch(drops);
  }
}
