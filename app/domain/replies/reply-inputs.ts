import { z } from "zod";
import { mailLimits } from "../intake/inbound-mail";
import { shownOf } from "../intake/shown-of";
import { readReplyToken } from "./reply-token";

/** Where links and answers of a mail lead: our site, and our mail domain. */
const ours = { site: z.string().max(300), domain: z.string().max(253) };

const token = z
  .string()
  .max(200)
  .transform((text) => readReplyToken(text));

export const replySenderInput = z.object({
  sender: z.string().transform((sender) => sender.trim().toLowerCase().slice(0, mailLimits.sender)),
});

/** Texts of a reply are cut where they are read. */
const written = z.string().transform((text) => text.slice(0, 400_000));

/** A reply as the mail door has parsed it. `token` is the one in the address that it was sent to. */
export const replyInput = z.object({
  ...ours,
  token,
  identity: z.string().min(1).max(500),
  sender: z.string().transform((text) => shownOf(text, mailLimits.sender)),
  subject: z.string().transform((text) => shownOf(text, mailLimits.subject)),
  isProved: z.boolean(),
  answerTo: z.string().max(320).nullable(),
  text: written,
  html: written,
});

export type ReplyInput = z.output<typeof replyInput>;

/** What the link of a mail carries that corrects a document. */
export const replyLinkInput = z.object({ user: z.string().max(64), token });

/** The document of a link as it was in the mail, and how to say what is wrong. */
const linked = {
  documentId: z.string().max(64),
  revision: z.number().int().min(0),
  lastDay: z.number().int(),
};

export const replyFormInput = z.object(linked);

/** What was typed into the form, by field; as the culture of the model writes it. */
export const saveReplyFormInput = z.object({
  ...linked,
  language: z.enum(["en", "es"]),
  fields: z.record(z.string().max(64), z.string().max(4_000, "documents.error.value-too-long")),
});
