import { findRelease } from "~/data/shard/releases";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { ReleaseDetails } from "~/domain/releases/release-details";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The outcome of releasing a document; null when nobody asked for it, or there is no such document. */
export const getRelease = defineOperation({
  name: "documents.get-release",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run({ shard }: TenantContext, { documentId, modelId }): Promise<ReleaseDetails | null> {
    const found = await findRelease(shard, documentId);
    if (!found || (modelId !== undefined && found.model.id !== modelId)) return null;
    const { provider, state, attempts, problem, path, hasCsv, requestedAt, nextAt, doneAt } = found.release;
    return {
      provider,
      state,
      attempts,
      problem,
      path,
      hasCsv,
      requestedAt,
      doneAt,
      nextAt: state === "waiting" ? nextAt : null,
    };
  },
});
