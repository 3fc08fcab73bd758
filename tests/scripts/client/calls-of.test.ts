import { describe, expect, it, test } from "vitest";
import { callsOf } from "../../../scripts/client/calls-of.mjs";

const described = (schemas: Record<string, unknown>, paths: Record<string, unknown> = {}) =>
  callsOf({ paths, components: { schemas } });
const typeOf = (schema: unknown) => /export type Thing = (.*);/.exec(described({ Thing: schema }))?.[1];

describe("the type of a schema", () => {
  const cases: [what: string, schema: unknown, type: string][] = [
    ["nothing said", {}, "unknown"],
    ["a text", { type: "string" }, "string"],
    ["a text of a format", { type: "string", format: "date" }, "string"],
    ["a number", { type: "number" }, "number"],
    ["a whole number", { type: "integer", minimum: 1 }, "number"],
    ["yes or no", { type: "boolean" }, "boolean"],
    ["a text or null", { type: ["string", "null"] }, "string | null"],
    ["two kinds of number", { type: ["integer", "number"] }, "number"],
    ["another schema", { $ref: "#/components/schemas/Other" }, "Other"],
    ["one of three texts", { type: "string", enum: ["a", "b", "c"] }, '"a" | "b" | "c"'],
    ["one of two or null", { type: ["string", "null"], enum: ["a", "b"] }, '"a" | "b" | null'],
    ["null said twice", { type: ["string", "null"], enum: ["a", null] }, '"a" | null'],
    ["a list", { type: "array", items: { type: "string" } }, "Array<string>"],
    ["a list of anything", { type: "array" }, "Array<unknown>"],
    ["a pair", { type: "array", prefixItems: [{ type: "string" }, { type: "number" }] }, "[string, number]"],
    ["any object", { type: "object" }, "Record<string, unknown>"],
    [
      "an object with a member that may be absent",
      { type: "object", properties: { a: { type: "string" }, b: { type: "number" } }, required: ["a"] },
      "{ a: string; b?: number }",
    ],
    [
      "a member that is no name",
      { type: "object", properties: { "line-items": { type: "string" } }, required: ["line-items"] },
      '{ "line-items": string }',
    ],
    [
      "members of any name",
      { type: "object", additionalProperties: { type: "number" } },
      "Record<string, number>",
    ],
    [
      "own members and others",
      {
        type: "object",
        properties: { a: { type: "string" } },
        required: ["a"],
        additionalProperties: { type: "string" },
      },
      "{ a: string } & Record<string, string>",
    ],
    ["any of two", { anyOf: [{ type: "string" }, { type: "null" }] }, "string | null"],
    ["one of two that are the same", { oneOf: [{ type: "number" }, { type: "integer" }] }, "number"],
    [
      "all of two",
      { allOf: [{ $ref: "#/components/schemas/A" }, { type: "object", additionalProperties: {} }] },
      "A & Record<string, unknown>",
    ],
    [
      "all of a choice and another",
      { allOf: [{ anyOf: [{ type: "string" }, { type: "null" }] }, { $ref: "#/A" }] },
      "(string | null) & A",
    ],
  ];
  test.each(cases)("%s", (_, schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });

  it("has its description above it, which cannot end the comment", () => {
    const text = described({ Thing: { type: "string", description: "Ends */ early" } });
    expect(text).toContain("/** Ends * / early */\nexport type Thing = string;");
  });
});

describe("a call", () => {
  const ok = (type: string) => ({ "200": { content: { [type]: { schema: { type: "string" } } } } });
  const callOf = (method: string, operation: unknown) =>
    described({}, { "/things/{id}": { [method]: operation } })
      .split("\n")
      .filter((line) => line.startsWith("    "))
      .map((line) => line.trim());

  const cases: [what: string, method: string, operation: unknown, lines: string[]][] = [
    ["that answers JSON", "get", { responses: ok("application/json") }, ["answer: string;"]],
    ["that answers a file", "get", { responses: ok("text/csv") }, ["answer: Blob;"]],
    ["that answers nothing", "delete", { responses: { "204": {} } }, ["answer: undefined;"]],
    [
      "that answers JSON or a file",
      "get",
      {
        responses: {
          "200": { content: { "application/json": { schema: { type: "string" } }, "text/csv": {} } },
        },
      },
      ["answer: Blob;"],
    ],
    [
      "whose errors come first",
      "get",
      { responses: { "404": { content: {} }, ...ok("application/json") } },
      ["answer: string;"],
    ],
    [
      "with values in three places",
      "get",
      {
        parameters: [
          { in: "path", name: "id", required: true, schema: { type: "string" } },
          { in: "query", name: "page", schema: { type: "integer" } },
          { in: "query", name: "size", schema: { type: "integer" } },
          { in: "header", name: "Idempotency-Key", schema: { type: "string" } },
        ],
        responses: { "204": {} },
      },
      [
        "path: { id: string };",
        "query: { page?: number; size?: number };",
        'headers: { "Idempotency-Key"?: string };',
        "answer: undefined;",
      ],
    ],
    [
      "with a body of JSON",
      "post",
      {
        requestBody: { content: { "application/json": { schema: { type: "object" } } } },
        responses: { "204": {} },
      },
      ["body: Record<string, unknown>;", "answer: undefined;"],
    ],
    [
      "with a file",
      "post",
      { requestBody: { content: { "multipart/form-data": {} } }, responses: { "204": {} } },
      ["body: FormData;", "answer: undefined;"],
    ],
  ];
  test.each(cases)("%s", (_, method, operation, lines) => {
    expect(callOf(method, operation)).toEqual(lines);
  });

  it("is named by its method and path, below its summary", () => {
    const text = described(
      {},
      { "/things": { post: { summary: "Make a thing", responses: { "204": {} } } } },
    );
    expect(text).toContain('  /** Make a thing */\n  "POST /things": {\n    answer: undefined;\n  };');
  });

  it("is there for every method of a path, and nothing else of it", () => {
    const responses = { "204": {} };
    const path = { parameters: [], summary: "Things", get: { responses }, put: { responses } };
    const names = [...described({}, { "/a": path }).matchAll(/"(\w+ \/a)"/g)].map(([, name]) => name);
    expect(names).toEqual(["GET /a", "PUT /a"]);
  });
});
