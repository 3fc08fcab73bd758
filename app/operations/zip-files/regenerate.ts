import { zipFileInput } from "~/domain/intake/zip-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { downloadDocuments } from "../documents/download";
import type { ExportFile } from "../documents/export";
import { listZipDocuments } from "./documents";

/**
 * A ZIP file made again from the values that the documents of a ZIP file have now: what was found and what people made of it,
 * one JSON each. Throws AppError `not-found` when there is no such file or it became no documents.
 */
export const regenerateZip = defineOperation({
  name: "zip-files.regenerate",
  permission: "TenantModel.ViewDocument",
  input: zipFileInput,
  async run(context: TenantContext, input): Promise<ExportFile> {
    const { zipFile, items } = await listZipDocuments(context, input);
    const file = await downloadDocuments.definition.run(context, {
      modelId: zipFile.modelId,
      documentIds: items.map(({ id }) => id),
      holds: "json",
    });
    return { ...file, fileName: `${zipFile.fileName.replace(/\.zip$/i, "")}-results.zip` };
  },
});
