import { expectConsole } from "@tests/support/announced-console";
import { fetchSite } from "@tests/support/fetch-site";
import { describe, expect, it } from "vitest";

const site = "https://fieldwise.example";
const post = (path: string, headers: Record<string, string> = {}, body = "{}") =>
  new Request(site + path, { method: "POST", headers, body });

describe("GET /healthz", () => {
  it("says the version and the state of every database and bucket, and what waits", async () => {
    const answer = await fetchSite(new Request(`${site}/healthz`));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: "ok",
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      d1: { control: "ok", "us-1": "ok", "eu-1": "ok", "in-1": "ok", "au-1": "ok" },
      r2: { "us-1": "ok", "eu-1": "ok", "in-1": "ok", "au-1": "ok" },
      backlog: { documents: 0, pages: 0, oldestSeconds: null },
    });
  });

  it("answers 503 and names the bucket that does not answer", async () => {
    expectConsole(/health\.down/);
    const broken = { head: () => Promise.reject(new Error("no bucket")) } as unknown as R2Bucket;
    const answer = await fetchSite(new Request(`${site}/healthz`), { FILES_EU_1: broken });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: "down", r2: { "us-1": "ok", "eu-1": "down" } });
  });
});

describe("an unsafe request", () => {
  it.each([
    ["same site by fetch metadata", { "Sec-Fetch-Site": "same-origin" }, false],
    [
      "another site by fetch metadata, whatever its origin says",
      { "Sec-Fetch-Site": "cross-site", Origin: site },
      true,
    ],
    ["our own origin", { Origin: site }, false],
    ["a foreign origin", { Origin: "https://evil.example" }, true],
    ["an opaque origin", { Origin: "null" }, true],
    ["our own referer", { Referer: `${site}/login` }, false],
    ["nothing that says where it comes from", {}, true],
  ])("from %s", async (_case, headers, refused) => {
    const form = { ...headers, "Content-Type": "application/x-www-form-urlencoded" } as Record<
      string,
      string
    >;
    const answer = await fetchSite(post("/set-language", form, "language=es&returnTo=/login"));
    expect(answer.status).toBe(refused ? 403 : 302);
  });
});

describe("what exists in the local environment only", () => {
  it.each(["/dev/seed", "/dev/bare", "/dev/bare-api", "/dev/outbox"])(
    "%s answers 404 elsewhere",
    async (path) => {
      const deployed = { APP_ENV: "production" };
      const request = path === "/dev/seed" ? post(path, { Origin: site }) : new Request(site + path);
      expect((await fetchSite(request, deployed)).status).toBe(404);
    },
  );

  it("the seed makes the demo once, and a repetition changes nothing but the key", async () => {
    const seed = async (apiKey: string) => {
      const answer = await fetchSite(post("/dev/seed", { Origin: site }, JSON.stringify({ apiKey })));
      return (await answer.json()) as { isNew: boolean; models: Record<string, string> };
    };
    const first = await seed("a-key-for-this-test-of-32-characters-or-more");
    const second = await seed("another-key-for-this-test-of-32-characters");
    expect([first.isNew, second.isNew]).toEqual([true, false]);
    expect(Object.keys(first.models).sort()).toContain("invoices-north-america");
    expect(second.models).toEqual(first.models);
    const list = (key: string) =>
      fetchSite(new Request(`${site}/api/TenantAIModels`, { headers: { Authorization: `Bearer ${key}` } }));
    expect((await list("another-key-for-this-test-of-32-characters")).status).toBe(200);
    expect((await list("a-key-for-this-test-of-32-characters-or-more")).status).toBe(401);
  });
});

it("every answer carries the headers that keep browsers from guessing and framing", async () => {
  const answer = await fetchSite(new Request(`${site}/login`));
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/script-src 'nonce-[\w-]+' 'strict-dynamic'/);
});
