import { insertMailOnce } from "~/data/control/outbox";
import type { DocumentDetails } from "~/domain/documents/document-details";
import type { Refusal } from "~/domain/intake/judge-part";
import { shownOf } from "~/domain/intake/shown-of";
import { isAllowed } from "~/domain/permissions/actor";
import { productName } from "~/domain/product";
import type { LineFault } from "~/domain/replies/corrections-in";
import type { ReplyInput } from "~/domain/replies/reply-inputs";
import { replyAddressOf, replyDays } from "~/domain/replies/reply-token";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import type { TenantContext } from "../../context";
import { keyOfTenant } from "../../of-tenant";
import { type ReplyOwner, replyToken } from "./reply-tokens";
import { doubtfulLines, valueLine } from "./values-as-text";

/** A line of an answer: a field as it is now, a line that could not be read, or a sentence. */
type AnswerLine = { field: string } | { fault: LineFault["kind"]; line: string } | { text: string };

/**
 * What is answered: `kind` says the outcome of the reply, `details` is the document as it stands (null when there is
 * none to speak of), `unread` are lines that were passed over.
 */
export type Answered = {
  kind: Refusal | "saved" | "approved";
  language: Language;
  details: DocumentDetails | null;
  lines: readonly AnswerLine[];
  unread: readonly LineFault[];
};

/** Lines of a reply that are quoted in the answer, and their characters. */
const mostQuoted = 10;
const longestQuoted = 120;

type Reader = ReplyOwner & { givenName: string };

/**
 * Writes the one answer to a reply: the outcome of it, line by line, the present values, and an address that
 * takes the next correction. It says that a machine wrote it, so that no machine answers.
 */
export async function answerReply(
  context: TenantContext,
  { identity, site, domain }: Pick<ReplyInput, "identity" | "site" | "domain">,
  person: Reader,
  { kind, language, details, lines, unread }: Answered,
): Promise<void> {
  const { control, now, secrets, tenant } = context;
  const values = {
    product: productName,
    tenant: tenant.name,
    name: person.givenName,
    file: shownOf(details?.fileName ?? "–", 100),
    days: replyDays,
  };
  const text = (key: string, more = {}) => fillText(language, `intake.reply.${key}`, { ...values, ...more });
  const quoted = (all: readonly LineFault[]) =>
    all.slice(0, mostQuoted).map(({ line }) => `  ${shownOf(line, longestQuoted)}`);
  const isOpen = details !== null && isCorrectable(context, kind);
  const doubtful = isOpen ? doubtfulLines(details, language) : [];
  const body = [
    fillText(language, "notifications.mail.hello", values),
    text(`said.${kind}`),
    lines.map((line) => `  ${lineText(line, details, language)}`).join("\n"),
    unread.length > 0 ? [text("passed-over"), ...quoted(unread)].join("\n") : "",
    doubtful.length > 0 ? [text("stands"), ...doubtful].join("\n") : "",
    isOpen ? text("again") : "",
    details ? text("open", { link: `${site}/documents/${details.id}` }) : "",
    productName,
  ];
  const token = isOpen
    ? await replyToken(context, "mail", { documentId: details.id, revision: details.revision }, person)
    : null;
  await insertMailOnce(control, {
    id: keyOfTenant(context, "reply-answer", await secrets.digest(identity)),
    recipient: person.email,
    createdAt: now(),
    subject: text(kind === "saved" || kind === "approved" ? `subject.${kind}` : "subject.refused"),
    body: body.filter((paragraph) => paragraph !== "").join("\n\n"),
    inReplyTo: /^<[^<>\s]{1,390}>$/.test(identity) ? identity : "",
    ...(token && { replyTo: replyAddressOf(token, domain) }),
  });
}

/** Whether it is any use to answer the answer. */
const isCorrectable = ({ actor }: TenantContext, kind: Answered["kind"]) =>
  kind !== "approved" && kind !== "reply-switched-off" && isAllowed(actor, "TenantModel.EditDocument");

function lineText(line: AnswerLine, details: DocumentDetails | null, language: Language): string {
  if ("text" in line) return line.text;
  if ("fault" in line)
    return fillText(language, `intake.reply.fault.${line.fault}`, {
      line: shownOf(line.line, longestQuoted),
    });
  const field = details?.fields.find(({ key }) => key === line.field);
  return field && details ? valueLine(field, details.culture, language) : line.field;
}
