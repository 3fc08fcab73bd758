import {
  dayOf,
  type ReplySubject,
  type ReplyToken,
  replyDays,
  replySubjectText,
  replyTokenText,
  tagOf,
} from "~/domain/replies/reply-token";
import type { VisitorContext } from "../../context";

/** Whom a token is for. */
export type ReplyOwner = { userId: string; email: string };
/** What a token opens: the address of a mail, or the form behind its link. One does not do for the other. */
type ReplyDoor = "mail" | "form";

const textOf = (door: ReplyDoor, subject: ReplySubject, { userId, email }: ReplyOwner) =>
  `reply:${door}:${replySubjectText(subject)}|${userId}|${email.toLowerCase()}`;

/** A token by which a person may correct a document as it stands, from now on for `replyDays`. Nobody can make one who does not know the pepper. */
export async function replyToken(
  { secrets, now }: Pick<VisitorContext, "secrets" | "now">,
  door: ReplyDoor,
  document: Pick<ReplySubject, "documentId" | "revision">,
  owner: ReplyOwner,
): Promise<string> {
  const subject = { ...document, lastDay: dayOf(now()) + replyDays };
  return replyTokenText(subject, tagOf(await secrets.sealedDigest(textOf(door, subject, owner))));
}

/** Whether we wrote a token, for this person and this door. */
export const isReplyToken = async (
  { secrets }: Pick<VisitorContext, "secrets">,
  door: ReplyDoor,
  token: ReplyToken,
  owner: ReplyOwner,
): Promise<boolean> =>
  (await secrets.sealedDigests(textOf(door, token, owner))).some((digest) => tagOf(digest) === token.tag);

/** The page on which the person corrects the document without answering, and without signing in. */
export async function formLink(
  context: Pick<VisitorContext, "secrets" | "now">,
  site: string,
  document: Pick<ReplySubject, "documentId" | "revision">,
  owner: ReplyOwner,
): Promise<string> {
  const token = await replyToken(context, "form", document, owner);
  return `${site}/mails/correct?${new URLSearchParams({ user: owner.userId, token })}`;
}
