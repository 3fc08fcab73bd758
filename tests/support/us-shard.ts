import { env } from "cloudflare:workers";

/** The shard in which tests make their tenants, for statements that no operation offers. */
export function usShard(): D1Database {
  if (!env.SHARD_US_1) throw new Error("the tests have no binding SHARD_US_1");
  return env.SHARD_US_1;
}
