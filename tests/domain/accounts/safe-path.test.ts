import { describe, expect, it } from "vitest";
import { safePath } from "~/domain/accounts/safe-path";

const site = "https://fieldwise.example";

/** Beginnings that lead out, or do once they were resolved, decoded or normalised again. */
const beginnings = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "/\\/",
  "/\\\\",
  "\\",
  "/\t/",
  "/\n/",
  "/\r/",
  "/\r\n/",
  "\t//",
  "\n//",
  " //",
  "/\t\\",
  "/\0/",
  "/ /",
  "/..//",
  "/.//",
  "/././/",
  "/../..//",
  "/a/..//",
  "/a/b/../..//",
  "/..\\/",
  "/..\\\\",
  "/.\\\\",
  "/x/..\\/",
  "/%2e%2e//",
  "/%2E%2E//",
  "/.%2e//",
  "/%2e.//",
  "/%2e//",
  "/a/%2e%2e//",
  "/%2e%2e\\\\",
  "/%2f",
  "/%2F",
  "/%5c",
  "/%5C",
  "/%2f%2f",
  "/%5c%5c",
  "/%09/",
  "/%0a/",
  "/%0d%0a/",
  "/%00/",
  "/%252f",
  "/%255c",
  "/%25252f",
  "/%252e%252e//",
  "/%252e%252e%252f/",
  "/..%2f/",
  "/..%5c/",
  "/%2f%zz/",
  "/%252f%2525",
  "/..;//",
  "/／",
  "/＼",
  "／／",
  "/∕",
  "/⁄",
  "/．．//",
  "/．//",
  "/‥//",
  "/%ef%bc%8f",
  "/%ef%bc%bc",
];
const ends = ["evil.example", "evil.example/a%2fb", "user:secret@evil.example"];

const others = [
  "https://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "http:\\\\evil.example",
  "HTTPS://evil.example",
  "ftp://evil.example",
  "java\tscript:alert(1)",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<b>",
  "vbscript:x",
  "blob:https://evil.example/1",
  "file:///etc",
  "mailto:a@evil.example",
  "evil.example",
  "@evil.example",
  ".evil.example",
  ":80@evil.example",
  "?x",
  "#x",
  "",
  " ",
  "/\t",
  "..//evil.example",
  "./evil.example",
  "http://[::1]/",
  "//[::1]/",
  "//evil.example:80/",
  "///",
  "//",
  "/%",
  "/%zz/../..//evil.example",
  null,
  undefined,
  7,
  {},
  ["/dashboard"],
  new URL("https://evil.example"),
];

/** Odd, and yet a place inside the site for every reader. */
const staying = [
  ...["/%2e%2e%2f", "/ /", "/..;//", "/%252f%2525"].flatMap((one) => ends.map((end) => one + end)),
  "/\t",
  "/%",
];

const leavingForms = [...beginnings.flatMap((beginning) => ends.map((end) => beginning + end)), ...others];

describe("a path to go to", () => {
  it("never leads out of the site", () => {
    expect(leavingForms.length).toBeGreaterThan(200);
    for (const page of ["/login", "/documents/1/", "/"])
      for (const form of leavingForms)
        expect(new URL(safePath(form, "/dashboard"), site + page).origin, JSON.stringify(form)).toBe(site);
  });

  it("is what was to be instead when it leads out, now or after somebody resolved or decoded it again", () => {
    const refused = leavingForms.filter((form) => !staying.includes(String(form)));
    expect(refused.filter((form) => safePath(form, "/dashboard") !== "/dashboard")).toEqual([]);
  });

  it.each([
    ["/", "/"],
    ["/dashboard", "/dashboard"],
    ["/documents/7?page=2&words=a%2Fb#page-2", "/documents/7?page=2&words=a%2Fb#page-2"],
    ["/documents?search=%0Aa//b\\c", "/documents?search=%0Aa//b\\c"],
    ["/documents/../models", "/models"],
    ["/a//b", "/a//b"],
    ["/@someone", "/@someone"],
    ["/año", "/a%C3%B1o"],
    ["/login?returnTo=%2F%2Fevil.example", "/login?returnTo=%2F%2Fevil.example"],
    ["/50%25", "/50%25"],
  ])("stays what it is inside the site: %s", (wanted, path) => {
    expect(safePath(wanted, "/dashboard")).toBe(path);
  });
});
