import { expect, it } from "vitest";
import { fileOwnerOf, nameOfOwner } from "~/domain/files/file-owner";

it.each([
  ["t1/documents/d1/original", "t1/document/d1"],
  ["t1/documents/d1/2/page-1.json", "t1/document/d1"],
  ["t1/zip-files/z1/file.zip", "t1/zip-file/z1"],
  ["t1/intake/m1/0", "t1/kept-mail/m1"],
  ["t1/documents/d1", null],
  ["t1/documents//original", null],
  ["/documents/d1/original", null],
  ["t1/exports/e1/1.zip", null],
  ["training/r1/plan.json", null],
  ["t1/constructor/d1/original", null],
])("%s belongs to %s", (key, owner) => {
  const found = fileOwnerOf(key);
  expect(found && nameOfOwner(found)).toBe(owner);
});
