import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { z } from "zod";
import { ErpProblem } from "~/domain/erp/erp-problem";
import { openErpClient, query, rowsOf } from "~/platform/erp/erp-client";

const connection = {
  kind: "business-central" as const,
  directoryId: "directory",
  clientId: "client",
  clientSecret: "secret & more",
  environment: "Production",
  companyId: "c1",
  companyName: "Contoso",
  language: "es",
};
const hosts = { login: "https://login.example" } as Parameters<typeof openErpClient>[2]["hosts"];
const api = "https://erp.example/companies";

let asked: Request[] = [];
let pauses: number[] = [];
beforeEach(() => {
  asked = [];
  pauses = [];
});

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | Error;

/** A client whose calls are answered one after the other; tokens are numbered, `signIn` answers otherwise. */
function clientWith(answers: Answer[], { signIn, late = false }: { signIn?: Answer; late?: boolean } = {}) {
  let tokens = 0;
  const answered = (answer: Answer | undefined) => {
    if (answer instanceof Error) throw answer;
    const { status = 200, body, headers = {} } = answer ?? { status: 500 };
    const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status, headers });
  };
  const ask = vi.fn(async (url: string, init: RequestInit) => {
    const request = new Request(url, { ...init, duplex: "half" } as RequestInit);
    if (url.startsWith(hosts.login)) {
      tokens += 1;
      return answered(signIn ?? { body: { access_token: `token-${tokens}` } });
    }
    asked.push(request);
    return answered(answers.shift());
  });
  const client = openErpClient(connection, "scope/.default", {
    hosts,
    pause: async (milliseconds) => void pauses.push(milliseconds),
    ask: ask as unknown as typeof fetch,
    until: new Date(Date.now() + (late ? -1 : 60_000)),
  });
  return { client, signIns: () => tokens };
}
const problemOf = async (call: Promise<unknown>) => {
  const problem = await call.catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ErpProblem);
  return problem as ErpProblem;
};

describe("a call to an ERP system", () => {
  it("carries the application's token and the language, and answers the JSON", async () => {
    const { client, signIns } = clientWith([{ body: { value: [1] } }, { body: { value: [2] } }]);
    expect(await client.ask({ url: api })).toEqual({ value: [1] });
    expect(await client.ask({ url: api, method: "POST", json: { a: 1 } })).toEqual({ value: [2] });
    const [get, post] = asked;
    expect(get?.headers.get("Authorization")).toBe("Bearer token-1");
    expect(get?.headers.get("Accept-Language")).toBe("es");
    expect([get?.method, post?.method]).toEqual(["GET", "POST"]);
    expect(post?.headers.get("Content-Type")).toBe("application/json");
    expect(await post?.json()).toEqual({ a: 1 });
    expect(signIns()).toBe(1);
  });

  it("answers null for what is not there, and where nothing is said", async () => {
    const { client } = clientWith([{ status: 404, body: "gone" }, { status: 204 }]);
    expect(await client.ask({ url: api })).toBeNull();
    expect(await client.ask({ url: api })).toBeNull();
  });

  it("asks for another token once when its own has run out", async () => {
    const { client, signIns } = clientWith([{ status: 401 }, { body: { ok: true } }]);
    expect(await client.ask({ url: api })).toEqual({ ok: true });
    expect(asked.map(({ headers }) => headers.get("Authorization"))).toEqual([
      "Bearer token-1",
      "Bearer token-2",
    ]);
    expect(signIns()).toBe(2);
  });

  it("gives up when another token is refused, too", async () => {
    const { client } = clientWith([{ status: 401 }, { status: 401 }]);
    expect((await problemOf(client.ask({ url: api }))).messageKey).toBe("erp.problem.not-allowed");
    expect(asked.length).toBe(2);
  });
});

