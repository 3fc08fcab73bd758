import { commit } from "~/data/commit";
import { type findColleague as Found, findColleague } from "~/data/control/assignees";
import { insertMailOnce } from "~/data/control/outbox";
import { selectDocument } from "~/data/shard/document-details";
import { assignTo } from "~/data/shard/document-handling";
import { assignInput } from "~/domain/documents/handling";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { assignmentMail } from "../notifications/steps/assignment-mail";
import { maySeeDocuments } from "./steps/may-see-documents";
import { moveDocuments, requireDone } from "./steps/move-documents";

/**
 * Assigns a document to a colleague, or, for null, to nobody. The colleague finds it in "Assigned to me" and, unless
 * such e-mails are switched off, gets an e-mail; the review queues of all others skip it. Throws AppError `not-found`,
 * `invalid` for someone who is not an active user of the tenant or may not see documents, and `conflict` for a document
 * that is settled.
 */
export const assignDocument = defineOperation({
  name: "documents.assign",
  permission: "TenantModel.EditDocument",
  input: assignInput,
  async run(
    context: TenantContext,
    { documentId, modelId, userId, site },
  ): Promise<{ userId: string | null }> {
    const { shard, actor, control, now } = context;
    const person = userId === null ? null : await findColleague(control, userId);
    if (userId !== null && !(person && maySeeDocuments(person)))
      throw new AppError("invalid", "review.handling.error.no-such-colleague", { field: "userId" });
    const at = now();
    const outcomes = await moveDocuments(
      context,
      { documentIds: [documentId], modelId },
      {
        operation: "documents.assign",
        update: (document) =>
          assignTo(shard, document, userId === null ? null : { userId, by: actor.id, at }),
        detail: () => ({ to: userId }),
      },
    );
    requireDone(outcomes, "review.handling.error.not-open");
    if (person && person.userId !== actor.id) await tell(context, person, documentId, site);
    return { userId };
  },
});

/** Writes to the colleague, once for each time the document is given. */
async function tell(
  context: TenantContext,
  person: NonNullable<Awaited<ReturnType<typeof Found>>>,
  documentId: string,
  site: string,
): Promise<void> {
  const row = await selectDocument(context.shard, documentId).get();
  const letter = row && (await assignmentMail(context, { person, document: row.document, site }));
  if (!letter) return;
  const mail = { id: context.newId(), recipient: person.email, createdAt: context.now(), ...letter };
  await commit(context.control, [insertMailOnce(context.control, mail)]);
}
