import { expect, test } from "vitest";
import { cleanFileName } from "~/domain/documents/clean-file-name";

test.each([
  ["invoice.pdf", "invoice.pdf"],
  ["  Rechnung März.pdf ", "Rechnung März.pdf"],
  ["../../etc/passwd", "passwd"],
  ["C:\\scans\\march.jpg", "march.jpg"],
  ["a\u0000b\r\n.pdf", "ab.pdf"],
  ["gpj.\u202Efdp.exe", "gpj.fdp.exe"],
  ["", "document"],
  ["scans/", "document"],
  ["..", "document"],
  ["e\u0301.pdf", "é.pdf"],
])("%j is kept as %j", (given, kept) => expect(cleanFileName(given)).toBe(kept));

test("a name that is too long keeps its ending", () => {
  const name = cleanFileName(`${"x".repeat(400)}.pdf`);
  expect(name).toHaveLength(255);
  expect(name.endsWith("xx.pdf")).toBe(true);
});

test("no character is cut in half", () => {
  expect(cleanFileName(`${"x".repeat(250)}😀.pdf`)).toBe(`${"x".repeat(250)}.pdf`);
});
