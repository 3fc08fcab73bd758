import { expectConsole } from "@tests/support/announced-console";
import { languageOf, translatorOf } from "@workers/api/api-language";
import { HttpProblem } from "@workers/api/http-problem";
import { problemResponse } from "@workers/api/problem-response";
import { renamedProblems } from "@workers/api/renamed-problems";
import { HTTPException } from "hono/http-exception";
import { describe, expect, it } from "vitest";
import { AppError, type ErrorCode } from "~/domain/errors/app-error";
import { InvalidInput } from "~/domain/errors/invalid-input";

const request = (language?: string) =>
  new Request("https://fieldwise.example/api/Documents/1?x=2", {
    headers: language ? { "Accept-Language": language } : {},
  });
async function answered(error: unknown, language?: string) {
  const answer = await problemResponse(request(language), error);
  return {
    status: answer.status,
    headers: answer.headers,
    body: await answer.json<Record<string, unknown>>(),
  };
}

const issue = (path: string[], message: string, more: Record<string, unknown> = {}) => ({
  path,
  message,
  ...more,
});

describe("an error of the API", () => {
  it.each<[ErrorCode, number]>([
    ["invalid", 422],
    ["unauthenticated", 401],
    ["forbidden", 403],
    ["not-found", 404],
    ["conflict", 409],
    ["too-large", 413],
    ["too-many", 429],
    ["unavailable", 503],
  ])("of kind %s has status %i, and is no page that a store keeps", async (code, status) => {
    const { status: given, headers, body } = await answered(new AppError(code, "error.not-found"));
    expect(given).toBe(status);
    expect(body).toMatchObject({
      status,
      code,
      type: `/api/docs#problem-${code}`,
      instance: "/api/Documents/1",
    });
    expect(body.title).not.toBe(`api.problem.${code}`);
    expect(headers.get("Content-Type")).toBe("application/problem+json");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Vary")).toContain("Accept-Language");
  });

  it("says how to sign in, and when to come again", async () => {
    const of = async (code: ErrorCode) => (await answered(new AppError(code, "error.not-found"))).headers;
    expect((await of("unauthenticated")).get("WWW-Authenticate")).toMatch(/^Bearer/);
    expect((await of("forbidden")).get("WWW-Authenticate")).toBeNull();
    expect((await of("unavailable")).get("Retry-After")).toBe("10");
    expect((await of("not-found")).get("Retry-After")).toBeNull();
  });

  it("speaks the language of the request, and says which", async () => {
    const [english, spanish] = [
      await answered(new AppError("not-found", "error.not-found")),
      await answered(new AppError("not-found", "error.not-found"), "es-MX,es;q=0.9"),
    ];
    expect(english.headers.get("Content-Language")).toBe("en");
    expect(spanish.headers.get("Content-Language")).toBe("es");
    expect(spanish.body.title).not.toBe(english.body.title);
  });

  it("points at every field of a wrong input", async () => {
    const { status, body } = await answered(
      new InvalidInput([
        issue(["fields", "0", "a/b~c"], "form.required"),
        issue([], "error.input.most-number", { maximum: 9 }),
      ]),
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      {
        field: "fields.0.a/b~c",
        pointer: "#/fields/0/a~1b~0c",
        detail: expect.any(String),
        code: "form.required",
      },
      { field: "", pointer: "#", detail: expect.stringContaining("9"), code: "error.input.most-number" },
    ]);
  });

  it("points at the one field that an operation blames, where the input is wrong", async () => {
    const blamed = await answered(new AppError("invalid", "form.required", { field: "name" }));
    expect(blamed.body.errors).toEqual([expect.objectContaining({ field: "name", pointer: "#/name" })]);
    const conflict = await answered(new AppError("conflict", "form.required", { field: "name" }));
    expect(conflict.body.errors).toBeUndefined();
  });

  it("fills the sentence with its values", async () => {
    const { body } = await answered(
      new AppError("too-large", "error.file-too-large", { values: { megabytes: 77 } }),
    );
    expect(body.detail).toContain("77");
  });

  it.each([
    [
      new HttpProblem(405, "method-not-allowed", "api.error.malformed", { Allow: "GET" }),
      405,
      "method-not-allowed",
    ],
    [new HTTPException(400), 400, "malformed"],
    [new HTTPException(415), 415, "unsupported-media-type"],
  ])("of HTTP itself: %s", async (error, status, code) => {
    const { status: given, headers, body } = await answered(error);
    expect([given, body.code]).toEqual([status, code]);
    expect(headers.get("Allow")).toBe(status === 405 ? "GET" : null);
  });

  it("that passes by itself is told as one of the moment, and logged without alarm", async () => {
    expectConsole(/api\.unavailable/);
    const { status, headers, body } = await answered(new Error("D1_ERROR: Network connection lost."));
    expect(status).toBe(503);
    expect(body.code).toBe("unavailable");
    expect(headers.get("Retry-After")).toBe("10");
  });

  it("that nobody foresaw tells nothing of itself but a reference, which the log has too", async () => {
    expectConsole(/"event":"api"/);
    const { status, body } = await answered(new TypeError("secret of the inside"));
    expect(status).toBe(500);
    expect(body.code).toBe("unexpected");
    expect(JSON.stringify(body)).not.toContain("secret");
    expect(body.reference).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("the language of a request", () => {
  it.each([
    ["", "en"],
    ["es", "es"],
    ["es-AR", "es"],
    ["en-GB,en;q=0.9,es;q=0.8", "en"],
    ["en;q=0.2, es;q=0.7", "es"],
    ["fr,de;q=0.9", "en"],
    ["fr,de;q=0.9,es;q=0.1", "es"],
    ["es;q=0,en;q=0.1", "en"],
    ["es;q=0", "en"],
    [";;;,,", "en"],
    ["ES", "es"],
  ])("asked for by %j is %s", (header, language) => {
    expect(languageOf(request(header))).toBe(language);
  });

  it("is that of its texts", async () => {
    const [english, spanish] = [await translatorOf(request()), await translatorOf(request("es"))];
    expect(english("form.required")).not.toBe(spanish("form.required"));
  });
});

describe("problems under the API's names", () => {
  const pass = renamedProblems({ modelId: "id", fields: "values" }, "items");
  const caught = (error: unknown) => {
    try {
      return pass(error);
    } catch (thrown) {
      return thrown;
    }
  };

  it("are renamed at their first step, and the steps that the API does not have are left out", () => {
    const thrown = caught(
      new InvalidInput([
        issue(["fields", "items", "0", "fields"], "form.required"),
        issue(["other"], "error.input.most-number", { maximum: 3 }),
      ]),
    );
    expect(thrown).toBeInstanceOf(InvalidInput);
    expect((thrown as InvalidInput).issues).toEqual([
      { path: "values.0.fields", messageKey: "form.required", values: {} },
      { path: "other", messageKey: "error.input.most-number", values: { maximum: 3 } },
    ]);
  });

  it("keep their kind, words, values and cause", () => {
    const cause = new Error("why");
    const error = new AppError("conflict", "form.required", { field: "modelId", values: { a: 1 }, cause });
    expect(caught(error)).toMatchObject({
      code: "conflict",
      messageKey: "form.required",
      field: "id",
      values: { a: 1 },
      cause,
    });
  });

  it("that blame no field pass as they are, and so does what is none", () => {
    for (const error of [new AppError("not-found", "error.not-found"), new TypeError("x")])
      expect(caught(error)).toBe(error);
  });
});
