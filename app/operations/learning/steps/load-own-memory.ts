import { type DocumentLayout, fingerprintOf, matchMemory, type VendorMemory } from "@fieldwise/engine/memory";
import type { RunContext } from "../../processing/processing-context";
import { loadMemories } from "./load-memories";

/** The memory of this layout, alone in a list: what a run takes along; empty when there is none. */
export async function loadOwnMemory(
  context: RunContext,
  modelId: string,
  layout: DocumentLayout,
): Promise<VendorMemory[]> {
  const fingerprint = fingerprintOf(layout);
  const match = matchMemory(await loadMemories(context, modelId, fingerprint), fingerprint);
  return match ? [match.memory] : [];
}
