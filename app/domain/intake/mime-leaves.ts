import { mailLimits } from "./inbound-mail";

/**
 * A part of a mail that holds no others: its own headers and its body, a view of the mail's bytes. `fault` says why it
 * cannot be opened: too many parts within each other, or headers without an end or a division that says no boundary.
 */
export type MimeLeaf = { bytes: Uint8Array<ArrayBuffer>; fault: "too-deep" | "unreadable" | null };

/** How many parts a mail and all mails in it may still have; counted down by `mimeLeavesOf`. */
export type PartBudget = { left: number };

const newLine = 0x0a;
const dash = 0x2d;

/**
 * The leaves of a mail in their order, never more than the budget holds; `cutOff` says that there were more. The bytes are
 * gone through once for each level of parts, so that the time a mail takes grows with its size and with nothing else.
 */
export function mimeLeavesOf(
  mail: Uint8Array<ArrayBuffer>,
  budget: PartBudget,
): { leaves: MimeLeaf[]; cutOff: boolean } {
  const leaves: MimeLeaf[] = [];
  let cutOff = false;
  const visit = (bytes: Uint8Array<ArrayBuffer>, depth: number): void => {
    if (budget.left <= 0) {
      cutOff = true;
      return;
    }
    budget.left -= 1;
    const head = headOf(bytes);
    if (!head) return void leaves.push({ bytes, fault: "unreadable" });
    const type = contentTypeIn(head);
    if (!/^\s*multipart\//i.test(type)) return void leaves.push({ bytes, fault: null });
    const boundary = boundaryIn(type);
    if (!boundary) return void leaves.push({ bytes, fault: "unreadable" });
    if (depth >= mailLimits.partsWithin) return void leaves.push({ bytes, fault: "too-deep" });
    for (const part of partsBetween(bytes.subarray(head.length), boundary)) {
      visit(part, depth + 1);
      if (cutOff) return;
    }
  };
  visit(mail, 1);
  return { leaves, cutOff };
}

/** The headers with the empty line after them, or null when they have no end within the limit. */
export function headOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  for (let start = 0; start <= mailLimits.headBytes; ) {
    const end = bytes.indexOf(newLine, start);
    if (end < 0) return bytes.length <= mailLimits.headBytes ? bytes : null;
    if (end === start || (end === start + 1 && bytes[start] === 0x0d)) return bytes.subarray(0, end + 1);
    start = end + 1;
  }
  return null;
}

/** The first header of that name decides; what follows it on lines that begin with white space belongs to it. */
function contentTypeIn(head: Uint8Array): string {
  const text = new TextDecoder("latin1").decode(head).replace(/\r?\n(?=[ \t])/g, "");
  return /^content-type[ \t]*:(.*)$/im.exec(text)?.[1] ?? "";
}

/** The boundary as RFC 2045 writes it, or in the pieces of RFC 2231. */
function boundaryIn(contentType: string): Uint8Array | null {
  const pieces = contentType.matchAll(
    /;\s*boundary(?:\*(\d{1,3}))?\*?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/gi,
  );
  const found = [...pieces].map(([, at, quoted, bare]) => ({
    at: at === undefined ? null : Number(at),
    value: quoted?.replace(/\\(.)/g, "$1") ?? bare ?? "",
  }));
  const whole = found.find(({ at }) => at === null)?.value;
  const boundary = whole ?? found.map(({ value }) => value).join("");
  // Longer ones than RFC 2046 allows were seen; a boundary of kilobytes only costs time.
  return boundary && boundary.length <= 250 ? Uint8Array.from(boundary, (sign) => sign.charCodeAt(0)) : null;
}

/** What is between the boundary's lines; the last part of a mail that was cut off ends with the mail. */
function* partsBetween(
  body: Uint8Array<ArrayBuffer>,
  boundary: Uint8Array,
): Generator<Uint8Array<ArrayBuffer>> {
  let partStart = -1;
  for (let at = 0; at < body.length; at += 1) {
    if (body[at] !== dash || body[at + 1] !== dash || (at > 0 && body[at - 1] !== newLine)) continue;
    const delimiter = delimiterAt(body, at, boundary);
    if (!delimiter) continue;
    if (partStart >= 0) yield body.subarray(partStart, withoutNewLine(body, partStart, at));
    if (delimiter.isLast) return;
    partStart = delimiter.next;
    at = delimiter.next - 1;
  }
  if (partStart >= 0 && partStart < body.length) yield body.subarray(partStart);
}

/** Whether the line that begins there is the boundary's, white space behind it allowed, and where the next one begins. */
function delimiterAt(
  body: Uint8Array,
  start: number,
  boundary: Uint8Array,
): { isLast: boolean; next: number } | null {
  for (let index = 0; index < boundary.length; index += 1)
    if (body[start + 2 + index] !== boundary[index]) return null;
  let at = start + 2 + boundary.length;
  const isLast = body[at] === dash && body[at + 1] === dash;
  if (isLast) at += 2;
  for (; at < body.length; at += 1) {
    if (body[at] === newLine) return { isLast, next: at + 1 };
    if (body[at] !== 0x20 && body[at] !== 0x09 && body[at] !== 0x0d) return null;
  }
  return { isLast, next: body.length };
}

/** The line break before a boundary belongs to the boundary (RFC 2046, 5.1.1). */
function withoutNewLine(body: Uint8Array, from: number, end: number): number {
  const line = end > from && body[end - 1] === newLine ? end - 1 : end;
  return line < end && line > from && body[line - 1] === 0x0d ? line - 1 : line;
}
