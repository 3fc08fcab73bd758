import { baseScorer, type Scorer, scorerFrom } from "@fieldwise/engine/training";
import { findVersion, findVersionByIdSuffix } from "~/data/shard/model-versions";
import type { StoredModel } from "~/data/shard/tenant-models";
import type { Pin } from "~/domain/training/pinned-weights";
import { versionFiles } from "~/domain/training/version-files";
import { idSuffixOfName, versionName } from "~/domain/training/version-name";
import type { RunContext } from "../processing-context";
import { keptScorer } from "./kept-scorers";
import { loadBase, loadBaseOfVersion, loadPublishedNamed } from "./load-base";

/** A model that weights are loaded for; `activeVersionId` is null while it reads with its base model, or with those of its `pin`. */
export type ScoredModel = Pick<StoredModel, "id" | "baseModelId" | "activeVersionId"> & { pin?: Pin | null };

/**
 * The weights that a tenant model reads with: those of its trained version, or those of its base model. They are named
 * after the base weights they are added to now, so that a result never claims weights that it was not found with.
 */
export async function loadScorer(context: RunContext, model: ScoredModel): Promise<Scorer> {
  const { activeVersionId: versionId } = model;
  if (versionId === null) return loadBase(context, model.baseModelId, model.pin ?? null);
  return keptScorer(versionId, () => openScorer(context, model, versionId));
}

/** The weights that results of the model call by this name, or null when they no longer exist. */
export async function loadScorerNamed(
  context: RunContext,
  model: Pick<ScoredModel, "id" | "baseModelId">,
  name: string,
): Promise<Scorer | null> {
  if (name === baseScorer.version) return baseScorer;
  const version = await findVersionByIdSuffix(context.shard, model.id, idSuffixOfName(name));
  const scorer =
    version && version.state !== "discarded"
      ? await loadScorer(context, { ...model, activeVersionId: version.id })
      : await loadPublishedNamed(context, model.baseModelId, name);
  return scorer?.version === name ? scorer : null;
}

async function openScorer(
  context: RunContext,
  { id, baseModelId }: ScoredModel,
  versionId: string,
): Promise<Scorer> {
  const [version, bytes] = await Promise.all([
    findVersion(context.shard, versionId),
    context.files.bytes(versionFiles.weights(id, versionId)),
  ]);
  if (!version || !bytes) throw new Error(`the weights of version ${versionId} are missing`);
  const base = await loadBaseOfVersion(context, baseModelId, version.baseVersion);
  return scorerFrom(base, bytes, versionName(base.version, version.number, versionId));
}
