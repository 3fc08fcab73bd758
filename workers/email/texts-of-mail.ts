import PostalMime from "postal-mime";
import { mailLimits } from "~/domain/intake/inbound-mail";
import { headOf, mimeLeavesOf } from "~/domain/intake/mime-leaves";

/**
 * A text that is longer than this is not read: what someone wrote stands at its beginning, but in which part nobody
 * knows.
 */
const longestPart = 2 * 1024 * 1024;

/** What a mail says: its first plain text and its first HTML, "" for none. Files, and mails in it, are left alone. */
export async function textsOfMail(raw: Uint8Array<ArrayBuffer>): Promise<{ text: string; html: string }> {
  const said = { text: "", html: "" };
  for (const { bytes, fault } of mimeLeavesOf(raw, { left: mailLimits.walked }).leaves) {
    if (fault || bytes.length > longestPart || (said.text !== "" && said.html !== "")) continue;
    const head = new TextDecoder("latin1").decode(headOf(bytes) ?? new Uint8Array());
    if (!isText(head)) continue;
    const part = await PostalMime.parse(bytes, { maxHeadersSize: mailLimits.headBytes }).catch(() => null);
    said.text ||= part?.text ?? "";
    said.html ||= part?.html ?? "";
  }
  return said;
}

/** Whether the headers of a part are those of a text that is no file. */
function isText(head: string): boolean {
  if (/^content-disposition:\s*attachment/im.test(head)) return false;
  const [, type] = /^content-type:\s*([^\s;]+)/im.exec(head) ?? [];
  return type === undefined || /^text\/(?:plain|html)$/i.test(type);
}
