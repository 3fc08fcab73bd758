import { refuseForeignOrigin } from "@workers/web/same-origin";
import { describe, expect, it } from "vitest";

const own = "https://fieldwise.example";
const request = (headers: Record<string, string>, method = "POST", path = "/documents") =>
  new Request(`${own}${path}`, { method, headers });
const isRefused = (...about: Parameters<typeof request>) =>
  refuseForeignOrigin(request(...about))?.status === 403;

describe("a request that changes something", () => {
  it.each<[says: string, headers: Record<string, string>, refused: boolean]>([
    ["the browser says that it is our own", { "Sec-Fetch-Site": "same-origin" }, false],
    ["a person typed the address", { "Sec-Fetch-Site": "none" }, false],
    ["another site sent it", { "Sec-Fetch-Site": "cross-site" }, true],
    ["another name of the same site sent it", { "Sec-Fetch-Site": "same-site" }, true],
    ["the browser's word goes before the origin", { "Sec-Fetch-Site": "cross-site", Origin: own }, true],
    ["an older browser says our origin", { Origin: own }, false],
    ["an older browser says another origin", { Origin: "https://evil.example" }, true],
    ["the origin has another port", { Origin: "https://fieldwise.example:8443" }, true],
    ["the origin has another scheme", { Origin: "http://fieldwise.example" }, true],
    ["the origin only begins like ours", { Origin: "https://fieldwise.example.evil.example" }, true],
    ["the origin is hidden", { Origin: "null" }, true],
    ["only a page of ours is named", { Referer: `${own}/documents?x=1` }, false],
    ["only another page is named", { Referer: "https://evil.example/fieldwise.example" }, true],
    ["the origin goes before the page", { Origin: "https://evil.example", Referer: `${own}/` }, true],
    ["nothing is said", {}, true],
  ])("where %s", (_says, headers, refused) => {
    expect(isRefused(headers)).toBe(refused);
    for (const method of ["PUT", "PATCH", "DELETE"]) expect(isRefused(headers, method)).toBe(refused);
  });
});

describe("a request that only reads", () => {
  it("is never refused", () => {
    for (const method of ["GET", "HEAD", "OPTIONS"])
      expect(isRefused({ "Sec-Fetch-Site": "cross-site" }, method)).toBe(false);
  });
});

describe("the address where mail programs stop mails by themselves", () => {
  it("is open, and no other that begins like it", () => {
    for (const path of ["/mails/stop", "/reports/stop"]) {
      expect(isRefused({}, "POST", `${path}?token=x`)).toBe(false);
      expect(isRefused({}, "POST", `${path}/more`)).toBe(true);
    }
    expect(isRefused({}, "POST", "/mails")).toBe(true);
  });
});
