import { readFileSync } from "node:fs";
import { withSecurityHeaders } from "@workers/web/security-headers";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "~/http/content-security-policy";

const https = new Request("https://app.example.com/x.data");
const http = new Request("http://localhost:8787/x");

const cookiesOf = (request: Request, environment: string) => {
  const answer = new Response(null);
  for (const line of [
    "a=1; Path=/; HttpOnly",
    "b=2; Path=/; Secure",
    "c=3; path=/login; SameSite=Lax; secure",
  ])
    answer.headers.append("Set-Cookie", line);
  return withSecurityHeaders(request, answer, environment).headers.getSetCookie();
};

describe("what every answer carries", () => {
  it("is kept by no cache unless the answer says otherwise, whatever its kind", () => {
    for (const type of ["text/html", "text/x-script", "application/json", "image/png"]) {
      const answer = new Response("x", { headers: { "Content-Type": type } });
      expect(withSecurityHeaders(https, answer, "production").headers.get("Cache-Control")).toBe(
        "private, no-store",
      );
    }
    const own = new Response("x", { headers: { "Cache-Control": "public, max-age=300" } });
    expect(withSecurityHeaders(https, own, "production").headers.get("Cache-Control")).toBe(
      "public, max-age=300",
    );
  });

  it("runs nothing and is framed by nobody, unless it has a policy of its own", () => {
    const policyOf = (own?: string) =>
      withSecurityHeaders(
        https,
        new Response("x", own ? { headers: { "Content-Security-Policy": own } } : {}),
        "production",
      ).headers.get("Content-Security-Policy");
    expect(policyOf()).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    expect(policyOf("sandbox")).toBe("sandbox");
  });

  it("has cookies for https alone, whoever set them, but for plain http on a developer's machine", () => {
    const secure = [
      "a=1; Path=/; HttpOnly; Secure",
      "b=2; Path=/; Secure",
      "c=3; path=/login; SameSite=Lax; secure",
    ];
    expect(cookiesOf(https, "production")).toEqual(secure);
    expect(cookiesOf(https, "local")).toEqual(secure);
    expect(cookiesOf(new Request("http://app.example.com/"), "production")).toEqual(secure);
    expect(cookiesOf(http, "local")[0]).toBe("a=1; Path=/; HttpOnly");
  });

  it("has the same security headers for files that no Worker hands out", () => {
    const rules = readFileSync("public/_headers", "utf8").split(/\n(?=\S)/);
    const ofAll = rules.find((rule) => rule.startsWith("/*\n")) ?? "";
    const answer = withSecurityHeaders(https, new Response("x"), "production");
    const names = [...answer.headers.keys()].filter((name) => !/^(cache-control|content-type)$/.test(name));
    expect(names.length).toBeGreaterThan(6);
    for (const name of names)
      expect(ofAll.toLowerCase()).toContain(`\n  ${name}: ${answer.headers.get(name)}`.toLowerCase());
    expect(ofAll).toContain("Content-Security-Policy: default-src 'none'");
  });
});

describe("the policy of a page", () => {
  it("takes fonts from the site alone", () => {
    expect(contentSecurityPolicy("n")).toContain("font-src 'self';");
  });

  it("lets scripts connect to the site alone, and to a socket only where one is named", () => {
    expect(contentSecurityPolicy("n")).toContain("connect-src 'self';");
    expect(contentSecurityPolicy("n")).not.toContain("ws:");
    const guests = {
      frames: "https://f.example",
      connections: "https://c.example",
      styles: "https://s.example",
    };
    expect(contentSecurityPolicy("n", guests)).toContain("connect-src 'self' https://c.example;");
    expect(contentSecurityPolicy("n", null, "ws://localhost:5173")).toContain(
      "connect-src 'self' ws://localhost:5173;",
    );
  });
});
