import {
  fingerprintOf,
  finishedInTurns,
  layoutInSteps,
  matchMemory,
  type Page,
  type VendorMemory,
} from "@fieldwise/engine";
import type { RunContext } from "../processing/processing-context";
import { turns } from "../turns";
import { loadMemories } from "./load-memories";

/** The memory of the layout that these words show, alone in a list: what a run takes along; empty when there is none. */
export async function loadOwnMemory(
  context: RunContext,
  modelId: string,
  pages: readonly Page[],
): Promise<VendorMemory[]> {
  const fingerprint = fingerprintOf(await finishedInTurns(layoutInSteps(pages), turns()));
  const match = matchMemory(await loadMemories(context, modelId, fingerprint), fingerprint);
  return match ? [match.memory] : [];
}
