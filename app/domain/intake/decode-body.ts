/**
 * The bytes of a part's body, by its Content-Transfer-Encoding; of an encoding that is not known, as they stand. One pass
 * without a list of lines: a mail of 25 MB that is all line breaks costs no more memory than any other.
 */
export function decodeBody(body: Uint8Array<ArrayBuffer>, encoding: string): Uint8Array<ArrayBuffer> {
  const name = /[\w-]+/.exec(encoding.replace(/\([^)]*\)/g, "").toLowerCase())?.[0];
  if (name === "base64") return fromBase64(body);
  return name === "quoted-printable" ? fromQuotedPrintable(body) : body;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const sextets = new Int8Array(256).fill(-1);
for (const [value, sign] of [...alphabet].entries()) sextets[sign.charCodeAt(0)] = value;
const padding = 0x3d;

/** What is not of the alphabet is passed over (RFC 2045, 6.8); padding ends a group, and another may follow. */
function fromBase64(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((body.length * 3) / 4));
  let [length, bits, held] = [0, 0, 0];
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (byte === padding) bits = 0;
    const sextet = sextets[byte] ?? -1;
    if (sextet < 0) continue;
    held = ((held << 6) | sextet) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = held >> bits;
  }
  return bytes.subarray(0, length);
}

const equals = 0x3d;

function fromQuotedPrintable(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    const code = byte === equals ? codeAt(body, at + 1) : null;
    if (code !== null) bytes[length++] = code;
    if (code !== null) at += 2;
    else if (byte === equals && isSoftBreak(body, at + 1)) at = body.indexOf(0x0a, at);
    else bytes[length++] = byte;
  }
  return bytes.subarray(0, length);
}

function codeAt(body: Uint8Array, at: number): number | null {
  const digits = String.fromCharCode(body[at] ?? 0, body[at + 1] ?? 0);
  return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : null;
}

const isSoftBreak = (body: Uint8Array, at: number): boolean =>
  body[at] === 0x0a || (body[at] === 0x0d && body[at + 1] === 0x0a);
