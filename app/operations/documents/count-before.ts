import { countBefore } from "~/data/shard/document-queue";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * How many of the tenant's documents are queued before one that is queued itself, as far as `maxCountedBefore`;
 * null when it does not wait, or there is no such document.
 */
export const countDocumentsBefore = defineOperation({
  name: "documents.count-before",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  run: ({ shard }: TenantContext, { documentId }): Promise<number | null> => countBefore(shard, documentId),
});
