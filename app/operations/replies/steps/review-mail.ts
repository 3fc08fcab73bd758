import type { DocumentDetails } from "~/domain/documents/document-details";
import { shownValue } from "~/domain/documents/shown-value";
import type { Replies } from "~/domain/intake/mail-rules";
import { shownOf } from "~/domain/intake/shown-of";
import { localDayOf } from "~/domain/listing/local-day";
import { productName } from "~/domain/product";
import { askedFieldsOf, maxDoubtfulFields } from "~/domain/replies/doubtful-fields";
import { replyAddressOf, replyDays } from "~/domain/replies/reply-token";
import { fillText } from "~/locales/fill-text";
import type { Language } from "~/locales/languages";
import type { RunContext } from "../../processing/processing-context";
import { mailAsHtml } from "./mail-as-html";
import { formLink, type ReplyOwner, replyToken } from "./reply-tokens";
import { doubtfulLines, valueLine } from "./values-as-text";

type Reader = ReplyOwner & { givenName: string; language: Language; mayApprove: boolean };
type About = { details: DocumentDetails; replies: Replies; site: string; domain: string; stop: string };

const day = 24 * 60 * 60 * 1000;
/** Lines that show how to answer; the reader goes on by them. */
const examples = 3;

/**
 * The mail about one document: its uncertain values, and how to correct them by answering or on the page behind a link; `stop` ends it. Null when there is nothing that a
 * reply could correct.
 */
export async function reviewMail(
  context: RunContext,
  { userId, email, givenName, language, mayApprove }: Reader,
  { details, replies, site, domain, stop }: About,
) {
  const doubtful = askedFieldsOf(details).slice(0, maxDoubtfulFields);
  if (doubtful.length === 0) return null;
  const { id: documentId, revision, culture, timeZone } = details;
  const lastDay = localDayOf(new Date(context.now().getTime() + replyDays * day), timeZone);
  const values = {
    product: productName,
    name: givenName,
    file: shownOf(details.fileName, 100),
    model: details.modelName,
    date: shownValue(lastDay, "date", culture),
  };
  const text = (key: string) => fillText(language, `intake.reply.letter.${key}`, values);
  const besides = details.concerns
    .filter(({ kind }) => kind !== "doubtful")
    .map(({ kind }) => fillText(language, `readiness.concern.${kind}`))
    .join("; ");
  const form = await formLink(context, site, { documentId, revision }, { userId, email });
  const before = [fillText(language, "notifications.mail.hello", values), text("lead")];
  const after = [
    besides === "" ? "" : fillText(language, "intake.reply.letter.besides", { reasons: besides }),
    text("how"),
    doubtful
      .slice(0, examples)
      .map((field) => `  ${valueLine(field, culture, language)}`)
      .join("\n"),
    text("writing"),
    replies === "approve" && mayApprove ? text("approve") : "",
    text("until"),
    fillText(language, "intake.reply.letter.form", { link: form }),
    fillText(language, "intake.reply.open", { link: `${site}/documents/${documentId}` }),
    stop,
  ].filter((paragraph) => paragraph !== "");
  const token = await replyToken(context, "mail", { documentId, revision }, { userId, email });
  return {
    subject: text("subject"),
    body: [...before, doubtfulLines(details, language).join("\n"), ...after].join("\n\n"),
    rich: mailAsHtml(context.tenant, { before, after }, { details, doubtful, language }),
    replyTo: replyAddressOf(token, domain),
  };
}
