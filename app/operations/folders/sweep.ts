import { z } from "zod";
import { selectDueFolders } from "~/data/shard/intake-folders";
import type { SweepShard } from "~/data/shard/sweep-shard";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** Folders that a tick of the cron looks at, in each shard: a Worker may hold six connections open. */
const mostAtOnce = 8;

type FolderSweepContext = VisitorContext & { shards: { id: string; database: SweepShard }[] };
export type DueFolder = { tenantId: string; modelId: string };

/** The folders that are due for a look. */
export const sweepFolders = defineOperation({
  name: "folders.sweep",
  permission: "system",
  input: z.object({}),
  async run({ shards, now }: FolderSweepContext): Promise<DueFolder[]> {
    const due: DueFolder[] = [];
    for (const { database } of shards)
      due.push(...(await selectDueFolders(database, { at: now(), limit: mostAtOnce })));
    return due;
  },
});
