import { countModelsOf, type ListedModel, selectModelPage } from "~/data/shard/tenant-models";
import { decodeRowCursor, encodeRowCursor } from "~/domain/listing/row-cursor";
import { type ModelSortField, modelListInput } from "~/domain/models/model-list-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** A page of the models in use or of the archived ones, with how many there are and the cursors of the pages beside it. */
export const listModelPage = defineOperation({
  name: "models.list-page",
  permission: "TenantModel.ViewModel",
  input: modelListInput,
  async run({ shard }: TenantContext, { search, archived, sortField, sortOrder, size, cursor }) {
    const from = cursor ? decodeRowCursor(cursor) : null;
    const asked = { search, archived };
    const read = { ...asked, field: sortField, descending: sortOrder === "desc", limit: size + 1, from };
    const [totalCount, rows] = await Promise.all([countModelsOf(shard, asked), selectModelPage(shard, read)]);
    const goesOn = rows.length > size;
    const kept = rows.slice(0, size);
    const items = from?.back ? kept.reverse() : kept;
    const [first, last] = [items[0], items.at(-1)];
    const hasPrevious = from !== null && (from.back ? goesOn : true);
    return {
      items,
      totalCount,
      nextCursor: last && (from?.back || goesOn) ? cursorAt(last, sortField, false) : null,
      previousCursor: first && hasPrevious ? cursorAt(first, sortField, true) : null,
    };
  },
});

const sortValueOf: Record<ModelSortField, (model: ListedModel) => string | number> = {
  name: ({ foldedName }) => foldedName,
  baseModel: ({ baseModelId }) => baseModelId,
  changed: ({ updatedAt }) => updatedAt.getTime(),
};

const cursorAt = (model: ListedModel, field: ModelSortField, back: boolean) =>
  encodeRowCursor({ value: sortValueOf[field](model), id: model.id, back });
