import { commit } from "~/data/commit";
import { deleteListColumns, putListColumns } from "~/data/shard/list-columns";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { chooseColumnsInput, type ListColumn, possibleColumns } from "~/domain/documents/list-columns";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "./steps/document-scope";

/**
 * Saves which columns a model's list shows to this user; columns that the model does not have are left out. Throws
 * AppError `not-found` and `invalid`.
 */
export const chooseColumns = defineOperation({
  name: "documents.choose-columns",
  permission: "TenantModel.ViewDocument",
  input: chooseColumnsInput,
  async run(context: TenantContext, { modelId, columns }): Promise<{ columns: ListColumn[] | null }> {
    const { shard, actor } = context;
    const model = await requireModel(context, modelId);
    const owner = { modelId, actorId: actor.id };
    const chosen = columns && possibleColumns(model).filter((column) => columns.includes(column));
    await commit(shard, [
      chosen ? putListColumns(shard, { ...owner, columns: chosen }) : deleteListColumns(shard, owner),
      insertShardAudit(shard, auditOf(context, "documents.choose-columns", modelId, { columns: chosen })),
    ]);
    return { columns: chosen };
  },
});
