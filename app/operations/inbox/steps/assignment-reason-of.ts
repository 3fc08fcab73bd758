import type { z } from "zod";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { findChoice } from "~/data/shard/waiting-files";
import { choiceNoted } from "~/domain/inbox/choice-noted";

/** Why the inbox put a document into this model; null when a person did, or moved it there since. */
export async function assignmentReasonOf(
  shard: TenantShard,
  { documentId, modelId }: { documentId: string; modelId: string },
): Promise<z.infer<typeof choiceNoted> | null> {
  const noted = await findChoice(shard, documentId);
  return noted?.modelId === modelId ? (choiceNoted.safeParse(noted).data ?? null) : null;
}
