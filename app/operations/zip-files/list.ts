import { selectZipFiles } from "~/data/shard/zip-files";
import { type ZipFileSummary, zipListInput } from "~/domain/intake/zip-file";
import { decodeCursor, encodeCursor } from "~/domain/listing/list-cursor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";

/** A page of the ZIP files that were sent in for a model, the latest first. */
export type ZipFilePage = { items: ZipFileSummary[]; nextCursor: string | null };

/** The ZIP files of a model, the latest first. Throws AppError `not-found`. */
export const listZipFiles = defineOperation({
  name: "zip-files.list",
  permission: "TenantModel.ViewDocument",
  input: zipListInput,
  async run(context: TenantContext, { modelId, size, cursor }): Promise<ZipFilePage> {
    const { shard } = context;
    await requireModel(context, modelId);
    const at = cursor ? decodeCursor(cursor) : null;
    const after = at && typeof at.value === "string" ? { submittedAt: at.position, id: at.value } : null;
    const rows = await selectZipFiles(shard, { modelId }, after, size + 1);
    const items = rows.slice(0, size);
    const last = rows.length > size ? items.at(-1) : undefined;
    return {
      items,
      nextCursor: last
        ? encodeCursor({ value: last.id, position: last.submittedAt.getTime(), back: false })
        : null,
    };
  },
});
