import { putRelease } from "~/data/shard/releases";
import type { DocumentOutcome } from "~/domain/documents/document-outcome";
import { isSettled } from "~/domain/documents/status";
import { releaseInput } from "~/domain/releases/release-inputs";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import type { ReleaseContext } from "./release-ports";
import { moveDocuments } from "./steps/move-documents";

/**
 * Asks for the values of approved documents to be handed to their model's storage provider; returns the outcome of
 * each. It is done by way of the queue: a document is `released` when its files are stored. Released ones can be
 * released again; one that is on its way is a conflict.
 */
export const releaseDocuments = defineOperation({
  name: "documents.release",
  permission: "TenantModel.ReleaseDocument",
  input: releaseInput,
  async run(context: ReleaseContext, { folder, since, ...asked }): Promise<DocumentOutcome[]> {
    const { shard, actor } = context;
    const wanted = { folder, actorId: actor.id, at: context.now(), since };
    const outcomes = await moveDocuments(context, asked, {
      operation: "documents.release",
      update: (document) => (isSettled(document.status) ? putRelease(shard, document, wanted) : null),
      detail: ({ revision }) => ({ revision, folder }),
    });
    const done = outcomes.filter(({ outcome }) => outcome === "done");
    await requestReleases(
      context,
      done.map(({ documentId }) => documentId),
    );
    return outcomes;
  },
});

/** When the queue does not take them, the sweep finds them. */
async function requestReleases(context: ReleaseContext, documentIds: string[]): Promise<void> {
  if (documentIds.length === 0) return;
  try {
    await context.releases.send(documentIds.map((documentId) => ofTenant(context, { documentId })));
  } catch (error) {
    context.log.error("releases.not-queued", error, ofTenant(context, { documents: documentIds.length }));
  }
}
