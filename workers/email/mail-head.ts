import PostalMime, { type Address, type Email } from "postal-mime";
import { answerAddressOf } from "~/domain/intake/answer-address";
import { provesSender } from "~/domain/intake/authentication-results";
import { type InboundMail, mailLimits } from "~/domain/intake/inbound-mail";
import { domainOf } from "~/domain/intake/mail-rules";
import { headOf } from "~/domain/intake/mime-leaves";

/**
 * Where a mail came in: our domain, and the name by which the server signs that checks senders for us, null for one that
 * signs without a name.
 */
export type MailReceiver = { ownDomain: string; authority: string | null };

/** What the headers of a mail or of a part say; null when they cannot be parsed. */
export const openHead = (head: Uint8Array<ArrayBuffer>): Promise<Email | null> =>
  PostalMime.parse(head, { forceRfc822Attachments: true, maxHeadersSize: mailLimits.headBytes }).catch(
    () => null,
  );

/** What the headers of a raw mail say of it; one without a Message-ID is told by the digest of its bytes. */
export async function parseMailHeaders(
  raw: Uint8Array<ArrayBuffer>,
  envelopeSender: string,
  { ownDomain, authority }: MailReceiver,
): Promise<{ mail: Email | null; said: Omit<InboundMail, "parts"> }> {
  const head = headOf(raw);
  const mail = head && (await openHead(head));
  const said = {
    identity: mail?.messageId?.slice(0, 400) || `digest:${await digestOf(raw)}`,
    sender: addressOf(mail?.from) ?? envelopeSender,
    isProved: mail !== null && provesSender(mail.headers, onlyDomainOf(mail), authority),
    subject: mail?.subject ?? "",
    answerTo: mail && answerAddressOf(envelopeSender, mail.headers, ownDomain),
  };
  return { mail, said };
}

/** The domain of the From header; null when there is not exactly one of them with exactly one address (RFC 7489, 6.6.1). */
function onlyDomainOf(mail: Email): string | null {
  const written = mail.headers.filter(({ key }) => key === "from");
  const isOne =
    written.length === 1 && !mail.from?.group && (written[0]?.value.match(/@/g) ?? []).length === 1;
  return isOne ? domainOf(mail.from?.address ?? "") : null;
}

const addressOf = (from: Address | undefined): string | undefined =>
  from?.address || from?.group?.[0]?.address || undefined;

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
