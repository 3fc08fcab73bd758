import { type DocumentLayout, fingerprintOf, lookupKeys } from "@fieldwise/engine/memory";
import type { Statement } from "~/data/commit";
import { adoptLayout, findNearestLayout, isCheckedLayout } from "~/data/shard/document-layouts";
import type { SupplierDocumentRow } from "~/data/shard/supplier-documents";
import { type DocumentLayoutGroup, layoutOf, sharedKeysOfLayout } from "~/domain/suppliers/document-layout";
import { namesSender } from "~/domain/suppliers/is-bill";
import type { RunContext } from "../../processing/processing-context";

type Input = { documentId: string; modelId: string; baseModelId: string; layout?: DocumentLayout };

/** The layout of a bill, and what is to be noted of the document that it looks like. */
export type FoundLayout = { group: DocumentLayoutGroup | null; news: Statement[] };

/**
 * Finds the layout of a bill whose model does not read who sent it: that of the document which it looks like most, else one of its own. It
 * stays once it is noted; null of one whose pages were not at hand.
 */
export async function findLayout(
  { shard }: RunContext,
  { documentId, modelId, baseModelId, layout }: Input,
  kept: SupplierDocumentRow | undefined,
): Promise<FoundLayout> {
  if (namesSender(baseModelId)) return { group: null, news: [] };
  if (kept?.layout) {
    const isChecked = await isCheckedLayout(shard, kept.layout);
    return { group: { id: kept.layout, isChecked }, news: [] };
  }
  if (!layout) return { group: null, news: [] };
  const keys = lookupKeys(fingerprintOf(layout));
  const nearest = await findNearestLayout(shard, { modelId, documentId }, keys, sharedKeysOfLayout);
  if (!nearest) return { group: { id: layoutOf(documentId), isChecked: false }, news: [] };
  const id = nearest.layout ?? layoutOf(nearest.documentId);
  const news = nearest.layout === null ? [adoptLayout(shard, nearest.documentId, id)] : [];
  return { group: { id, isChecked: nearest.isChecked }, news };
}
