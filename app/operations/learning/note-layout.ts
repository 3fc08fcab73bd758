import { fingerprintOf, finishedInTurns, layoutInSteps, lookupKeys, type Page } from "@fieldwise/engine";
import { insertLayoutKeys } from "~/data/shard/layout-keys";
import type { ShardDatabase } from "~/data/shard/shard-database";
import { turns } from "../turns";

/** Notes how a read document looks, so that a correction of another of its layout finds it. Statements for one batch. */
export const noteLayout = async (
  shard: ShardDatabase,
  document: { modelId: string; documentId: string },
  pages: readonly Page[],
) => {
  const layout = await finishedInTurns(layoutInSteps(pages), turns());
  return insertLayoutKeys(shard, document, lookupKeys(fingerprintOf(layout)));
};
