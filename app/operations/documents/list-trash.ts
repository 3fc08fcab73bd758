import { selectTrashed } from "~/data/shard/trash";
import { listTrashInput } from "~/domain/documents/trash";
import { decodeCursor, encodeCursor } from "~/domain/listing/list-cursor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "./steps/document-scope";
import { namesOfActors } from "./steps/names-of-actors";

/** A deleted document; `deletedBy` is null when who deleted it no longer exists. */
export type TrashedDocument = {
  documentId: string;
  fileName: string;
  byteSize: number;
  deletedAt: Date;
  deletedBy: string | null;
  eraseAt: Date;
};

/** A page of a model's deleted documents that can be restored, the latest deleted first. Throws AppError `not-found`. */
export const listTrash = defineOperation({
  name: "documents.list-trash",
  permission: "TenantModel.DeleteDocument",
  input: listTrashInput,
  async run(
    context: TenantContext,
    { modelId, size, cursor },
  ): Promise<{ items: TrashedDocument[]; nextCursor: string | null }> {
    await requireModel(context, modelId);
    const at = cursor ? decodeCursor(cursor) : null;
    const after =
      at && typeof at.value === "string" ? { deletedAt: at.position, documentId: at.value } : null;
    const rows = await selectTrashed(context.shard, { modelId, now: context.now() }, after, size + 1);
    const items = rows.slice(0, size);
    const names = await namesOfActors(
      context,
      items.map(({ deletedBy }) => deletedBy),
    );
    const last = rows.length > size ? items.at(-1) : undefined;
    return {
      items: items.map(({ documentId, fileName, byteSize, deletedAt, deletedBy, eraseAt }) => ({
        documentId,
        fileName,
        byteSize,
        deletedAt,
        deletedBy: names.get(deletedBy) ?? null,
        eraseAt,
      })),
      nextCursor: last
        ? encodeCursor({ value: last.documentId, position: last.deletedAt.getTime(), back: false })
        : null,
    };
  },
});
