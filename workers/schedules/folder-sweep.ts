import { sweepFolders } from "~/operations/folders/sweep";
import type { WebBindings } from "~/platform/bindings";
import { makeVisitorContext } from "~/platform/context";
import { openFolderQueue } from "~/platform/folders/folder-queue";
import { allShards } from "~/platform/tenancy";
import { atStart } from "./sweep";

/** Puts the folders that are due for a look on the queue. Called every minute; one index lookup for each shard. */
export async function folderSweep(env: WebBindings, cron: string): Promise<void> {
  const context = makeVisitorContext(env, { kind: "system", id: "sweep" });
  await sweepFolders(
    { ...context, shards: allShards(env), folderQueue: openFolderQueue(env.FOLDER_QUEUE) },
    { everything: cron === atStart },
  );
}
