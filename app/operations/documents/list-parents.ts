import { selectParents } from "~/data/shard/document-parts";
import { documentIdsInput } from "~/domain/documents/bulk-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** A document that was split off from a file, and that file. */
export type PartOfFile = { id: string; parentId: string; parentName: string };

/** Those of the first 90 documents named that were split off from a file. */
export const listParents = defineOperation({
  name: "documents.list-parents",
  permission: "TenantModel.ViewDocument",
  input: documentIdsInput,
  run: ({ shard }: TenantContext, { documentIds }): Promise<PartOfFile[]> =>
    selectParents(shard, documentIds),
});
