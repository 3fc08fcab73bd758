import type { TenantShard } from "~/data/shard/tenant-shard";
import { downloadListInput } from "~/domain/documents/bulk-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { totalOf } from "./count-matching";
import { downloadDocuments } from "./download";
import type { ExportFile } from "./export";
import { requireModel, scopeOf } from "./steps/document-scope";
import { type Matching, nextMatching } from "./steps/next-matching";

/** Documents at most: each is read while the archive is written. */
const mostInList = 5_000;

/**
 * All documents that a filter and a search find, their files or their JSON, as a ZIP file that is streamed. Throws
 * AppError `not-found`, and `invalid` when they find none or more than 5,000.
 */
export const downloadList = defineOperation({
  name: "documents.download-list",
  permission: "TenantModel.ViewDocument",
  input: downloadListInput,
  async run(context: TenantContext, { text = "", holds, ...filter }): Promise<ExportFile> {
    const model = await requireModel(context, filter.modelId);
    const matching = { scope: scopeOf(context, filter, model.timeZone), text };
    const total = await totalOf(context.shard, matching);
    if (total === 0) throw new AppError("invalid", "list.error.none-matching");
    if (total > mostInList)
      throw new AppError("invalid", "list.error.too-many-originals", { values: { most: mostInList } });
    const documentIds = await idsOf(context.shard, matching);
    return downloadDocuments.definition.run(context, { modelId: model.id, documentIds, holds });
  },
});

async function idsOf(shard: TenantShard, matching: Matching): Promise<string[]> {
  const ids: string[] = [];
  for (let below: number | null = null; ; ) {
    const next = await nextMatching(shard, matching, below, mostInList);
    ids.push(...next.ids);
    if (next.ended || ids.length >= mostInList) return ids.slice(0, mostInList);
    below = next.below;
  }
}
