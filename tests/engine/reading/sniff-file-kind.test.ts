import { sniffFileKind } from "@engine/reading/sniff-file-kind";
import { describe, expect, test } from "vitest";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("the kind of a file by its content", () => {
  test.each([
    ["a PDF", bytes("%PDF-1.7\n"), "pdf"],
    ["a PDF after lines of a mail gateway", bytes(`${"x".repeat(900)}\n%PDF-1.4`), "pdf"],
    ["a JPEG", bytes("\xff\xd8\xff\xe0\0\x10JFIF"), "jpeg"],
    ["a PNG", bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), "png"],
    ["a PNG mangled by a text transfer", bytes("\x89PNG\n\x1a\n"), null],
    ["a mark that comes too late", bytes(`${"x".repeat(1100)}%PDF-1.4`), null],
    ["a ZIP archive", bytes("PK\x03\x04"), null],
    ["a web page", bytes("<!doctype html>"), null],
    ["nothing", bytes(""), null],
  ])("%s", (_name, content, kind) => {
    expect(sniffFileKind(content)).toBe(kind);
  });
});
