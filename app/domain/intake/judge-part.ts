import { readingLimits, sniffFileKind } from "@fieldwise/engine/reading";
import type { MailPart } from "./inbound-mail";

/** Why a part of a mail, all of it, or a reply that corrects a document was not taken. The sentence has the key `intake.reason.<reason>`. */
export const refusals = [
  "unknown-model",
  "no-files",
  "too-many-parts",
  "too-deep",
  "unreadable",
  "empty",
  "too-large",
  "picture-of-text",
  "archive",
  "program",
  "winmail",
  "unsupported",
  "other-model-before",
  "sender-unlisted",
  "sender-unproved",
  "reply-unproved",
  "reply-of-machine",
  "reply-too-many",
  "reply-expired",
  "reply-no-document",
  "reply-switched-off",
  "reply-unread",
  "reply-empty",
  "reply-no-approval",
  "reply-stale",
  "reply-refused",
] as const;

export type Refusal = (typeof refusals)[number];

/** Logos and smileys that the text of a mail shows are smaller than this; a readable page is not. Bytes. */
const pictureOfTextBytes = 20 * 1024;

const signatures: { refusal: Refusal; bytes: number[] }[] = [
  { refusal: "archive", bytes: [0x50, 0x4b, 0x03, 0x04] },
  { refusal: "archive", bytes: [0x50, 0x4b, 0x05, 0x06] },
  { refusal: "archive", bytes: [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07] },
  { refusal: "archive", bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { refusal: "archive", bytes: [0x1f, 0x8b] },
  { refusal: "program", bytes: [0x4d, 0x5a] },
  { refusal: "program", bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { refusal: "winmail", bytes: [0x78, 0x9f, 0x3e, 0x22] },
];

/**
 * Why a part is refused, or null when it is a document. The content decides: neither the name nor what the mail says of
 * the part's type can be trusted.
 */
export function refusalOf(part: MailPart): Refusal | null {
  if (part.fault) return part.fault;
  if (part.bytes.length === 0) return "empty";
  if (part.bytes.length > readingLimits.fileBytes) return "too-large";
  const kind = sniffFileKind(part.bytes);
  if (!kind) return signatures.find(({ bytes }) => startsWith(part.bytes, bytes))?.refusal ?? "unsupported";
  const picture = kind !== "pdf";
  return picture && part.shownInText && part.bytes.length < pictureOfTextBytes ? "picture-of-text" : null;
}

const startsWith = (bytes: Uint8Array, wanted: number[]) => wanted.every((byte, at) => bytes[at] === byte);
