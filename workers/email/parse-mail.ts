import type { Attachment, Email } from "postal-mime";
import { decodeBody } from "~/domain/intake/decode-body";
import { type InboundMail, type MailPart, mailLimits, type PartFault } from "~/domain/intake/inbound-mail";
import { headOf, type MimeLeaf, mimeLeavesOf, type PartBudget } from "~/domain/intake/mime-leaves";
import { type MailReceiver, openHead, parseMailHeaders } from "./mail-head";

const forwarded = "message/rfc822";

/**
 * Parses a raw mail into what it says and the files in it; forwarded mails are opened, `mailLimits.depth` deep.
 * Bodies of text are no files. A mail without a Message-ID is told by the digest of its bytes. Each part is opened by
 * itself, so that one that cannot be opened is a part with a fault and the others are as they are; what cannot be read as a
 * mail at all is one part with a fault.
 */
export async function parseMail(
  raw: Uint8Array<ArrayBuffer>,
  envelopeSender: string,
  door: MailReceiver,
): Promise<InboundMail> {
  const { mail, said } = await parseMailHeaders(raw, envelopeSender, door);
  const found = mail ? await partsOf(raw, "", 1, { left: mailLimits.walked }) : [];
  const parts = found.length > 0 || (mail && isMail(mail)) ? found : [unopened("", "unreadable")];
  return { ...said, parts };
}

/** RFC 5322 (3.6) has both headers in every mail; what has neither is something else, whatever servers put on top of it. */
const isMail = ({ headers }: Email): boolean => headers.some(({ key }) => key === "from" || key === "date");

const unopened = (path: string, fault: PartFault): MailPart => ({
  path,
  fileName: "",
  bytes: new Uint8Array(),
  shownInText: false,
  fault,
});

/** What a leaf holds: a text of the mail is none of it. */
type Opened = MailFile | PartFault;
type MailFile = Omit<Attachment, "content"> & { content: Uint8Array<ArrayBuffer> };

async function partsOf(
  raw: Uint8Array<ArrayBuffer>,
  within: string,
  depth: number,
  budget: PartBudget,
): Promise<MailPart[]> {
  const { leaves, cutOff } = mimeLeavesOf(raw, budget);
  const { opened, html } = await openLeaves(leaves);
  const parts: MailPart[] = [];
  for (const [index, one] of opened.entries()) {
    const path = `${within}${index + 1}`;
    parts.push(
      ...(typeof one === "string" ? [unopened(path, one)] : await filesOf(one, html, path, depth, budget)),
    );
  }
  if (cutOff) parts.push(unopened(`${within}${opened.length + 1}–`, "too-many-parts"));
  return parts;
}

async function openLeaves(leaves: readonly MimeLeaf[]): Promise<{ opened: Opened[]; html: string }> {
  const opened: Opened[] = [];
  const texts: string[] = [];
  for (const { bytes, fault } of leaves) {
    const head = fault ? null : headOf(bytes);
    const leaf = head && (await openHead(head));
    if (!head || !leaf) {
      opened.push(fault ?? "unreadable");
      continue;
    }
    const header = (name: string) => leaf.headers.find(({ key }) => key === name)?.value ?? "";
    const content = decodeBody(bytes.subarray(head.length), header("content-transfer-encoding"));
    opened.push(...leaf.attachments.map((file) => ({ ...file, content })));
    if (/^text\/html/i.test(header("content-type"))) texts.push(new TextDecoder("latin1").decode(content));
  }
  return { opened, html: texts.join("\n") };
}

/** The file that an attachment is, or the files of a forwarded mail. */
async function filesOf(
  attachment: MailFile,
  html: string,
  path: string,
  depth: number,
  budget: PartBudget,
): Promise<MailPart[]> {
  const bytes = attachment.content;
  const isMail = attachment.mimeType === forwarded;
  const fault = isMail && depth > mailLimits.depth ? "too-deep" : null;
  const inner = isMail && !fault ? await partsOf(bytes, `${path}.`, depth + 1, budget) : [];
  if (inner.length > 0) return inner;
  const fileName = attachment.filename ?? (isMail ? "mail.eml" : "");
  return [{ path, fileName, bytes, shownInText: isShownIn(html, attachment), fault }];
}

function isShownIn(html: string, { contentId }: MailFile): boolean {
  const id = contentId?.replace(/^<|>$/g, "");
  return id ? html.includes(`cid:${id}`) || html.includes(`cid:${encodeURIComponent(id)}`) : false;
}
