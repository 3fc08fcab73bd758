import { selectEditUploads } from "~/data/shard/edit-uploads";
import { editListInput } from "~/domain/edits/edit-inputs";
import type { EditUpload } from "~/domain/edits/edit-upload";
import { decodeCursor, encodeCursor } from "~/domain/listing/list-cursor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";

/** A page of uploads of values, the latest first. */
export type EditUploadPage = { items: EditUpload[]; nextCursor: string | null };

/** The uploads of values of a model, the latest first. Throws AppError `not-found`. */
export const listEdits = defineOperation({
  name: "edits.list",
  permission: "TenantModel.ViewDocument",
  input: editListInput,
  async run(context: TenantContext, { modelId, size, cursor }): Promise<EditUploadPage> {
    await requireModel(context, modelId);
    const at = cursor ? decodeCursor(cursor) : null;
    const after = at && typeof at.value === "string" ? { createdAt: at.position, id: at.value } : null;
    const rows = await selectEditUploads(context.shard, { modelId }, after, size + 1);
    const items = rows.slice(0, size);
    const last = rows.length > size ? items.at(-1) : undefined;
    return {
      items,
      nextCursor: last
        ? encodeCursor({ value: last.id, position: last.createdAt.getTime(), back: false })
        : null,
    };
  },
});
