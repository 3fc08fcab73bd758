import { selectListedReleases } from "~/data/shard/listed-documents";
import { documentIdsInput } from "~/domain/documents/bulk-inputs";
import type { ReleaseState } from "~/domain/releases/release";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** How a document's release stands. `path` is where its files were last stored, `problem` the key of a sentence. */
export type ListedRelease = {
  id: string;
  state: ReleaseState;
  problem: string | null;
  path: string | null;
  doneAt: Date | null;
};

/** The states of the releases of those of the first 90 documents named that someone wanted released. */
export const listReleases = defineOperation({
  name: "documents.list-releases",
  permission: "TenantModel.ViewDocument",
  input: documentIdsInput,
  run: ({ shard }: TenantContext, { documentIds }): Promise<ListedRelease[]> =>
    selectListedReleases(shard, documentIds),
});
