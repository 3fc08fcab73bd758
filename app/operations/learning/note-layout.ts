import { fingerprintOf, layoutOf, lookupKeys, type Page } from "@fieldwise/engine";
import { insertLayoutKeys } from "~/data/shard/layout-keys";
import type { ShardDatabase } from "~/data/shard/shard-database";

/** Notes how a read document looks, so that a correction of another of its layout finds it. Statements for one batch. */
export const noteLayout = (
  shard: ShardDatabase,
  document: { modelId: string; documentId: string },
  pages: readonly Page[],
) => insertLayoutKeys(shard, document, lookupKeys(fingerprintOf(layoutOf(pages))));
