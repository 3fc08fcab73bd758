import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import { samplesFor } from "~/domain/samples/sample-documents";
import { takeSamplesInput } from "~/domain/samples/sample-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { receiveDocument } from "./receive";

/** `readSample` returns the bytes of a sample by its path. */
export type SampleContext = TenantContext & { readSample(path: string): Promise<Uint8Array> };

/**
 * Takes in the two or three documents of ours that a model of this kind is tried with. They are read and reviewed like any other,
 * but never metered. Doing it again changes nothing while they are there. Throws AppError `not-found` (no such model), and
 * `conflict` when the model is archived.
 */
export const takeSamples = defineOperation({
  name: "documents.take-samples",
  permission: "TenantModel.UploadDocument",
  input: takeSamplesInput,
  async run(context: SampleContext, { modelId }): Promise<{ documentIds: string[] }> {
    const model = await findTenantModel(context.shard, modelId);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    const documentIds: string[] = [];
    for (const { path, fileName } of samplesFor(model)) {
      const { documentId } = await receiveDocument(context, {
        modelId,
        fileName,
        bytes: await context.readSample(path),
        source: "browser",
        sourceKey: `sample:${modelId}:${path}`,
        purpose: "sample",
      });
      documentIds.push(documentId);
    }
    return { documentIds };
  },
});
