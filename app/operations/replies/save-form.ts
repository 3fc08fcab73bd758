import { commit } from "~/data/commit";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { saveReplyFormInput } from "~/domain/replies/reply-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { getDocument } from "../documents/get";
import { performCorrections } from "./steps/perform-corrections";

/** What the form shows: how many values were changed, or a sentence for each reason why none was. */
export type FormOutcome =
  | { changed: number; sentences: null }
  | { changed: null; sentences: { field: string | null; text: string }[] };

/**
 * Saves what was typed on the page behind the link of a mail, by the operation of the review screen: all of it or nothing. Throws
 * AppError `not-found`.
 */
export const saveReplyForm = defineOperation({
  name: "replies.save-form",
  permission: "TenantModel.EditDocument",
  input: saveReplyFormInput,
  async run(context: TenantContext, { documentId, revision, fields, language }): Promise<FormOutcome> {
    const details = await getDocument(context, { documentId, rows: { first: 0, count: 0 } });
    const wanted = { documentId, revision, fields, approve: false };
    const { saved, ...refused } = await performCorrections(context, wanted, details, language);
    if (!saved) return { changed: null, sentences: "sentences" in refused ? refused.sentences : [] };
    const detail = { revision, fields: Object.keys(fields) };
    await commit(context.shard, [
      insertShardAudit(context.shard, auditOf(context, "replies.save-form", documentId, detail)),
    ]);
    return { changed: saved.changed, sentences: null };
  },
});
