import { type DocumentLayout, fingerprintOf, lookupKeys } from "@fieldwise/engine/memory";
import { insertLayoutKeys } from "~/data/shard/layout-keys";
import type { TenantShard } from "~/data/shard/tenant-shard";

/**
 * Records how a read document looks, so that a correction of another of its layout finds it. Statements for one batch.
 */
export const noteLayout = (
  shard: TenantShard,
  document: { modelId: string; documentId: string },
  layout: DocumentLayout,
) => insertLayoutKeys(shard, document, lookupKeys(fingerprintOf(layout)));
