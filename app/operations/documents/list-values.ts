import { selectListedValues } from "~/data/shard/listed-documents";
import { documentIdsInput } from "~/domain/documents/bulk-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** A document's header values by field, canonical; those that nobody and nothing found are not there. */
export type ListedValues = { id: string; values: Record<string, string> };

/** The header values as they are now of the first 90 documents named; none of a document without a result. */
export const listValues = defineOperation({
  name: "documents.list-values",
  permission: "TenantModel.ViewDocument",
  input: documentIdsInput,
  async run({ shard }: TenantContext, { documentIds }): Promise<ListedValues[]> {
    const rows = await selectListedValues(shard, documentIds);
    return rows.map(({ id, fields, editedFields }) => ({
      id,
      values: Object.fromEntries(
        Object.entries({ ...fields, ...editedFields }).map(([key, { value }]) => [key, value]),
      ),
    }));
  },
});
