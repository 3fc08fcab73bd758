import { memoryOf, type VendorMemory } from "@fieldwise/engine/memory";
import { type CorrectionSampleName, findCorrectionSamples } from "~/data/shard/correction-samples";
import type { RunContext } from "../../processing/processing-context";
import { correctionSampleName } from "./correction-sample-name";

/**
 * A memory as it was at one time, by the names of its samples: holds nothing of what the documents taught. The samples are
 * called `lessons` here because the hash of every kept input covers that key.
 */
export type NamedMemory = { id: string; revision: number; lessons: CorrectionSampleName[] };

/** Names a memory instead of copying it. */
export async function nameMemory(
  { secrets }: Pick<RunContext, "secrets">,
  { id, revision, samples }: VendorMemory,
): Promise<NamedMemory> {
  return {
    id,
    revision,
    lessons: await Promise.all(samples.map((sample) => correctionSampleName(secrets, sample))),
  };
}

/** The memory of that name as it was then; null once a document that taught it was removed. */
export async function findNamedMemory(
  { shard }: Pick<RunContext, "shard" | "tenant">,
  { id, revision, lessons: names }: NamedMemory,
): Promise<VendorMemory | null> {
  const found = await findCorrectionSamples(shard, names);
  const samples = found.filter((sample) => sample !== null);
  return samples.length === names.length ? memoryOf(id, revision, samples) : null;
}
