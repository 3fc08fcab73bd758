import { selectRescoring } from "~/data/shard/rescorings";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * What the latest correction of a document changed for the others with its layout; `done` once all of them were
 * rescored.
 */
export type Rescoring = { waiting: number; checked: number; improved: number; done: boolean };

/** What the latest correction of a document did for others; null when it was never corrected. */
export const getRescoring = defineOperation({
  name: "learning.get-rescoring",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run({ shard }: TenantContext, { documentId }): Promise<Rescoring | null> {
    const row = await selectRescoring(shard, documentId).get();
    if (!row) return null;
    const { waiting, checked, improved, endedAt } = row;
    return { waiting, checked, improved, done: endedAt !== null };
  },
});
