import { baseScorer, decodeTable, type Scorer, withTable } from "@fieldwise/engine";
import { findVersion, findVersionByTail } from "~/data/shard/model-versions";
import { versionFiles } from "~/domain/training/version-files";
import { tailOfName, versionName } from "~/domain/training/version-name";
import type { RunContext } from "./processing-context";

/** Scorers that an isolate keeps: each takes about a megabyte. */
const mostKept = 4;
const kept = new Map<string, Scorer>();

/**
 * The weights of a trained version of a tenant model, or the base weights for null. They are named after the base weights
 * they are added to now, so that a result never claims weights that it was not found with.
 */
export async function loadScorer(
  context: RunContext,
  modelId: string,
  versionId: string | null,
): Promise<Scorer> {
  if (versionId === null) return baseScorer;
  const known = kept.get(versionId);
  const scorer = known ?? (await openScorer(context, modelId, versionId));
  kept.delete(versionId);
  kept.set(versionId, scorer);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return scorer;
}

/** The weights that results call by this name, or null when they are no longer there. */
export async function loadScorerNamed(
  context: RunContext,
  modelId: string,
  name: string,
): Promise<Scorer | null> {
  if (name === baseScorer.version) return baseScorer;
  const version = await findVersionByTail(context.shard, modelId, tailOfName(name));
  if (!version || version.state === "discarded") return null;
  const scorer = await loadScorer(context, modelId, version.id);
  return scorer.version === name ? scorer : null;
}

async function openScorer(context: RunContext, modelId: string, versionId: string): Promise<Scorer> {
  const [version, bytes] = await Promise.all([
    findVersion(context.shard, context.tenant.id, versionId),
    context.files.bytes(versionFiles.weights(modelId, versionId)),
  ]);
  if (!version || !bytes) throw new Error(`the weights of version ${versionId} are missing`);
  const name = versionName(baseScorer.version, version.number, versionId);
  return withTable(baseScorer, decodeTable(bytes), name);
}
