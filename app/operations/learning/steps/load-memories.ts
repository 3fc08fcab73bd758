import { type Fingerprint, lookupKeys, type VendorMemory } from "@fieldwise/engine/memory";
import { findMemories } from "~/data/shard/vendor-memories";
import type { RunContext } from "../../processing/processing-context";

/** Memories that are compared with a document exactly. */
const mostCandidates = 20;

/** The memories of a model that may be those of a document with this fingerprint, the likeliest first. */
export const loadMemories = (
  { shard }: Pick<RunContext, "shard" | "tenant">,
  modelId: string,
  fingerprint: Fingerprint,
): Promise<VendorMemory[]> => findMemories(shard, { modelId }, lookupKeys(fingerprint), mostCandidates);
