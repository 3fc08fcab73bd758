import { z } from "zod";

const id = z.string().min(1).max(64);
const whole = (message: string) => z.coerce.number({ error: message }).int(message);

export const trainModelInput = z.object({ modelId: id });

export const trainBaseModelInput = z.object({ baseModelId: id });

/** A run; with `modelId` it must be of this model, as the API's paths say. */
export const trainingRunInput = z.object({ runId: id, modelId: id.optional() });

/** A version; with `modelId` it must be of this model, as the API's paths say. */
export const versionInput = z.object({ versionId: id, modelId: id.optional() });

/**
 * Two of a model's versions, one of them or both may be the base model (""), whose weights are those that the model would read with
 * untrained.
 */
export const compareVersionsInput = z.object({
  modelId: id,
  beforeId: z.string().max(64).default(""),
  afterId: z.string().max(64).default(""),
});

/** The same, as the document Worker is asked for it. */
export const versionComparisonRequest = compareVersionsInput.extend({ tenantId: id });

/** A version to be published, of a model on this base. */
export const publishInput = z.object({ baseModelId: id, versionId: id });

/** Going back: `versionId` is the version in use that the person saw, so that nobody goes back twice by two clicks. */
export const rollBackInput = z.object({ modelId: id, versionId: id });

/** Taking back: `number` is the publication in force that the person saw, so that nobody takes back twice by two clicks. */
export const takeBackInput = z.object({ baseModelId: id, number: z.coerce.number().int().min(1) });

export const trainingDocumentInput = z.object({ documentId: id });

const size = whole("training.error.size").min(1, "training.error.size").max(200, "training.error.size");

/** A page of training documents: by number, or, at any depth, below the document `cursor`. */
export const trainingDocumentsInput = z.object({
  baseModelId: id,
  modelId: id.optional(),
  documentId: id.optional(),
  page: whole("training.error.page").min(1, "training.error.page").max(500, "training.error.page").default(1),
  size: size.default(20),
  cursor: z.string().max(64).optional(),
});

/** A page of what a version would change, after the change that `cursor` names ("document:field"). */
export const answerChangesInput = versionInput.extend({
  size: size.default(50),
  cursor: z.string().max(130).optional(),
});

const part = z.number().int().min(0);

export const trainingChunkInput = trainingRunInput.extend({ chunk: part });

/** `fold` is the fold to leave out, null to train on everything. */
export const trainingFoldInput = trainingRunInput.extend({ fold: part.nullable() });

export const failedTrainingInput = trainingRunInput.extend({ problem: z.string().min(1).max(100) });

/** What the document Worker is asked for: a run that is recorded in the tenant's database. */
export const trainingRequestInput = z.object({ tenantId: id, runId: id });
