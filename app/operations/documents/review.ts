import { read, type Statement } from "~/data/commit";
import { deleteClaim, putClaim } from "~/data/shard/claims";
import { insertNewComment } from "~/data/shard/comments";
import { selectDocument } from "~/data/shard/document-details";
import { insertShardAuditIfChanged, selectReviewRequest } from "~/data/shard/shard-audit";
import { claimEnds } from "~/domain/documents/claim-ends";
import { fileDigest } from "~/domain/documents/file-digest";
import { isSettled } from "~/domain/documents/status";
import type { SettledStatus } from "~/domain/documents/update-result-input";
import { AppError } from "~/domain/errors/app-error";
import { type ReviewInput, type ReviewVerb, reviewInput, reviewNeeds } from "~/domain/review/review-input";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { type CorrectedDocument, type SavedCorrections, saveCorrected } from "./steps/save-corrected";
import { statusChangeOf } from "./steps/settlement";

/**
 * Ends a review: saves what was changed and leaves the document as it is, approves it, or submits it for training, with
 * the comment and the reviewer's claim in the same batch: all of it or nothing. A request that was done before, and
 * nothing was saved since, is answered as done. Throws AppError `not-found`, `conflict` when someone saved since
 * `revision` or the document's status does not allow the verb, InvalidInput naming every value that was not understood,
 * and NotReady when something speaks against approving the document and `force` is not said.
 */
export const reviewDocument = defineOperation({
  name: "documents.review",
  permission: "TenantModel.ViewDocument",
  input: reviewInput,
  alsoNeeds: reviewNeeds,
  async run(context: TenantContext, input): Promise<SavedCorrections> {
    const request = await digestOf(input);
    const settle = (document: CorrectedDocument) => {
      const status = isDone(document, input.verb) ? undefined : statuses[input.verb];
      const { force, checked } = input;
      const asked = { status, confidence: undefined, remark: "0", force, checked, reviewed: true };
      const { next, statements } = statusChangeOf(context, document, asked);
      return {
        next,
        statements: [...statements, ...commentOf(context, input), claimOf(context, input)],
      };
    };
    try {
      return await saveCorrected(context, input, settle, { request });
    } catch (error) {
      const before = isConflict(error) ? await doneBefore(context, input, request) : null;
      if (before) return before;
      throw error;
    }
  },
});

const statuses: Record<ReviewVerb, SettledStatus | undefined> = {
  save: undefined,
  approve: "approved",
  submit: "submitted",
};

/** Whether the document, with nothing changed, is already as the verb would make it. */
function isDone({ status, training }: Pick<CorrectedDocument, "status" | "training">, verb: ReviewVerb) {
  if (verb === "approve") return isSettled(status);
  return verb === "save" || (training !== null && (status === "submitted" || isSettled(status)));
}

/** What was asked, so that a repetition is known; that someone insists does not make it another request. */
const digestOf = async ({
  force: _,
  checked: _checked,
  claim: _claim,
  written: _written,
  ...asked
}: ReviewInput) => (await fileDigest(new TextEncoder().encode(JSON.stringify(asked)))).slice(0, 16);

const isConflict = (error: unknown) => error instanceof AppError && error.code === "conflict";

/** The outcome of the same request, done before; null when it was not, or something was saved since. */
async function doneBefore(
  { shard }: TenantContext,
  { documentId, revision: seen, verb }: ReviewInput,
  request: string,
): Promise<SavedCorrections | null> {
  const revision = seen + 1;
  const [[row], [done]] = await read(shard, [
    selectDocument(shard, documentId),
    selectReviewRequest(shard, { documentId, revision, request }),
  ]);
  if (!row || !done || row.document.revision !== revision) return null;
  const { status } = row.document;
  if (!isDone({ status, training: row.training }, verb)) return null;
  return { changed: 0, status, revision, placed: [], waiting: 0 };
}

/** What was written goes along, but not twice when the same form is sent again. */
function commentOf(context: TenantContext, { documentId, comment: body }: ReviewInput): Statement[] {
  if (body === "") return [];
  const { shard, actor } = context;
  const id = context.newId();
  return [
    insertNewComment(shard, {
      id,
      documentId,
      body,
      actorId: actor.id,
      at: context.now(),
    }),
    insertShardAuditIfChanged(shard, auditOf(context, "documents.comment", documentId, { comment: id })),
  ];
}

/** Another's claim stays as it is. */
function claimOf({ shard, actor, now }: TenantContext, { documentId, claim }: ReviewInput): Statement {
  const own = { documentId, actorId: actor.id };
  if (claim === "release") return deleteClaim(shard, own);
  const at = now();
  return putClaim(shard, { ...own, at, expiresAt: claimEnds(at) }, false);
}
