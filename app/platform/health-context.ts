import type { HealthContext } from "~/operations/health/check";
import type { StorageBindings } from "./bindings";
import { makeVisitorContext } from "./context";
import { allShards } from "./tenancy";

/** The context of the health check: every shard this Worker is bound to. */
export const makeHealthContext = (bindings: StorageBindings): HealthContext => ({
  ...makeVisitorContext(bindings, { kind: "visitor", id: "visitor" }),
  shards: allShards(bindings).map(({ id, database, bucket }) => ({
    id,
    database,
    filesAnswer: async () => void (await bucket.head("health")),
  })),
});
