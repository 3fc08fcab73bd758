import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { siteOriginOf } from "~/http/site-origin";

const forged = new Request("https://evil.example/Users/inviteuser");

describe("the address of the site", () => {
  it("is the one that was set, whatever host a request names", () => {
    const env = { APP_ENV: "production", SITE_ORIGIN: "https://app.example.com/" };
    expect(siteOriginOf(env, forged)).toBe("https://app.example.com");
    expect(siteOriginOf({ ...env, APP_ENV: "local" }, forged)).toBe("https://app.example.com");
  });

  it("has to be set outside of the local environment", () => {
    expect(() => siteOriginOf({ APP_ENV: "production" }, forged)).toThrow(/SITE_ORIGIN/);
    const local = new Request("http://localhost:8806/login");
    expect(siteOriginOf({ APP_ENV: "local", SITE_ORIGIN: "" }, local)).toBe("http://localhost:8806");
  });

  it("is taken from a request nowhere else; whether a form is our own is asked by comparing it with itself", () => {
    const files = ["app", "workers"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.posix.join(folder, name)),
    );
    const sources = files.filter((name) => /\.tsx?$/.test(name));
    const own = sources.filter((name) => {
      const source = readFileSync(name, "utf8");
      return /\b(URL|url)\([^)]*\.url\)\.(origin|host|hostname)\b|(origin|host) \} = new URL\(|["'](X-Forwarded-Host|Host)["']/i.test(
        source,
      );
    });
    // The first names the socket of the development server, in development alone.
    expect(own.sort()).toEqual([
      "app/entry.server.tsx",
      "app/http/site-origin.ts",
      "workers/web/same-origin.ts",
    ]);
  });
});
