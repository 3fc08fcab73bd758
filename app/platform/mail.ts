import type { MailAttachment } from "~/domain/mail/mail-attachment";
import type { RichMail } from "~/domain/mail/rich-mail";
import { productName } from "~/domain/product";
import type { MailSender } from "~/operations/ports";
import type { WebBindings } from "./bindings";
import { makeVisitorContext } from "./context";
import { openTenant } from "./tenancy";

/**
 * Sends by Cloudflare's e-mail binding, or returns null where mails stay in the outbox: locally, or without a binding.
 */
export function openMailSender(bindings: WebBindings): MailSender | null {
  const { APP_ENV, MAIL_DOMAIN, SEND_MAIL } = bindings;
  if (APP_ENV === "local" || !SEND_MAIL) return null;
  return {
    async send({ recipient, subject, body, inReplyTo, stopLink, attachment, replyTo, rich }) {
      const from = { name: productName, email: `no-reply@${MAIL_DOMAIN}` };
      const headers = { ...mailHeadersOf(inReplyTo ?? null), ...(stopLink && stopHeadersOf(stopLink)) };
      const attachments = [
        ...(attachment ? [await attachedFile(bindings, attachment)] : []),
        ...(rich ? await drawnPictures(bindings, rich) : []),
      ];
      await SEND_MAIL.send({
        from,
        to: recipient,
        subject,
        text: body,
        headers,
        ...(replyTo && { replyTo }),
        ...(rich && { html: rich.html }),
        ...(attachments.length > 0 && { attachments }),
      });
    },
  };
}

/** Every mail of ours says that no person wrote it, so that no machine answers it (RFC 3834, section 5). */
const mailHeadersOf = (inReplyTo: string | null): Record<string, string> =>
  inReplyTo === null
    ? { "Auto-Submitted": "auto-generated" }
    : {
        "Auto-Submitted": "auto-replied",
        ...(inReplyTo && { "In-Reply-To": inReplyTo, References: inReplyTo }),
      };

/** One press in the mail program stops such mails (RFC 8058, section 3.1). */
const stopHeadersOf = (stopLink: string): Record<string, string> => ({
  "List-Unsubscribe": `<${stopLink}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** The kept file that goes along. Throws when it is there no longer. */
async function attachedFile(bindings: WebBindings, { tenantId, key, fileName, contentType }: MailAttachment) {
  const { control } = makeVisitorContext(bindings, { kind: "system", id: "outbox" });
  const home = await openTenant(bindings, control, tenantId);
  const content = await home?.files.bytes(key);
  if (!content) throw new Error(`the file ${key} of a mail is gone`);
  return { content, filename: fileName, type: contentType, disposition: "attachment" as const };
}

/** A picture in a mail is larger than this only if something is wrong with it. Bytes. */
const largestPicture = 400_000;

/** The pictures of a mail, drawn by the document Worker; one that cannot be drawn is left out and delays nothing. */
async function drawnPictures({ EXTRACTION }: WebBindings, { pictures }: RichMail) {
  const drawn = pictures.map(async ({ id, path }) => {
    const answer = await EXTRACTION.fetch(`http://extraction${path}`);
    const content = answer.ok ? await answer.arrayBuffer() : null;
    if (!answer.ok) await answer.body?.cancel();
    if (!content || content.byteLength > largestPicture) return [];
    return [
      { content, filename: `${id}.png`, type: "image/png", disposition: "inline" as const, contentId: id },
    ];
  });
  return (await Promise.all(drawn)).flat();
}
