import { sweepReleases } from "~/operations/documents/sweep-releases";
import type { WebBindings } from "~/platform/bindings";
import { makeVisitorContext } from "~/platform/context";
import { openReleaseQueue } from "~/platform/releases";
import { allShards } from "~/platform/tenancy";
import { atStart } from "./sweep";

/** Queues releases again whose message was lost. Called every minute; one index lookup for each shard. */
export async function releaseSweep(env: WebBindings, cron: string): Promise<void> {
  const context = makeVisitorContext(env, { kind: "system", id: "sweep" });
  await sweepReleases(
    { ...context, shards: allShards(env), releases: openReleaseQueue(env.RELEASE_QUEUE) },
    { everything: cron === atStart },
  );
}
