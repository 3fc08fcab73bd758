import { type DocumentLayout, fingerprintOf, lookupKeys } from "@fieldwise/engine/memory";
import type { Statement } from "~/data/commit";
import {
  adoptLayout,
  findNearestLayout,
  isCheckedLayout,
  moveLayout,
  type NearestLayout,
  renewLayout,
} from "~/data/shard/document-layouts";
import { selectLayoutKeys } from "~/data/shard/layout-keys";
import type { SupplierDocumentRow } from "~/data/shard/supplier-documents";
import type { TenantShard } from "~/data/shard/tenant-shard";
import {
  type DocumentLayoutGroup,
  documentOfLayout,
  layoutOf,
  sharedKeysOfLayout,
} from "~/domain/suppliers/document-layout";
import { namesSender } from "~/domain/suppliers/is-bill";
import type { RunContext } from "../../processing/processing-context";

type Input = { documentId: string; modelId: string; baseModelId: string; layout?: DocumentLayout };

/** The layout of a bill, and what is to be recorded of it and of documents that look like it. */
export type FoundLayout = { group: DocumentLayoutGroup | null; news: Statement[] };

/**
 * Finds the layout of a bill whose model does not read who sent it: that of the document which it looks like most, else
 * one of its own. It stays once it was checked. Before that a document with a layout of its own is looked at again: of
 * several that were read at the same time none saw the others. Null of one that a correction was learned from before
 * layouts were recorded.
 */
export async function findLayout(
  { shard }: RunContext,
  input: Input,
  kept: SupplierDocumentRow | undefined,
): Promise<FoundLayout> {
  if (namesSender(input.baseModelId)) return { group: null, news: [] };
  const found = kept?.layout
    ? await lookedAtAgain(shard, input, kept.layout)
    : await lookedAtFirst(shard, input);
  const { group, news } = found;
  const isNewToIt = kept?.layoutChecked === 0 && group?.isChecked;
  return { group, news: isNewToIt ? [...news, renewLayout(shard, group.id, 1)] : news };
}

async function lookedAtFirst(shard: TenantShard, input: Input): Promise<FoundLayout> {
  const { documentId } = input;
  const keys = await keysOf(shard, input);
  if (keys.length === 0) return { group: null, news: [] };
  const nearest = await findNearestLayout(shard, input, keys, sharedKeysOfLayout);
  if (!nearest) return { group: { id: layoutOf(documentId), isChecked: false }, news: [] };
  return { group: groupOf(nearest), news: nearest.layout ? [] : [adopted(shard, nearest)] };
}

/** Of one that began its layout the documents that were put with it follow when it is found to be another's. */
async function lookedAtAgain(shard: TenantShard, input: Input, own: string): Promise<FoundLayout> {
  const asItWas = { id: own, isChecked: await isCheckedLayout(shard, own) };
  if (asItWas.isChecked || documentOfLayout(own) !== input.documentId) return { group: asItWas, news: [] };
  const keys = await keysOf(shard, input);
  const nearest = await findNearestLayout(shard, input, keys, sharedKeysOfLayout, own);
  if (!nearest) return { group: asItWas, news: [] };
  const group = groupOf(nearest);
  const renewed = group.isChecked ? [renewLayout(shard, group.id)] : [];
  return { group, news: [moveLayout(shard, own, group.id), ...renewed] };
}

/** Those of its pages, or as they were recorded when it was read. */
const keysOf = async (shard: TenantShard, { documentId, layout }: Input): Promise<string[]> =>
  layout ? lookupKeys(fingerprintOf(layout)) : selectLayoutKeys(shard, documentId);

const groupOf = ({ layout, documentId, isChecked }: NearestLayout): DocumentLayoutGroup => ({
  id: layout ?? layoutOf(documentId),
  isChecked,
});

/** A document from before layouts were recorded begins the layout that another has. */
const adopted = (shard: TenantShard, { documentId }: NearestLayout): Statement =>
  adoptLayout(shard, documentId, layoutOf(documentId));
