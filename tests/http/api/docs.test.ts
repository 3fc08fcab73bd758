import { canonicalPath } from "@workers/api/canonical-path";
import { describeCustomerParameter } from "@workers/api/customer-parameter";
import {
  type Description,
  groupsOf,
  referredTo,
  type Schema,
  type Schemas,
  schemasOf,
} from "@workers/api/docs/calls";
import { exampleOf } from "@workers/api/docs/example-of";
import { groupPage } from "@workers/api/docs/group-page";
import { media, namesWithin, properties } from "@workers/api/docs/schema-parts";
import { describe, expect, it } from "vitest";

const text = (part: unknown) => [part].flat(Number.POSITIVE_INFINITY).map(String).join("");
const wordsIn = (part: unknown) =>
  text(part)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("an example of a schema", () => {
  const schemas: Schemas = {
    Person: {
      type: "object",
      properties: { name: { type: "string" }, manager: { $ref: "#/components/schemas/Person" } },
    },
    Kind: { enum: ["invoice", "receipt"] },
  };
  const example = (schema: Schema) => exampleOf(schema, schemas);

  it.each<[string, Schema, unknown]>([
    ["the one that it names, even nothing", { type: "string", example: null }, null],
    ["the first of its choices", { enum: ["b", "a"] }, "b"],
    ["the first way of several", { anyOf: [{ type: "integer" }, { type: "string" }] }, 1],
    ["the first way of exactly one", { oneOf: [{ type: "boolean" }] }, true],
    ["the type that is named first", { type: ["string", "null"] }, "text"],
    ["a list of one", { type: "array", items: { type: "number" } }, [1]],
    [
      "a list of places",
      { type: "array", prefixItems: [{ type: "number" }, { type: "string" }] },
      [1, "text"],
    ],
    ["an empty list of anything", { type: "array" }, []],
    ["nothing of anything", {}, null],
    ["an empty object", { type: "object" }, {}],
    ["a map with a key", { type: "object", additionalProperties: { type: "integer" } }, { key: 1 }],
    ["no key where any is allowed", { type: "object", additionalProperties: true }, {}],
    ["what a name leads to", { $ref: "#/components/schemas/Kind" }, "invoice"],
    ["nothing where a name leads nowhere", { $ref: "#/components/schemas/None" }, null],
    ["a date", { type: "string", format: "date" }, "2026-11-20"],
    ["a text of a format that nobody knows", { type: "string", format: "password" }, "text"],
  ])("is %s", (_name, schema, expected) => {
    expect(example(schema)).toEqual(expected);
  });

  it("has all parts of what is put together, the later ones winning", () => {
    const parts: Schema[] = [
      { type: "object", properties: { a: { type: "integer" }, b: { type: "integer" } } },
      { type: "object", properties: { b: { type: "boolean" } } },
    ];
    expect(example({ allOf: parts })).toEqual({ a: 1, b: true });
  });

  it("of what leads to itself comes to an end", () => {
    const depth = (value: unknown): number =>
      typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
    const made = example({ $ref: "#/components/schemas/Person" });
    expect(made).toMatchObject({ name: "text", manager: { name: "text" } });
    expect(depth(made)).toBeLessThan(6);
  });
});

describe("a schema in words", () => {
  it("lists what it has, with what may be left out", () => {
    const schema: Schema = {
      type: "object",
      required: ["a"],
      properties: { a: { type: "integer", description: "The `a`." }, b: { type: ["string", "null"] } },
    };
    expect(wordsIn(properties(schema))).toBe("a integer The a . b string or null, optional");
    expect(text(properties(schema))).toContain("<code>a</code>");
  });

  it.each<[string, Schema, string]>([
    ["a choice", { enum: ["a", 2, null] }, "a | 2 | null"],
    ["a list", { type: "array", items: { type: "string" } }, "list of string"],
    ["a map", { additionalProperties: { type: "number" } }, "map of number"],
    ["several ways", { anyOf: [{ type: "string" }, { type: "null" }] }, "string or null"],
    ["anything", {}, "any"],
    ["a named one", { $ref: "#/components/schemas/Person" }, "Person"],
    ["a list of named ones", { items: { $ref: "#/components/schemas/Person" } }, "list of Person"],
  ])("is %s", (_name, schema, words) => {
    expect(wordsIn(properties(schema))).toBe(words);
  });

  it("leads from a name to its place on the page", () => {
    expect(text(properties({ $ref: "#/components/schemas/Person" }))).toContain('href="#schema-Person"');
    expect(referredTo({ $ref: "#/components/schemas/Person" })).toBe("Person");
    expect(referredTo({})).toBe("");
  });

  it("shows what is inside lists, maps and parts put together", () => {
    const inner: Schema = { type: "object", properties: { deep: { type: "boolean" } } };
    for (const schema of [{ items: inner }, { additionalProperties: inner }, inner] as Schema[])
      expect(wordsIn(properties({ properties: { outer: schema } }))).toContain("deep boolean, optional");
    const parts: Schema = { allOf: [{ properties: { x: {} }, required: ["x"] }, { properties: { y: {} } }] };
    expect(wordsIn(properties(parts))).toBe("x any y any, optional");
  });

  it("lets no name or description be markup", () => {
    const schema: Schema = { properties: { "<b>": { type: "string", description: "<script>x</script>" } } };
    expect(text(properties(schema))).not.toMatch(/<b>|<script>/);
  });

  it("of a body names each media type with what is in it", () => {
    expect(wordsIn(media({ "application/json": { schema: { type: "string" } }, "text/csv": {} }))).toBe(
      "application/json string text/csv",
    );
    expect(wordsIn(media())).toBe("");
  });
});

