/**
 * What an address or a link says that corrects one document: which, as it stood at a revision, and the last day (days
 * since 1970, UTC) on which it counts. `tag` proves that we wrote it, and for whom.
 */
export type ReplyToken = { documentId: string; revision: number; lastDay: number; tag: string };

/** What the tag is made of besides the person. */
export type ReplySubject = Omit<ReplyToken, "tag">;

const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
const mailbox = "reply";
const shape = /^([a-z2-7]{26})\.([0-9a-z]{1,7})\.([0-9a-z]{1,5})\.([a-z2-7]{16})$/;
const dayLength = 24 * 60 * 60 * 1000;

/** So many days someone may answer a mail about a document: two weeks of leave and the days around them. */
export const replyDays = 21;

/** A moment's day, counted from 1970 in UTC. */
export const dayOf = (at: Date): number => Math.floor(at.getTime() / dayLength);

/** The text that stands for the document, its revision and the day, in lower case as mail servers may change the case. */
export const replySubjectText = ({ documentId, revision, lastDay }: ReplySubject): string =>
  [base32(bytesOf(documentId)), revision.toString(36), lastDay.toString(36)].join(".");

/** The whole token: 46 to 50 characters. */
export const replyTokenText = (subject: ReplySubject, tag: string): string =>
  `${replySubjectText(subject)}.${tag}`;

/** The first 80 bits of an HMAC in hexadecimal, in base32: nobody tries that many out within the days of a token. */
export const tagOf = (hmac: string): string => base32(bytesOf(hmac.slice(0, 20)));

/** Reads a token; null when it is none. */
export function readReplyToken(text: string): ReplyToken | null {
  const [, id, revision, day, tag] = shape.exec(text.trim().toLowerCase()) ?? [];
  const documentId = id ? identifierOf(id) : null;
  if (!documentId || !revision || !day || !tag) return null;
  return {
    documentId,
    revision: Number.parseInt(revision, 36),
    lastDay: Number.parseInt(day, 36),
    tag,
  };
}

/** The address that answers to a token: 52 to 56 of the 64 characters that a name may have. */
export const replyAddressOf = (token: string, domain: string): string => `${mailbox}+${token}@${domain}`;

/** The token in an address of our mail domain; "" when it is an address for replies without one, null for any other. */
export function replyTokenIn(address: string, domain: string): string | null {
  const [name = "", host = "", ...rest] = address.trim().toLowerCase().split("@");
  if (rest.length > 0 || host !== domain.toLowerCase()) return null;
  if (name === mailbox) return "";
  return name.startsWith(`${mailbox}+`) ? name.slice(mailbox.length + 1) : null;
}

function bytesOf(hexadecimal: string): number[] {
  return (hexadecimal.replaceAll("-", "").match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

function base32(bytes: readonly number[]): string {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** The identifier of 26 letters; null where the last one has bits that no identifier has. */
function identifierOf(text: string): string | null {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0")).join("");
  if (/1/.test(bits.slice(128))) return null;
  const hex = (bits.slice(0, 128).match(/.{8}/g) ?? [])
    .map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, "0"))
    .join("");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
