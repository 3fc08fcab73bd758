import { read } from "~/data/commit";
import { selectResult } from "~/data/shard/document-details";
import { selectNewestProcessed } from "~/data/shard/newest-documents";
import { findModelStorage, findTenantModel } from "~/data/shard/tenant-models";
import { noOpenQuestions } from "~/domain/documents/concerns";
import { concernsOf, type JudgedResult, judgedOf } from "~/domain/documents/readiness";
import { AppError } from "~/domain/errors/app-error";
import { compareModelFiles, type ModelDifference } from "~/domain/models/compare-model-files";
import { type ModelFile, modelFileOf, readModelFile } from "~/domain/models/model-file";
import { compareModelsInput } from "~/domain/models/model-inputs";
import { modelVerdict, type VerdictChanges, verdictChanges } from "~/domain/models/verdict-changes";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Documents that are judged by both models, the newest: each is read with its result. */
const mostDocuments = 50;

/**
 * Where a model differs from another one, or from a model file, and which of the model's newest documents would be judged otherwise if
 * it were like that. Nothing is changed. Throws AppError `not-found`, and InvalidInput whose paths are places in the file.
 */
export const compareModels = defineOperation({
  name: "models.compare",
  permission: "TenantModel.ViewModel",
  input: compareModelsInput,
  async run(context: TenantContext, { modelId, otherId, text }) {
    const before = await fileOf(context, modelId);
    const after = otherId ? await fileOf(context, otherId) : readModelFile(text);
    const differences: ModelDifference[] = compareModelFiles(before, after);
    return { name: after.name, differences, changes: await changesOf(context, modelId, [before, after]) };
  },
});

async function fileOf({ shard }: TenantContext, modelId: string): Promise<ModelFile> {
  const model = await findTenantModel(shard, modelId);
  if (!model) throw new AppError("not-found", "error.model-not-found");
  return readModelFile(modelFileOf({ ...model, storage: await findModelStorage(shard, modelId) }));
}

async function changesOf(
  { shard }: TenantContext,
  modelId: string,
  [before, after]: [ModelFile, ModelFile],
): Promise<VerdictChanges> {
  const [documents] = await read(shard, [selectNewestProcessed(shard, modelId, mostDocuments)]);
  const judged = [];
  for (const { id } of documents) {
    const [[stored]] = await read(shard, [selectResult(shard, id)]);
    if (!stored) continue;
    const result = judgedOf(stored);
    judged.push({ before: verdictOf(before, result), after: verdictOf(after, result) });
  }
  return verdictChanges(judged);
}

/** What of the model's own fields and threshold speaks against a result. */
function verdictOf({ baseModel, confidenceThreshold, fields }: ModelFile, result: JudgedResult) {
  const model = {
    baseModelId: baseModel,
    threshold: confidenceThreshold,
    fields: fields.map(({ key, weight, required, lineItem: line }) => ({ key, weight, required, line })),
  };
  return modelVerdict(concernsOf(model, result, noOpenQuestions, null));
}
