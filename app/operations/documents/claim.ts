import { commit } from "~/data/commit";
import { putClaim, selectClaim } from "~/data/shard/claims";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { claimEnds } from "~/domain/documents/claim-ends";
import type { DocumentClaim } from "~/domain/documents/document-history";
import { claimInput } from "~/domain/documents/document-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { namesOfActors } from "./steps/names-of-actors";

/**
 * Records that the caller works on a document; answers who holds it now. Another's claim that has not lapsed stays
 * unless it is taken over, which the audit notes. A claim locks nothing: the document's revision prevents lost updates.
 * Throws AppError `not-found`.
 */
export const claimDocument = defineOperation({
  name: "documents.claim",
  permission: "TenantModel.EditDocument",
  input: claimInput,
  async run(context: TenantContext, { documentId, takeOver }): Promise<DocumentClaim> {
    const { shard, actor } = context;
    const at = context.now();
    const claim = { documentId, actorId: actor.id, at, expiresAt: claimEnds(at) };
    const [before] = takeOver ? await selectClaim(shard, documentId) : [];
    const taken = before && before.actorId !== actor.id;
    const note = insertShardAudit(
      shard,
      auditOf(context, "documents.claim", documentId, { from: before?.actorId }),
    );
    const [, [holder]] = await commit(shard, [
      putClaim(shard, claim, takeOver),
      selectClaim(shard, documentId),
      ...(taken ? [note] : []),
    ]);
    if (!holder) throw new AppError("not-found", "documents.error.not-found");
    const mine = holder.actorId === actor.id;
    const names = mine ? new Map<string, string>() : await namesOfActors(context, [holder.actorId]);
    return { mine, who: names.get(holder.actorId) ?? null, since: holder.since };
  },
});