describe("a call that is asked again", () => {
  test.each([408, 429, 502, 503, 504])("is one that was answered %d", async (status) => {
    const { client } = clientWith([{ status }, { body: { ok: true } }]);
    expect(await client.ask({ url: api })).toEqual({ ok: true });
    expect(pauses).toEqual([1_000]);
  });

  it("waits as long as it is asked to", async () => {
    const { client } = clientWith([{ status: 429, headers: { "Retry-After": "4" } }, { body: 1 }]);
    expect(await client.ask({ url: api })).toBe(1);
    expect(pauses).toEqual([4_000]);
  });

  it("does not wait for longer than a Worker should", async () => {
    const { client } = clientWith([{ status: 429, headers: { "Retry-After": "60" } }]);
    const { messageKey, retry } = await problemOf(client.ask({ url: api }));
    expect([messageKey, retry]).toEqual(["erp.problem.busy", { after: 60, slowDown: true }]);
    expect(pauses).toEqual([]);
  });

  it("ends after three tries, with longer and longer waits", async () => {
    const { client } = clientWith([{ status: 503 }, { status: 503 }, { status: 503 }, { body: 1 }]);
    await problemOf(client.ask({ url: api }));
    expect(asked.length).toBe(3);
    expect(pauses).toEqual([1_000, 2_000]);
  });

  test.each([408, 502, 504])("is none that may have made something: %d", async (status) => {
    const { client } = clientWith([{ status }, { body: 1 }]);
    await problemOf(client.ask({ url: api, method: "POST", creates: true }));
    expect(asked.length).toBe(1);
  });

  test.each([429, 503])(
    "may be one that makes something when it was refused untouched: %d",
    async (status) => {
      const { client } = clientWith([{ status }, { body: { made: true } }]);
      expect(await client.ask({ url: api, method: "POST", creates: true })).toEqual({ made: true });
    },
  );

  it("opens its file again for each try", async () => {
    const { client } = clientWith([{ status: 503 }, { body: 1 }]);
    const open = vi.fn(async () => new Blob(["%PDF"]).stream());
    await client.ask({ url: api, method: "PATCH", file: { contentType: "application/pdf", open } });
    expect(open).toHaveBeenCalledTimes(2);
    expect(await Promise.all(asked.map((request) => request.text()))).toEqual(["%PDF", "%PDF"]);
    expect(asked[1]?.headers.get("Content-Type")).toBe("application/pdf");
  });
});

describe("a call that fails", () => {
  it("is no answer when the network has none", async () => {
    const { client } = clientWith([new TypeError("network")]);
    const { messageKey, retry } = await problemOf(client.ask({ url: api }));
    expect([messageKey, retry]).toEqual(["erp.problem.no-answer", { after: null, slowDown: false }]);
  });

  it("is not begun when the time is up", async () => {
    const { client, signIns } = clientWith([{ body: 1 }], { late: true });
    expect((await problemOf(client.ask({ url: api }))).messageKey).toBe("erp.problem.late");
    expect(signIns()).toBe(0);
  });

  it("says what the ERP system says", async () => {
    const body = { error: { code: "BadRequest", message: "No vendor. CorrelationId: 12-34" } };
    const { client } = clientWith([{ status: 400, body }]);
    const { messageKey, detail, retry } = await problemOf(client.ask({ url: api }));
    expect([messageKey, detail, retry]).toEqual(["erp.problem.said", "No vendor.", null]);
  });
});

describe("signing in to Microsoft", () => {
  const cases: [said: string, key: string][] = [
    ["AADSTS7000215: Invalid client secret provided.", "erp.problem.sign-in-secret"],
    ["AADSTS7000222: The secret has expired.", "erp.problem.sign-in-secret"],
    ["AADSTS700016: Application not found.", "erp.problem.sign-in-application"],
    ["AADSTS90002: Tenant not found.", "erp.problem.sign-in-directory"],
    ["AADSTS50001: Something else.\r\nTrace ID: 1", "erp.problem.sign-in"],
  ];
  test.each(cases)("%s", async (said, key) => {
    const body = { error: "invalid_client", error_description: said };
    const { client } = clientWith([], { signIn: { status: 401, body } });
    const { messageKey, detail, retry } = await problemOf(client.ask({ url: api }));
    expect([messageKey, detail, retry]).toEqual([key, said.split("\r\n")[0], null]);
  });

  it("may pass when Microsoft has too much to do, or does not answer", async () => {
    const busy = { status: 429, headers: { "Retry-After": "30" } };
    const problem = async (signIn: Answer) => problemOf(clientWith([], { signIn }).client.ask({ url: api }));
    expect((await problem(busy)).retry).toEqual({ after: 30, slowDown: true });
    expect((await problem(new TypeError("network"))).retry).toEqual({ after: null, slowDown: false });
    expect((await problem({ body: { nothing: "here" } })).messageKey).toBe("erp.problem.no-sign-in");
  });
});

describe("addresses and rows", () => {
  it("have encoded queries", () => {
    expect(query({ $filter: "number eq 'A&B'", $top: "2" })).toBe("$filter=number%20eq%20'A%26B'&$top=2");
  });

  it("are checked, and none where nothing was answered", () => {
    const row = z.object({ id: z.string() });
    expect(rowsOf(row, { value: [{ id: "a" }] })).toEqual([{ id: "a" }]);
    expect(rowsOf(row, null)).toEqual([]);
    expect(() => rowsOf(row, { value: [{ id: 1 }] })).toThrow();
  });
});
