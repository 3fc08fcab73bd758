import { putTrainingDocument } from "~/data/shard/training-documents";
import { documentFiles } from "~/domain/documents/document-files";
import type { TenantModel } from "~/domain/models/tenant-model";
import type { TenantContext } from "~/operations/context";
import { plantDocument } from "./plant-document";
import { found } from "./planted-result";
import { printedPage } from "./printed-page";

/** A document that was read, corrected and submitted for training. `lines` are its printed lines, words apart by blanks. */
export type SubmittedDocument = { lines: string[]; values: Record<string, string>; position: number };

/** Plants it with its words and its checked values; answers its id. */
export async function submitDocument(
  context: TenantContext,
  model: TenantModel,
  { lines, values, position }: SubmittedDocument,
): Promise<string> {
  const fields = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, found(value)]));
  const documentId = await plantDocument(context, model.id, {
    position,
    status: "submitted",
    fileName: `submitted-${position}.pdf`,
    result: {
      engineVersion: "test",
      modelVersion: "test",
      findings: [],
      fields,
      lineItems: [],
      proof: { state: "untested", equations: [] },
    },
  });
  const page = JSON.stringify(printedPage(lines));
  await context.files.put(documentFiles.words(documentId, 1, 1), page, "application/json");
  const row = { documentId, modelId: model.id, baseModelId: model.baseModelId };
  await context.shard.batch([putTrainingDocument(context.shard, { ...row, submittedAt: context.now() })]);
  return documentId;
}
