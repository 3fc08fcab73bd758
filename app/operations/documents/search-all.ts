import { searchAllModels } from "~/data/shard/document-search";
import { type StoredModel, selectTenantModels } from "~/data/shard/tenant-models";
import type { DocumentSummary } from "~/domain/documents/document-summary";
import { searchExpression } from "~/domain/documents/search-expression";
import { searchAllInput } from "~/domain/documents/search-inputs";
import { decodeCursor, encodeCursor } from "~/domain/listing/list-cursor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Models that are searched at once; those after them, by name, are searched from their own lists. */
const mostModels = 100;

/** A document that a search over all models found, and its model. */
export type FoundDocument = DocumentSummary & {
  model: Pick<StoredModel, "id" | "name" | "baseModelId" | "fields" | "culture" | "timeZone">;
};

/**
 * The documents of all models that hold a text, such as a number, a vendor or an amount, in their file name or their words, newest
 * first. Reads one page of the index. Throws AppError `invalid`.
 */
export const searchAllDocuments = defineOperation({
  name: "documents.search-all",
  permission: "TenantModel.ViewDocument",
  input: searchAllInput,
  async run(
    context: TenantContext,
    { text, size, cursor },
  ): Promise<{ items: FoundDocument[]; nextCursor: string | null }> {
    const models = (await selectTenantModels(context.shard))
      .filter(({ archivedAt }) => archivedAt === null)
      .slice(0, mostModels);
    const ids = models.map(({ id }) => id);
    const expression = ids.length > 0 ? searchExpression(ids, text, "everything") : null;
    if (!expression) return { items: [], nextCursor: null };
    const below = cursor === undefined ? null : (decodeCursor(cursor)?.position ?? null);
    const found = await searchAllModels(context.shard, { expression, below, limit: size + 1 });
    const rows = found.slice(0, size);
    const last = found.length > size ? rows.at(-1)?.searchId : null;
    const byId = new Map(models.map((model) => [model.id, model]));
    return {
      items: rows.flatMap(({ modelId, searchId: _, ...row }) => {
        const model = byId.get(modelId);
        return model ? [{ ...row, model }] : [];
      }),
      nextCursor: last ? encodeCursor({ value: null, position: last, back: false }) : null,
    };
  },
});
