import { read } from "~/data/commit";
import { selectPartSummaries } from "~/data/shard/document-parts";
import { selectSplittable } from "~/data/shard/splits";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { DocumentSummary } from "~/domain/documents/document-summary";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** A document that was split off, and its pages in the file. */
export type PartSummary = DocumentSummary & { firstPage: number | null; lastPage: number | null };

/**
 * The documents that were split off from a file, in order of its pages; none for a file that is one document. Throws
 * AppError `not-found`.
 */
export const listParts = defineOperation({
  name: "splitting.list-parts",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run({ shard }: TenantContext, { documentId, modelId }): Promise<PartSummary[]> {
    const [[file], parts] = await read(shard, [
      selectSplittable(shard, documentId),
      selectPartSummaries(shard, documentId),
    ]);
    if (!file || (modelId !== undefined && file.modelId !== modelId))
      throw new AppError("not-found", "documents.error.not-found");
    return parts;
  },
});
