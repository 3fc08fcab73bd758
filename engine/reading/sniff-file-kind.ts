import type { FileKind } from "./file-kind";

const signatures: { kind: FileKind; bytes: number[] }[] = [
  { kind: "jpeg", bytes: [0xff, 0xd8, 0xff] },
  { kind: "png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];
const pdfMark = [0x25, 0x50, 0x44, 0x46, 0x2d];
// PDF readers look for the mark in the first kilobyte: some senders put their own lines before it.
const pdfMarkWithin = 1024;

/** Tells the format of a file from its first bytes, whatever it is called; null when it is none that we read. */
export function sniffFileKind(bytes: Uint8Array): FileKind | null {
  const signature = signatures.find((candidate) => standsAt(bytes, candidate.bytes, 0));
  if (signature) return signature.kind;
  for (let at = 0; at < Math.min(pdfMarkWithin, bytes.length); at++) {
    if (standsAt(bytes, pdfMark, at)) return "pdf";
  }
  return null;
}

function standsAt(bytes: Uint8Array, wanted: number[], at: number): boolean {
  return wanted.every((byte, index) => bytes[at + index] === byte);
}
