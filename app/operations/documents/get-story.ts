import { read } from "~/data/commit";
import { selectComments } from "~/data/shard/comments";
import { selectCorrections } from "~/data/shard/document-details";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { DocumentStory } from "~/domain/documents/document-story";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { namesOfActors } from "./names-of-actors";

const [mostChanges, mostComments] = [500, 100];

/** What people changed in a document and wrote about it, with their names. A document of nobody's has none. */
export const getStory = defineOperation({
  name: "documents.get-story",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run(context: TenantContext, { documentId }): Promise<DocumentStory> {
    const { shard } = context;
    const [changes, comments] = await read(shard, [
      selectCorrections(shard, documentId, mostChanges),
      selectComments(shard, documentId, mostComments),
    ]);
    const names = await namesOfActors(
      context,
      [...changes, ...comments].map(({ actorId }) => actorId),
    );
    return {
      changes: changes.map((change) => ({ ...change, who: names.get(change.actorId) ?? null })),
      comments: comments.map(({ actorId, ...comment }) => ({ ...comment, who: names.get(actorId) ?? null })),
    };
  },
});
