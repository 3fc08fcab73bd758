import { productName } from "~/domain/product";
import type { MailSender } from "~/operations/ports";
import type { WebBindings } from "./bindings";

/** Sends by Cloudflare's e-mail binding, or answers null where mails stay in the outbox: locally, or without a binding. */
export function openMailSender(bindings: WebBindings): MailSender | null {
  const { APP_ENV, MAIL_DOMAIN, SEND_MAIL } = bindings;
  if (APP_ENV === "local" || !SEND_MAIL) return null;
  return {
    async send({ recipient, subject, body, inReplyTo, stopLink }) {
      const from = { name: productName, email: `no-reply@${MAIL_DOMAIN}` };
      const headers = { ...mailHeadersOf(inReplyTo ?? null), ...(stopLink && stopHeadersOf(stopLink)) };
      await SEND_MAIL.send({ from, to: recipient, subject, text: body, headers });
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
