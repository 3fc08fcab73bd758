import { type CorrectionSample, memoryOf, type VendorMemory } from "@fieldwise/engine/memory";
import {
  type CorrectionSampleName,
  findCorrectionSamples,
  findSamplesOf,
} from "~/data/shard/correction-samples";
import type { RunContext } from "../../processing/processing-context";
import { restoredIds } from "../../tenants/steps/restored-ids";
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
  context: Pick<RunContext, "shard" | "tenant" | "secrets">,
  { id, revision, lessons: names }: NamedMemory,
): Promise<VendorMemory | null> {
  const found = await findCorrectionSamples(context.shard, names);
  const samples: CorrectionSample[] = [];
  for (const [at, name] of names.entries()) {
    const sample = found[at] ?? (await findRestoredSample(context, name));
    if (!sample) return null;
    samples.push(sample);
  }
  return memoryOf(id, revision, samples);
}

/** The sample that had this name in the organization whose export was restored here: kept inputs are as they were there. */
async function findRestoredSample(
  context: Pick<RunContext, "shard" | "tenant" | "secrets">,
  { documentId, hash }: CorrectionSampleName,
): Promise<CorrectionSample | null> {
  const restored = (await restoredIds(context, documentId)).get(documentId);
  if (!restored) return null;
  for (const sample of await findSamplesOf(context.shard, restored))
    if ((await correctionSampleName(context.secrets, { ...sample, documentId })).hash === hash) return sample;
  return null;
}
