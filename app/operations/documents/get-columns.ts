import { findListColumns } from "~/data/shard/list-columns";
import {
  defaultColumns,
  type ListColumn,
  listColumnsInput,
  possibleColumns,
} from "~/domain/documents/list-columns";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "./steps/document-scope";

/**
 * The columns that a model's list shows to who asks, out of those that it can show. A field that the model lost meanwhile
 * is none of them. Throws AppError `not-found`.
 */
export const getColumns = defineOperation({
  name: "documents.get-columns",
  permission: "TenantModel.ViewDocument",
  input: listColumnsInput,
  async run(context: TenantContext, { modelId }): Promise<{ shown: ListColumn[]; possible: ListColumn[] }> {
    const { shard, actor } = context;
    const [model, chosen] = await Promise.all([
      requireModel(context, modelId),
      findListColumns(shard, { modelId, actorId: actor.id }),
    ]);
    const possible = possibleColumns(model);
    const usual = defaultColumns(model);
    // The usual ones are in the order in which people read a document's head, those chosen in that of the model.
    const shown = chosen ? possible.filter((column) => chosen.includes(column)) : usual;
    return { shown, possible };
  },
});
