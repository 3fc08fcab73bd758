import PostalMime, { type Address, type Attachment } from "postal-mime";
import { type InboundMail, type MailPart, mailLimits } from "~/domain/intake/inbound-mail";

const forwarded = "message/rfc822";

/**
 * Takes a raw mail apart into what it says and the files in it; forwarded mails are opened, `mailLimits.depth` deep.
 * Bodies of text are no files. A mail without a Message-ID is told by the digest of its bytes.
 */
export async function takeMailApart(
  raw: Uint8Array<ArrayBuffer>,
  envelopeSender: string,
): Promise<InboundMail> {
  const mail = await open(raw);
  return {
    identity: mail.messageId?.slice(0, 400) || `digest:${await digestOf(raw)}`,
    sender: addressOf(mail.from) ?? envelopeSender,
    subject: mail.subject ?? "",
    parts: await partsOf(mail.attachments, mail.html ?? "", "", 1),
  };
}

const open = (raw: Uint8Array<ArrayBuffer>) => PostalMime.parse(raw, { forceRfc822Attachments: true });

async function partsOf(
  attachments: Attachment[],
  html: string,
  within: string,
  depth: number,
): Promise<MailPart[]> {
  const parts: MailPart[] = [];
  for (const [index, attachment] of attachments.entries()) {
    const path = `${within}${index + 1}`;
    const bytes = bytesOf(attachment.content);
    const isMail = attachment.mimeType === forwarded;
    const tooDeep = isMail && depth > mailLimits.depth;
    const inner = isMail && !tooDeep ? await open(bytes) : null;
    if (inner && inner.attachments.length > 0) {
      parts.push(...(await partsOf(inner.attachments, inner.html ?? "", `${path}.`, depth + 1)));
      continue;
    }
    const fileName = attachment.filename ?? (isMail ? "mail.eml" : "");
    parts.push({ path, fileName, bytes, shownInText: isShownIn(html, attachment), tooDeep });
  }
  return parts;
}

function isShownIn(html: string, { contentId }: Attachment): boolean {
  const id = contentId?.replace(/^<|>$/g, "");
  return id ? html.includes(`cid:${id}`) || html.includes(`cid:${encodeURIComponent(id)}`) : false;
}

const bytesOf = (content: Attachment["content"]): Uint8Array<ArrayBuffer> =>
  content instanceof ArrayBuffer
    ? new Uint8Array(content)
    : typeof content === "string"
      ? new TextEncoder().encode(content)
      : new Uint8Array(content);

const addressOf = (from: Address | undefined): string | undefined =>
  from?.address || from?.group?.[0]?.address || undefined;

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
