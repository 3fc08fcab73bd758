import { readingLimits } from "@engine/reading/reading-limits";
import { expect, it } from "vitest";
import type { MailPart } from "~/domain/intake/inbound-mail";
import { refusalOf } from "~/domain/intake/judge-part";

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];

const part = (start: number[], length = 100, change: Partial<MailPart> = {}): MailPart => {
  const bytes = new Uint8Array(length);
  bytes.set(start);
  return { path: "1", fileName: "invoice.pdf", bytes, shownInText: false, fault: null, ...change };
};

it.each([
  ["a PDF", part(pdf), null],
  ["a PDF called .exe", part(pdf, 100, { fileName: "invoice.exe" }), null],
  ["a small PDF that the text shows", part(pdf, 100, { shownInText: true }), null],
  ["a PNG", part(png), null],
  ["a small picture that the text shows", part(png, 20 * 1024 - 1, { shownInText: true }), "picture-of-text"],
  ["a large picture that the text shows", part(png, 20 * 1024, { shownInText: true }), null],
  ["a JPEG", part([0xff, 0xd8, 0xff, 0xe0]), null],
  ["a zip", part([0x50, 0x4b, 0x03, 0x04]), "archive"],
  ["a gzip", part([0x1f, 0x8b, 0x08]), "archive"],
  ["a Windows program called .pdf", part([0x4d, 0x5a]), "program"],
  ["winmail.dat", part([0x78, 0x9f, 0x3e, 0x22]), "winmail"],
  ["a text called .pdf", part([0x48, 0x65, 0x6c, 0x6c, 0x6f]), "unsupported"],
  ["nothing", part([], 0), "empty"],
  ["a file at the limit", part(pdf, readingLimits.fileBytes), null],
  ["a file beyond the limit", part(pdf, readingLimits.fileBytes + 1), "too-large"],
  ["a mail within too many mails", part([0x46], 10, { fault: "too-deep" }), "too-deep"],
] as const)("%s: %#", (_name, given, refusal) => {
  expect(refusalOf(given)).toBe(refusal);
});
