import { sweepReleases } from "~/operations/releases/sweep-releases";
import type { WebBindings } from "~/platform/bindings";
import { makeVisitorContext } from "~/platform/context";
import { openReleaseQueue } from "~/platform/releases";
import { allShards } from "~/platform/tenancy";

/** Puts releases on the queue again whose message was lost. Called every minute; one look into an index of each shard. */
export async function releaseSweep(env: WebBindings): Promise<void> {
  const context = makeVisitorContext(env, { kind: "system", id: "sweep" });
  await sweepReleases(
    { ...context, shards: allShards(env), releases: openReleaseQueue(env.RELEASE_QUEUE) },
    {},
  );
}
