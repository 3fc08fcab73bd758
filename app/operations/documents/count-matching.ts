import { countDocuments } from "~/data/shard/document-list";
import { countFound } from "~/data/shard/document-search";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { maxInBulk } from "~/domain/documents/bulk-action";
import { searchExpression } from "~/domain/documents/search-expression";
import { matchingInput } from "~/domain/documents/search-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel, scopeOf } from "./steps/document-scope";
import type { Matching } from "./steps/next-matching";

/**
 * How many documents a list's filter and search find. Throws AppError `not-found`, and `invalid` when more than 10,000
 * documents hold the text, whatever the filter leaves of them.
 */
export const countMatching = defineOperation({
  name: "documents.count-matching",
  permission: "TenantModel.ViewDocument",
  input: matchingInput,
  async run(context: TenantContext, { text = "", ...filter }): Promise<number> {
    const model = await requireModel(context, filter.modelId);
    return totalOf(context.shard, { scope: scopeOf(context, filter, model.timeZone), text });
  },
});

/** The same for those who have looked the model up. */
export async function totalOf(shard: TenantShard, { scope, text }: Matching): Promise<number> {
  if (text === "") {
    const [count] = await countDocuments(shard, scope);
    return count?.total ?? 0;
  }
  const expression = searchExpression(scope.modelId, text, "everything");
  if (!expression) return 0;
  const [found] = await countFound(shard, scope, expression, maxInBulk + 1);
  if (found && found.looked > maxInBulk)
    throw new AppError("invalid", "list.error.search-too-wide", { values: { most: maxInBulk } });
  return found?.total ?? 0;
}
