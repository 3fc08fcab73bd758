import { baseScorer, type Scorer, scorerFrom } from "@fieldwise/engine/training";
import {
  findPublicationByIdSuffix,
  findPublished,
  findPublishedWeights,
  type Publication,
} from "~/data/control/base-publications";
import { isMasterTenant } from "~/domain/tenants/master-tenant";
import type { Pin } from "~/domain/training/pinned-weights";
import { idSuffixOfName, isTrainedName, versionName } from "~/domain/training/version-name";
import { weightsOfText } from "~/domain/training/weights-text";
import type { RunContext } from "../processing-context";
import { keptScorer } from "./kept-scorers";

type Context = Pick<RunContext, "control">;

/**
 * The weights that models on a base model read with until they are trained: those last published, else the shipped ones. A model that
 * is pinned goes on with what it was pinned to, published or taken back meanwhile. Throws when those are missing.
 */
export async function loadBase(
  { control }: Context,
  baseModelId: string,
  pin: Pin | null = null,
): Promise<Scorer> {
  if (pin?.weights === "shipped") return baseScorer;
  if (pin?.weights === "published") {
    const pinned = await findPublicationByIdSuffix(control, baseModelId, pin.versionId);
    if (!pinned) throw new Error(`the weights ${pin.versionId} that a model is pinned to are missing`);
    return openPublished({ control }, pinned);
  }
  const published = await findPublished(control, baseModelId);
  return published ? openPublished({ control }, published) : baseScorer;
}

/**
 * The weights that a training starts from. The service's own models always start from the shipped ones, so that what
 * was published before does not add up and what was once removed leaves no trace.
 */
export const loadTrainingBase = async (
  context: Pick<RunContext, "control" | "tenant">,
  baseModelId: string,
): Promise<Scorer> => (isMasterTenant(context.tenant) ? baseScorer : loadBase(context, baseModelId));

/**
 * The base that a version was trained on, by the name that it keeps of it: the published weights, whether they were taken
 * back or not, or the shipped ones as they are now. Throws when published weights are missing.
 */
export async function loadBaseOfVersion(
  context: Context,
  baseModelId: string,
  baseVersion: string,
): Promise<Scorer> {
  if (!isTrainedName(baseVersion)) return baseScorer;
  const published = await loadPublishedNamed(context, baseModelId, baseVersion);
  if (!published) throw new Error(`the published weights ${baseVersion} of ${baseModelId} are missing`);
  return published;
}

/** The weights that were published for a base model by this name; null when none were. */
export async function loadPublishedNamed(
  { control }: Context,
  baseModelId: string,
  name: string,
): Promise<Scorer | null> {
  const publication = await findPublicationByIdSuffix(control, baseModelId, idSuffixOfName(name));
  return publication && openPublished({ control }, publication);
}

const openPublished = ({ control }: Context, publication: Publication): Promise<Scorer> =>
  keptScorer(publication.versionId, async () => {
    const text = await findPublishedWeights(control, publication);
    const { baseModelId, number, versionNumber, versionId } = publication;
    if (text === null) throw new Error(`the weights published as ${baseModelId} ${number} are missing`);
    const name = versionName(baseScorer.version, versionNumber, versionId);
    return scorerFrom(baseScorer, weightsOfText(text), name);
  });
