import { read } from "~/data/commit";
import { selectClaim } from "~/data/shard/claims";
import { selectComments } from "~/data/shard/comments";
import { selectCorrections } from "~/data/shard/document-details";
import type { DocumentHistory } from "~/domain/documents/document-history";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { namesOfActors } from "./steps/names-of-actors";

const [mostChanges, mostComments] = [500, 100];

/** What people changed in a document, their comments, and who works on it. Empty for a document of another tenant. */
export const getHistory = defineOperation({
  name: "documents.get-story",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run(context: TenantContext, { documentId }): Promise<DocumentHistory> {
    const { shard, actor } = context;
    const [changes, comments, [held]] = await read(shard, [
      selectCorrections(shard, documentId, mostChanges),
      selectComments(shard, documentId, mostComments),
      selectClaim(shard, documentId),
    ]);
    const claim = held && held.expiresAt > context.now() ? held : null;
    const names = await namesOfActors(
      context,
      [...changes, ...comments, ...(claim ? [claim] : [])].map(({ actorId }) => actorId),
    );
    return {
      changes: changes.map((change) => ({ ...change, who: names.get(change.actorId) ?? null })),
      comments: comments.map(({ actorId, ...comment }) => ({ ...comment, who: names.get(actorId) ?? null })),
      claim: claim && {
        mine: claim.actorId === actor.id,
        who: names.get(claim.actorId) ?? null,
        since: claim.since,
      },
    };
  },
});
