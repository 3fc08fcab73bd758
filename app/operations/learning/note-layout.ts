import { insertLayoutKeys } from "~/data/shard/layout-keys";
import type { ShardDatabase } from "~/data/shard/shard-database";
import { layoutOf } from "~/domain/extraction/layout/document-layout";
import { fingerprintOf } from "~/domain/extraction/memory/fingerprint-of";
import { lookupKeys } from "~/domain/extraction/memory/lookup-keys";
import type { Page } from "~/domain/reading/page";

/** Notes how a read document looks, so that a correction of another of its layout finds it. Statements for one batch. */
export const noteLayout = (
  shard: ShardDatabase,
  document: { modelId: string; documentId: string },
  pages: readonly Page[],
) => insertLayoutKeys(shard, document, lookupKeys(fingerprintOf(layoutOf(pages))));
