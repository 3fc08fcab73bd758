import { commit } from "~/data/commit";
import { findReplierById } from "~/data/control/reply-people";
import { findIntakeLine, insertIntakeLine } from "~/data/shard/intake-log";
import { findMailRules } from "~/data/shard/mail-rules";
import { insertShardAudit } from "~/data/shard/shard-audit";
import type { DocumentDetails } from "~/domain/documents/document-details";
import { AppError } from "~/domain/errors/app-error";
import type { Refusal } from "~/domain/intake/judge-part";
import type { Replies } from "~/domain/intake/mail-rules";
import { isAllowed } from "~/domain/permissions/actor";
import { correctionsIn, isBlockingFault, type LineFault } from "~/domain/replies/corrections-in";
import { type ReplyInput, replyInput } from "~/domain/replies/reply-inputs";
import { dayOf, type ReplyToken } from "~/domain/replies/reply-token";
import { writtenLines } from "~/domain/replies/written-lines";
import { isLanguage, type Language } from "~/locales/languages";
import { isWithinRateLimit } from "../accounts/steps/rate-limit";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { getDocument } from "../documents/get";
import { keyOfTenant } from "../of-tenant";
import { type Answered, answerReply } from "./steps/answer-reply";
import { namesOfFields } from "./steps/field-names";
import { performCorrections, problemsOfValues } from "./steps/perform-corrections";
import { isReplyToken } from "./steps/reply-tokens";

/** The outcome of a reply; `forged` is one that nobody of ours could have been asked for. */
export type ReplyOutcome = { outcome: "taken" | "repeated" | "refused" | "forged"; reason: Refusal | null };

type Replier = NonNullable<Awaited<ReturnType<typeof findReplierById>>>;
type Verdict = { reason: Refusal | null; answer: Answered | null; detail?: Record<string, unknown> };

/** The line of the log is that of the mail's text, not of a file. */
const part = "reply";

/**
 * Corrects a document by what someone answered to the mail about it, through the operation of the review screen, and
 * approves it where the model's rules and the person's permission let mails do that. The token must be the sender's
 * own, the sender proved, the document as it was in the mail, the day not past. All lines are taken, or none; the sender
 * gets one mail in return, and a repeated reply has no effect. What cannot be done just now is thrown, so that the mail
 * comes again.
 */
export const applyReply = defineOperation({
  name: "replies.take",
  permission: "signed-in",
  input: replyInput,
  async run(context: TenantContext, reply): Promise<ReplyOutcome> {
    const { token } = reply;
    const person = await findReplierById(context.control, context.actor.id);
    if (!token || !person || person.email !== reply.sender.toLowerCase())
      return { outcome: "forged", reason: null };
    if (!(await isReplyToken(context, "mail", token, person))) return { outcome: "forged", reason: null };
    const line = { messageId: reply.identity, part, sha256: "" };
    if (await findIntakeLine(context.shard, line)) return { outcome: "repeated", reason: null };
    // Anyone who found an address out must not fill the log.
    if (!reply.isProved && !(await isWithinBounds(context, "unproved", token)))
      return { outcome: "forged", reason: null };
    const verdict = await judge(context, reply, token, person);
    if (verdict.answer) await answerReply(context, reply, person, verdict.answer);
    const outcome = verdict.reason === null ? "taken" : "refused";
    const detail = { messageId: reply.identity, revision: token.revision, ...verdict.detail };
    await commit(context.shard, [
      insertIntakeLine(context.shard, {
        ...line,
        id: context.newId(),
        at: context.now(),
        sender: reply.sender,
        subject: reply.subject,
        outcome,
        reason: verdict.reason,
        documentId: token.documentId,
        senderStanding: reply.isProved ? "proved" : "unproved",
      }),
      ...(outcome === "taken"
        ? [insertShardAudit(context.shard, auditOf(context, "replies.take", token.documentId, detail))]
        : []),
    ]);
    return { outcome, reason: verdict.reason };
  },
});

const silent = (reason: Refusal): Verdict => ({ reason, answer: null });

