import { describe, expect, it } from "vitest";
import { filesOfList, filesOfMlsd } from "~/platform/ftp/ftp-listing";

describe("a machine-readable listing", () => {
  it.each([
    [
      "type=file;size=12;modify=20261123045000; a.pdf",
      { name: "a.pdf", size: 12, modified: "20261123045000" },
    ],
    ["Type=File;Size=0;Modify=1;UNIX.mode=0644; a  b é.pdf", { name: "a  b é.pdf", size: 0, modified: "1" }],
    ["size=3;type=file; a", { name: "a", size: 3, modified: "" }],
  ])("%s", (line, expected) => {
    expect(filesOfMlsd(`${line}\r\n`)).toEqual([expected]);
  });

  it.each([
    "type=dir;size=1; a",
    "type=cdir;size=1; .",
    "type=OS.unix=slink:/etc;size=1; a",
    "type=file; a",
    "type=file;size=x; a",
    "type=file;size=1; ../a",
    "type=file;size=1; in/a",
    "type=file;size=1; ..",
    "type=file;size=1; a\rDELE b",
    "nothing",
    "",
  ])("holds no file: %j", (line) => {
    expect(filesOfMlsd(`${line}\n`)).toEqual([]);
  });
});

describe("a listing for people", () => {
  it.each([
    ["-rw-r--r-- 1 a b 1234 Nov 23 04:50 a b.pdf", ["a b.pdf", 1234, "Nov 23 04:50"]],
    ["-rw-r--r--   1 1000     1000         7 Nov  3  2025 a.pdf", ["a.pdf", 7, "Nov  3  2025"]],
    ["-rwxr-xr-x. 1 ftp ftp 0 Jan 01 00:00 x", ["x", 0, "Jan 01 00:00"]],
    ["11-23-26  04:50AM                 1234 a b.pdf", ["a b.pdf", 1234, "11-23-26  04:50AM"]],
    ["11-23-2026  04:50  9 a", ["a", 9, "11-23-2026  04:50"]],
  ])("%s", (line, [name, size, modified]) => {
    expect(filesOfList(`${line}\r\n`)).toEqual([{ name, size, modified }]);
  });

  it.each([
    "drwxr-xr-x 2 a b 4096 Nov 23 04:50 processed",
    "lrwxrwxrwx 1 a b 9 Nov 23 04:50 a -> /etc/passwd",
    "11-23-26  04:50AM       <DIR>          processed",
    "-rw-r--r-- 1 a b 1 Nov 23 04:50 a/b",
    "total 8",
  ])("holds no file: %s", (line) => {
    expect(filesOfList(line)).toEqual([]);
  });
});
