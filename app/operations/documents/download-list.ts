import { selectIdsBelow } from "~/data/shard/bulk-actions";
import { downloadListInput } from "~/domain/documents/bulk-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel, scopeOf } from "./document-scope";
import { downloadDocuments } from "./download-documents";
import type { ExportFile } from "./export-documents";

/** Documents at most: each is a file to fetch while the archive is written. */
const mostInList = 5_000;

/**
 * The files of all documents that a filter finds, as they came in, as a ZIP file that is written while it is read. Throws
 * AppError `not-found`, and `invalid` when the filter finds none or more than 5,000.
 */
export const downloadList = defineOperation({
  name: "documents.download-list",
  permission: "TenantModel.ViewDocument",
  input: downloadListInput,
  async run(context: TenantContext, filter): Promise<ExportFile> {
    const model = await requireModel(context, filter.modelId);
    const scope = scopeOf(context, filter, model.timeZone);
    const rows = await selectIdsBelow(context.shard, scope, null, mostInList + 1);
    if (rows.length === 0) throw new AppError("invalid", "documents.error.none-chosen");
    if (rows.length > mostInList)
      throw new AppError("invalid", "list.error.too-many-originals", { values: { most: mostInList } });
    const documentIds = rows.map(({ id }) => id);
    return downloadDocuments.definition.run(context, { modelId: model.id, documentIds, holds: "originals" });
  },
});