async function judge(
  context: TenantContext,
  reply: ReplyInput,
  token: ReplyToken,
  person: Replier,
): Promise<Verdict> {
  if (!reply.isProved) return silent("reply-unproved");
  if (!(await isWithinBounds(context, person.userId, token))) return silent("reply-too-many");
  if (reply.answerTo === null) return silent("reply-of-machine");
  const language = isLanguage(person.language) ? person.language : context.tenant.language;
  const refused = (reason: Refusal, told: Partial<Answered> = {}): Verdict => ({
    reason,
    answer: { kind: reason, language, details: null, lines: [], unread: [], ...told },
  });
  if (dayOf(context.now()) > token.lastDay) return refused("reply-expired");
  const details = await documentOf(context, token.documentId);
  if (!details) return refused("reply-no-document");
  const rules = await findMailRules(context.shard, details.modelId);
  const allowed: Replies = rules?.replies ?? "correct";
  if (allowed === "off") return refused("reply-switched-off");
  return takeLines(context, { reply, token, details, allowed, language });
}

type Asked = {
  reply: ReplyInput;
  token: ReplyToken;
  details: DocumentDetails;
  allowed: Replies;
  language: Language;
};

async function takeLines(
  context: TenantContext,
  { reply, token, details, allowed, language }: Asked,
): Promise<Verdict> {
  const { fields, approve, faults } = correctionsIn(writtenLines(reply), namesOfFields(details.fields));
  const unread = faults.filter((fault) => !isBlockingFault(fault));
  const told = { language, details, unread };
  const refused = (reason: Refusal, lines: Answered["lines"] = []): Verdict => ({
    reason,
    answer: { kind: reason, lines, ...told },
  });
  if (faults.some(isBlockingFault)) {
    const problems = problemsOfValues(details, fields, language).map(({ text }) => ({ text }));
    return refused("reply-unread", [...faultsOf(faults), ...problems]);
  }
  if (Object.keys(fields).length === 0 && !approve) return refused("reply-empty");
  if (approve && !mayApprove(context, allowed)) return refused("reply-no-approval");
  const wanted = { documentId: token.documentId, revision: token.revision, fields, approve };
  const done = await performCorrections(context, wanted, details, language);
  if (!done.saved) {
    const lines = done.sentences.map(({ text }) => ({ text }));
    return refused(done.stale ? "reply-stale" : "reply-refused", lines);
  }
  const kind = approve ? ("approved" as const) : ("saved" as const);
  const now = (await documentOf(context, token.documentId)) ?? details;
  return {
    reason: null,
    answer: { kind, language, details: now, unread, lines: Object.keys(fields).map((field) => ({ field })) },
    detail: { verb: approve ? "approve" : "save", fields: Object.keys(fields) },
  };
}

/** Approving by mail needs the model's rules to say so, and a permission of its own. */
const mayApprove = ({ actor }: TenantContext, allowed: Replies): boolean =>
  allowed === "approve" && isAllowed(actor, "TenantModel.ApproveByMail");

const faultsOf = (faults: readonly LineFault[]): Answered["lines"] =>
  faults.filter(isBlockingFault).map(({ kind, line }) => ({ fault: kind, line }));

/** So many replies of a person in a day, and to one document: two machines that write to each other stop there. */
const isWithinBounds = async (context: TenantContext, who: string, { documentId }: ReplyToken) =>
  (await isWithinRateLimit(context, "repliesByPerson", keyOfTenant(context, who))) &&
  (await isWithinRateLimit(context, "repliesByDocument", keyOfTenant(context, documentId, who)));

/** The document as it stands; null when it is gone, or the person may not see it any more. */
async function documentOf(context: TenantContext, documentId: string): Promise<DocumentDetails | null> {
  try {
    return await getDocument(context, { documentId, rows: { first: 0, count: 0 } });
  } catch (error) {
    if (error instanceof AppError && ["not-found", "forbidden"].includes(error.code)) return null;
    throw error;
  }
}
