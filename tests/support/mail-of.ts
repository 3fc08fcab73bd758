/** A file in a mail. A part with a `contentId` is a picture that the HTML text shows by `cid:`. */
export type MailFile = {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
  disposition: "attachment" | "inline";
  contentId?: string;
};

/** A mail to build. Without `messageId` the header is left out, as broken senders do. */
export type MailDraft = {
  from: string;
  to: string;
  subject: string;
  messageId: string | null;
  date?: string;
  text?: string;
  html?: string;
  parts: MailFile[];
};

const NEW_LINE = "\r\n";

/** The raw MIME of a mail, in ASCII only. A part of type message/rfc822 holds a mail that was forwarded as a file. */
export function mailOf(draft: MailDraft): string {
  const shown = draft.parts.filter((part) => part.contentId);
  const apart = draft.parts.filter((part) => !part.contentId);
  const body = shown.length > 0 ? multipart("related", [bodyOf(draft), ...shown.map(fileOf)]) : bodyOf(draft);
  const content = apart.length > 0 ? multipart("mixed", [body, ...apart.map(fileOf)]) : body;
  return headersOf(draft).join(NEW_LINE) + NEW_LINE + content;
}

function headersOf(draft: MailDraft): string[] {
  return [
    `From: ${draft.from}`,
    `To: ${draft.to}`,
    `Subject: ${encodedWords(draft.subject)}`,
    `Date: ${draft.date ?? "Tue, 06 Oct 2026 09:30:00 +0000"}`,
    ...(draft.messageId ? [`Message-ID: ${draft.messageId}`] : []),
    "MIME-Version: 1.0",
  ];
}

function bodyOf({ text = "Please find the document enclosed.", html }: MailDraft): string {
  const plain = entity(["Content-Type: text/plain; charset=utf-8"], new TextEncoder().encode(text));
  if (html === undefined) return plain;
  return multipart("alternative", [
    plain,
    entity(["Content-Type: text/html; charset=utf-8"], new TextEncoder().encode(html)),
  ]);
}

function fileOf({ fileName, contentType, bytes, disposition, contentId }: MailFile): string {
  const headers = [
    `Content-Type: ${contentType};${NEW_LINE} name="${encodedWords(fileName)}"`,
    `Content-Disposition: ${disposition};${NEW_LINE} ${fileNameParameter(fileName)}`,
    ...(contentId ? [`Content-ID: <${contentId}>`] : []),
  ];
  if (contentType !== "message/rfc822") return entity(headers, bytes);
  // A mail within a mail may not be encoded again (RFC 2046, 5.2.1).
  const raw = new TextDecoder().decode(bytes);
  return [...headers, "Content-Transfer-Encoding: 7bit", "", raw].join(NEW_LINE);
}

function entity(headers: string[], bytes: Uint8Array): string {
  const lines = base64(bytes).match(/.{1,76}/g) ?? [];
  return [...headers, "Content-Transfer-Encoding: base64", "", ...lines, ""].join(NEW_LINE);
}

function multipart(kind: "mixed" | "related" | "alternative", entities: string[]): string {
  const boundary = boundaryFor(kind, entities);
  const head = [`Content-Type: multipart/${kind};${NEW_LINE} boundary="${boundary}"`, "", ""].join(NEW_LINE);
  const body = entities.map((part) => `--${boundary}${NEW_LINE}${part}${NEW_LINE}`).join("");
  return `${head}${body}--${boundary}--${NEW_LINE}`;
}

/** A forwarded mail holds boundaries of its own, so count up until the mark is free. */
function boundaryFor(kind: string, entities: string[]): string {
  for (let number = 1; ; number += 1) {
    const boundary = `=_${kind}_${number}`;
    if (!entities.some((part) => part.includes(`--${boundary}`))) return boundary;
  }
}

/** RFC 2231: what is not plain stands as percent-encoded UTF-8. */
function fileNameParameter(fileName: string): string {
  if (isPlain(fileName)) return `filename="${fileName}"`;
  const encoded = encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `filename*=UTF-8''${encoded}`;
}

/** RFC 2047: base64 words of at most 75 characters; no letter is cut in two. */
function encodedWords(text: string): string {
  if (isPlain(text)) return text;
  const words: string[] = [];
  let word = "";
  for (const sign of text) {
    if (new TextEncoder().encode(word + sign).length > 45) {
      words.push(word);
      word = "";
    }
    word += sign;
  }
  words.push(word);
  return words.map((part) => `=?UTF-8?B?${base64(new TextEncoder().encode(part))}?=`).join(`${NEW_LINE} `);
}

function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text) && !/["\\]/.test(text);
}

function base64(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
