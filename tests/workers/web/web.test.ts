import { expectConsole } from "@tests/support/announced-console";
import { fetchSite } from "@tests/support/fetch-site";
import { makeKey } from "@tests/support/make-key";
import { makeSystemAdmin } from "@tests/support/make-system-admin";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { mailLimits } from "~/domain/intake/inbound-mail";

const site = "https://fieldwise.example";
const post = (path: string, headers: Record<string, string> = {}, body = "{}") =>
  new Request(site + path, { method: "POST", headers, body });

const health = (bearer?: string, bindings = {}) =>
  fetchSite(
    new Request(`${site}/healthz`, { headers: bearer ? { Authorization: `Bearer ${bearer}` } : {} }),
    bindings,
  );

describe("GET /healthz", () => {
  it("tells anybody whether all is well, and the version, and nothing else", async () => {
    for (const bearer of [undefined, "wrong", (await makeKey(await makeTenant())).key])
      expect(await (await health(bearer)).json()).toEqual({ status: "ok", version: expect.any(String) });
    const deployed = { APP_ENV: "production", HEALTH_TOKEN: "a token of this test", CODE_PEPPER: "x" };
    for (const bearer of ["local", ""])
      expect(await (await health(bearer, deployed)).json()).not.toHaveProperty("d1");
    expect(
      await (await health("a token of this test".replaceAll(" ", ""), deployed)).json(),
    ).not.toHaveProperty("d1");
    expect(await (await health("token-7", { ...deployed, HEALTH_TOKEN: "token-7" })).json()).toHaveProperty(
      "d1",
    );
  });

  it("tells more to a system administrator's key that may do everything", async () => {
    const admin = await makeSystemAdmin();
    expect(await (await health(admin.key)).json()).toHaveProperty("backlog");
    expect(await (await health((await admin.makeKey(["Reports"])).key)).json()).not.toHaveProperty("backlog");
  });

  it("says the version and the state of every database and bucket, and what waits", async () => {
    const answer = await health("local");
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
    const answer = await health("local", { FILES_EU_1: broken });
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

describe("what a person was shown", () => {
  it("is kept by no cache, be it a page, or what a script asks for in its place", async () => {
    for (const path of ["/login", "/login.data", "/signup.data", "/dashboard.data", "/no/such.data"]) {
      const answer = await fetchSite(new Request(site + path));
      await answer.text();
      expect([path, answer.headers.get("Cache-Control")]).toEqual([path, "private, no-store"]);
    }
  });

  const fromHere = { "Sec-Fetch-Site": "same-origin" };

  it("is forgotten by the browser when the session ends", async () => {
    for (const path of ["/logout", "/logout.data"]) {
      const request = post(path, { ...fromHere, "Content-Type": "application/x-www-form-urlencoded" }, "x=");
      const answer = await fetchSite(request);
      await answer.text();
      expect([path, answer.headers.get("Clear-Site-Data")]).toEqual([path, '"cache", "storage"']);
    }
  });
});

describe("a body that is larger than its page takes", () => {
  const own = { Host: "fieldwise.example", Origin: site };
  const large = (path: string, headers: Record<string, string>) => {
    const body = new Uint8Array(70 * 1024).fill(97);
    return fetchSite(new Request(site + path, { method: "POST", headers: { ...own, ...headers }, body }));
  };
  const form = { "Content-Type": "application/x-www-form-urlencoded" };

  it("is refused by a page in the language of the person, inside the frame of the site", async () => {
    const answer = await large("/login", { ...form, "Accept-Language": "es" });
    expect([answer.status, answer.headers.get("Content-Language")]).toEqual([413, "es"]);
    const html = await answer.text();
    expect(html).toContain("límite de 64 KB");
    expect(html).toContain("<main");
  });

  it("is refused to a script in the form it reads", async () => {
    const answer = await large("/login.data", form);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/x-script/);
    expect([answer.status, await answer.text()]).toEqual([
      413,
      expect.stringContaining("error.body-too-large"),
    ]);
  });

  it("is refused by the API as a problem, before anybody looks at the key", async () => {
    const answer = await large("/api/Roles/create", { "Accept-Language": "es" });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([413, "application/problem+json"]);
    expect(await answer.json()).toMatchObject({
      code: "too-large",
      detail: expect.stringContaining("límite de 64 KB"),
    });
  });

  it("is answered to its sender after all of it went by, 90 MB with its length or without, and none was kept", async () => {
    for (const declared of [true, false]) {
      let pieces = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (++pieces > 1_440) controller.close();
          else controller.enqueue(new Uint8Array(64 * 1024));
        },
      });
      const headers = {
        ...own,
        ...form,
        ...(declared && { "Content-Length": String(90 * 1024 * 1024) }),
      };
      const answer = await fetchSite(new Request(`${site}/login`, { method: "POST", headers, body }));
      await answer.text();
      expect([answer.status, pieces]).toEqual([413, 1_441]);
    }
  });
});

describe("what exists in the local environment only", () => {
  it.each(["/dev/seed", "/dev/mail", "/dev/bare", "/dev/bare-api", "/dev/outbox"])(
    "%s answers 404 elsewhere",
    async (path) => {
      const deployed = { APP_ENV: "production" };
      const request = /seed|mail/.test(path) ? post(path, { Origin: site }) : new Request(site + path);
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

  it("a mail brought by hand comes to the mail door as it is, whatever it is", async () => {
    await fetchSite(post("/dev/seed", { Origin: site }, JSON.stringify({})));
    const to = encodeURIComponent("documents+demo.demo2paper3data4@fieldwise.example");
    const deliver = async (raw: string) => {
      const answer = await fetchSite(post(`/dev/mail?from=a@firm.example&to=${to}`, {}, raw));
      return [answer.status, await answer.text()];
    };
    const taken = [200, "Worker successfully processed email"];
    expect(await deliver("From: a@firm.example\r\nSubject: Receipts\r\n\r\nNo Message-ID, no file")).toEqual(
      taken,
    );
    const refused = (why: string) => [400, `Worker rejected email with the following reason: ${why}`];
    expect(await deliver(nested(3_000))).toEqual(taken);
    const endless = `X-Long: ${"x".repeat(mailLimits.headBytes + 1)}`;
    expect(await deliver(endless)).toEqual(refused("554 5.6.0 The message cannot be read"));
  });
});

it("every answer carries the headers that keep browsers from guessing and framing", async () => {
  const answer = await fetchSite(new Request(`${site}/login`));
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/script-src 'nonce-[\w-]+' 'strict-dynamic'/);
});

/** A mail of parts that hold one another, this many deep. */
function nested(depth: number): string {
  let mail = "Content-Type: text/plain\r\n\r\nhello\r\n";
  for (let level = 0; level < depth; level++)
    mail = `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n${mail}\r\n--b${level}--\r\n`;
  return `Subject: Receipts\r\nMIME-Version: 1.0\r\n${mail}`;
}
