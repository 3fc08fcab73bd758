import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { redirect, redirectToService } from "~/http/redirect";

const locationOf = (answer: Response) => answer.headers.get("Location");

/** What may name an address: who makes redirects, who says where a new document or the result of a job is, and a hook whose rule is tested. */
const mayNameLocations = [
  "app/components/accounts/use-hash-tokens.ts",
  "app/http/redirect.ts",
  "workers/api/document-files.ts",
  "workers/api/documents.ts",
  "workers/api/edits.ts",
  "workers/api/inbox.ts",
  "workers/api/reports.ts",
];

const redirects = [
  /\b(redirect|redirectDocument|replace)\b[^;]*from "(@remix-run\/|react-router)/,
  /Response\.redirect\(|\bc\.redirect\(/,
  /(append|set|header)\("Location"|\bLocation:|\["Location"/,
  /\blocation\.(assign|replace)\(|\b(window|document)\.location(\.href)?\s*=[^=>]/,
];

const isRedirecting = (source: string) => redirects.some((one) => one.test(source));

describe("a redirect", () => {
  it("leads to a path of the site, and to its start where it would lead elsewhere", () => {
    expect(locationOf(redirect("/documents?done=yes#top"))).toBe("/documents?done=yes#top");
    expect(locationOf(redirect("?done=yes"))).toBe("?done=yes");
    for (const to of ["/..//evil.example", "//evil.example", "https://evil.example", "/\\evil.example", "x"])
      expect(locationOf(redirect(to)), to).toBe("/");
  });

  it("leads to a service's page only by its web address", () => {
    expect(locationOf(redirectToService("https://pay.example/portal?x=1"))).toBe(
      "https://pay.example/portal?x=1",
    );
    expect(() => redirectToService("javascript:alert(1)")).toThrow();
    expect(() => redirectToService("/billing")).toThrow();
  });

  it("is made nowhere else", () => {
    const files = ["app", "workers"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.posix.join(folder, name)),
    );
    const sources = files.filter((name) => /\.tsx?$/.test(name));
    const own = sources.filter((name) => isRedirecting(readFileSync(name, "utf8")));
    expect(sources.length).toBeGreaterThan(500);
    expect(own.sort()).toEqual(mayNameLocations);
  });
});
