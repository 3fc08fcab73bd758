import { asSummaries } from "~/data/shard/document-list";
import { selectOfZip } from "~/data/shard/zip-documents";
import { findZipFile } from "~/data/shard/zip-files";
import type { DocumentSummary } from "~/domain/documents/document-summary";
import { AppError } from "~/domain/errors/app-error";
import { type ZipFileSummary, zipFileInput } from "~/domain/intake/zip-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** A ZIP file with the documents that its files became, the latest first: 500 at most, as it holds no more. */
export type ZipDocuments = { zipFile: ZipFileSummary & { modelId: string }; items: DocumentSummary[] };

/** The documents of a ZIP file. Throws AppError `not-found`. */
export const listZipDocuments = defineOperation({
  name: "zip-files.documents",
  permission: "TenantModel.ViewDocument",
  input: zipFileInput,
  async run({ shard }: TenantContext, { zipFileId, modelId }): Promise<ZipDocuments> {
    const zipFile = await findZipFile(shard, zipFileId);
    if (!zipFile || (modelId !== undefined && zipFile.modelId !== modelId))
      throw new AppError("not-found", "zip.error.not-found");
    return { zipFile, items: asSummaries(await selectOfZip(shard, zipFileId)) };
  },
});
