import { fingerprintOf, finishedInTurns, layoutInSteps, lookupKeys, type Page } from "@fieldwise/engine";
import { insertLayoutKeys } from "~/data/shard/layout-keys";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { turns } from "../turns";

/** Notes how a read document looks, so that a correction of another of its layout finds it. Statements for one batch. */
export const noteLayout = async (
  shard: TenantShard,
  document: { modelId: string; documentId: string },
  pages: readonly Page[],
) => {
  const layout = await finishedInTurns(layoutInSteps(pages), turns());
  return insertLayoutKeys(shard, document, lookupKeys(fingerprintOf(layout)));
};