describe("the schemas that calls lead to", () => {
  const schemas: Schemas = {
    A: { properties: { b: { $ref: "#/components/schemas/B" } } },
    B: { items: { $ref: "#/components/schemas/C" } },
    C: { anyOf: [{ $ref: "#/components/schemas/A" }] },
    D: {},
  };

  it("are found however far, each once, in the order of the description", () => {
    expect(namesWithin([{ deep: [{ $ref: "#/components/schemas/B" }] }], schemas)).toEqual(["A", "B", "C"]);
    expect(namesWithin([{ $ref: "#/components/schemas/D" }], schemas)).toEqual(["D"]);
    expect(namesWithin([null, "x", 3], schemas)).toEqual([]);
  });
});

const operation = (more: object) => ({
  tags: ["Tenant AI models"],
  summary: "List",
  responses: { 200: { description: "All." }, 404: { description: "None." }, 401: { description: "Who?" } },
  ...more,
});
const description = {
  info: { title: "API", version: "1" },
  paths: {
    "/api/Things/{thingId}": {
      post: operation({
        summary: "Change",
        description: "Changes `it`.",
        parameters: [{ name: "thingId", in: "path", required: true, schema: { description: "Which." } }],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } },
      }),
      get: operation({}),
      options: operation({ summary: "Never" }),
    },
    "/api/files": {
      put: operation({ tags: undefined, requestBody: { content: { "multipart/form-data": {} } } }),
    },
  },
  components: { schemas: { Thing: { type: "object", properties: { name: { type: "string" } } }, Other: {} } },
} as unknown as Description;

describe("the calls of the API by group", () => {
  it("stand under their first tag, in the order of the document and of methods", () => {
    const groups = groupsOf(description);
    expect(groups.map(({ name, slug }) => [name, slug])).toEqual([
      ["Tenant AI models", "tenant-ai-models"],
      ["Others", "others"],
    ]);
    expect(groups[0]?.calls.map(({ method, id }) => [method, id])).toEqual([
      ["GET", "get--api-Things-thingId-"],
      ["POST", "post--api-Things-thingId-"],
    ]);
    expect(groupsOf({} as Description)).toEqual([]);
    expect(Object.keys(schemasOf(description))).toEqual(["Thing", "Other"]);
    expect(schemasOf({} as Description)).toEqual({});
  });

  it("have a page each, and none where there is no group", async () => {
    expect(groupPage(description, "nothing")).toBeNull();
    const html = String(await groupPage(description, "tenant-ai-models"));
    expect(html).toContain('id="post--api-Things-thingId-"');
    expect(html).toContain('id="schema-Thing"');
    expect(html).not.toContain('id="schema-Other"');
    expect(html).not.toContain("Never");
    expect(wordsIn(html)).toContain("Errors: 401, 404");
    expect(wordsIn(html)).toContain("thingId in path, required Which.");
  });

  it("are shown as commands of curl, with the values of the path as variables and a body where there is one", async () => {
    const changed = wordsIn(await groupPage(description, "tenant-ai-models")).replaceAll("&quot;", '"');
    expect(changed).toContain('curl -X GET "$SITE/api/Things/$THING_ID" \\ -H "Authorization: Bearer $KEY"');
    expect(changed.replaceAll("&#39;", "'")).toContain(`-d '{ "name": "text" }'`);
    const sent = wordsIn(await groupPage(description, "others"));
    expect(sent).toContain("-F file=@document.pdf");
    expect(sent).not.toContain("Content-Type");
  });
});

describe("a path of the API", () => {
  it.each([
    ["/API/tenantaimodels/ABC/DOCUMENTS", "/api/TenantAIModels/ABC/documents"],
    ["/api/users/INVITE/", "/api/Users/invite"],
    ["/api/tenants/tenants", "/api/Tenants/tenants"],
    ["/api/Tenants/Tenants/", "/api/Tenants/tenants"],
    ["/api/Tenants/Tenants/x", "/api/Tenants/Tenants/x"],
    ["/api///", "/api"],
    ["/", "/"],
    ["/api/openapi.JSON", "/api/openapi.json"],
    ["/api/Documents/dOcUmEnTs-of-mine", "/api/documents/dOcUmEnTs-of-mine"],
  ])("%s is written %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });
});

describe("the customer that a system administrator names", () => {
  it("is said of every call behind a key, which then may not find it", () => {
    const secured = {
      security: [{}],
      parameters: [{ name: "a" }],
      responses: { 403: { content: "problem" } },
    };
    const open = { parameters: [], responses: {} };
    const paths = { "/a": { get: { ...secured } }, "/b": { get: { ...open } } };
    describeCustomerParameter(paths);
    const changed = paths["/a"].get as unknown as typeof secured & { responses: Record<string, object> };
    expect(changed.parameters.map(({ name }) => name)).toEqual(["a", "customerTenantId"]);
    expect(changed.responses[404]).toEqual({ content: "problem", description: "There is no such customer." });
    expect(paths["/b"].get).toEqual(open);
    expect(() => describeCustomerParameter(undefined)).not.toThrow();
  });

  it("leaves what a call says itself of not finding something", () => {
    const own = { description: "No such document." };
    const paths = { "/a": { get: { security: [{}], responses: { 404: own } as Record<string, object> } } };
    describeCustomerParameter(paths);
    expect(paths["/a"].get.responses[404]).toBe(own);
  });
});
