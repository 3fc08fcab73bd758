import { placeTyped, type TypedPlace } from "@fieldwise/engine";
import { fingerprintOf, layoutOf, type SoughtValue } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import { findRun } from "~/data/shard/document-progress";
import { findTenantModel } from "~/data/shard/tenant-models";
import { extractionRequestOf } from "~/domain/processing/extraction-request-of";
import type { TenantContext } from "../../context";
import { loadMemories } from "./load-memories";

/** Finds typed values back on the pages of a document, with what its model remembers of the layout. */
export async function placeTypedValues(
  context: TenantContext,
  documentId: string,
  typed: Readonly<Record<string, SoughtValue>>,
  pages: readonly Page[],
): Promise<Record<string, TypedPlace>> {
  if (Object.keys(typed).length === 0 || pages.length === 0) return {};
  const run = await findRun(context.shard, documentId);
  const model = run && (await findTenantModel(context.shard, run.modelId));
  if (!run || !model) return {};
  const memories = await loadMemories(context, model.id, fingerprintOf(layoutOf(pages)));
  const request = extractionRequestOf(model, run.receivedAt);
  return placeTyped(pages, typed, { request, memories });
}
