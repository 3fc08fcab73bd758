import { and, asc, count, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { energyDescriptors } from "./energy-schema";
import type { TenantShard } from "./tenant-shard";

const { tenantId: _, ...columns } = getTableColumns(energyDescriptors);

// D1 binds at most 100 parameters to a statement.
const wordsAtOnce = 90;

/** What is known of lines by these words, described or waiting. */
export async function selectDescriptorsOf(shard: TenantShard, words: readonly string[]) {
  const chunks = Array.from({ length: Math.ceil(words.length / wordsAtOnce) }, (_, chunk) =>
    shard
      .select()
      .from(energyDescriptors)
      .where(inArray(energyDescriptors.words, words.slice(chunk * wordsAtOnce, (chunk + 1) * wordsAtOnce))),
  );
  return (await Promise.all(chunks)).flat();
}

/** The next descriptors that are described, or wait for it, by their ids. */
export const selectDescriptors = (shard: TenantShard, described: boolean, after: string, limit: number) =>
  shard
    .select(columns)
    .from(energyDescriptors)
    .where(and(eq(energyDescriptors.described, described), gt(energyDescriptors.id, after)))
    .orderBy(asc(energyDescriptors.id))
    .limit(limit);

/** How many are described or wait. */
export const countDescriptors = (shard: TenantShard, described: boolean) =>
  shard.select({ count: count() }).from(energyDescriptors).where(eq(energyDescriptors.described, described));

/** Keeps a line that nobody described yet, unless it is known. */
export const insertWaiting = (shard: TenantShard, row: NewRow<typeof energyDescriptors>) =>
  shard.insert(energyDescriptors).values(row).onConflictDoNothing();

/** Keeps what a line means; what was known of it is replaced. */
export const putDescriptor = (
  shard: TenantShard,
  { id, supplier, shown, ...row }: NewRow<typeof energyDescriptors>,
) =>
  shard
    .insert(energyDescriptors)
    .values({ id, supplier, shown, ...row })
    .onConflictDoUpdate({
      target: [energyDescriptors.tenantId, energyDescriptors.words],
      set: {
        described: true,
        commodity: row.commodity ?? null,
        chargeType: row.chargeType,
        unit: row.unit,
        heading: row.heading,
        quantityHeading: row.quantityHeading,
      },
    });

export const deleteDescriptor = (shard: TenantShard, descriptorId: string) =>
  shard
    .delete(energyDescriptors)
    .where(eq(energyDescriptors.id, descriptorId))
    .returning({ words: energyDescriptors.words });
