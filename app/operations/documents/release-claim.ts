import { deleteClaim } from "~/data/shard/claims";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Ends the caller's claim on a document. Does nothing when someone else holds it or nobody does. */
export const releaseClaim = defineOperation({
  name: "documents.release-claim",
  permission: "TenantModel.EditDocument",
  input: documentIdInput,
  async run({ shard, actor }: TenantContext, { documentId }): Promise<void> {
    await deleteClaim(shard, { documentId, actorId: actor.id });
  },
});
