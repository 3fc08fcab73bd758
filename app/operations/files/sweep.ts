import { z } from "zod";
import { findFileSweep, noteFileSweep, selectOwners } from "~/data/shard/file-owners";
import { fileOwnerOf, nameOfOwner } from "~/domain/files/file-owner";
import { defineOperation } from "../define-operation";
import type { SweepContext } from "../processing/processing-context";

/** Files looked at in one turn of one shard. */
const atOnce = 500;
const day = 24 * 60 * 60 * 1000;
/** A file is kept before its row is written, and deleted after its row; within a day either is long over. */
const minimumAge = day;
const sweepInterval = day;
/** When this many owners are looked for and most have no row, something else is wrong, and nothing is deleted. */
const fewOwners = 20;

type Shard = SweepContext["shards"][number];

/**
 * Deletes files that belong to no document, ZIP file or mail: whoever was to write their row, or deleted it, was killed
 * before they were done. Looks at some files a turn, and through all of them once a day. Returns how many were deleted.
 */
export const sweepFiles = defineOperation({
  name: "files.sweep",
  permission: "system",
  input: z.object({}),
  async run(context: SweepContext): Promise<{ deleted: number }> {
    let deleted = 0;
    for (const shard of context.shards) deleted += await sweepSome(context, shard);
    return { deleted };
  },
});

async function sweepSome(context: SweepContext, { id, database, stored }: Shard): Promise<number> {
  const now = context.now().getTime();
  const standing = await findFileSweep(database);
  if (standing?.after === null && now - standing.sweptAt.getTime() < sweepInterval) return 0;
  const files = await stored.listAfter(standing?.after ?? "", atOnce);
  const owned = files.flatMap(({ key, storedAt }) => {
    const owner = now - storedAt.getTime() > minimumAge ? fileOwnerOf(key) : null;
    return owner ? [{ key, name: nameOfOwner(owner), owner }] : [];
  });
  const known = new Set(
    (
      await selectOwners(
        database,
        owned.map(({ owner }) => owner),
      )
    ).map(nameOfOwner),
  );
  const lost = owned.filter(({ name }) => !known.has(name));
  const deleted = isPlausible(owned, lost) ? lost.map(({ key }) => key) : [];
  if (deleted.length > 0) {
    await stored.delete(deleted);
    context.log.info("files.deleted-without-row", { shard: id, files: deleted.length });
  } else if (lost.length > 0)
    context.log.error("files.too-many-without-row", new Error(`${lost.length} of ${owned.length} files`), {
      shard: id,
    });
  const last = files.length < atOnce ? null : (files.at(-1)?.key ?? null);
  await noteFileSweep(database, last, context.now());
  return deleted.length;
}

function isPlausible(owned: readonly { name: string }[], lost: readonly { name: string }[]): boolean {
  const [all, without] = [owned, lost].map((some) => new Set(some.map(({ name }) => name)).size);
  return (without ?? 0) < fewOwners || (without ?? 0) * 2 <= (all ?? 0);
}
