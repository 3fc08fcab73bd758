import { againstDescription, type Description } from "@tests/support/against-description";
import { expect, it } from "vitest";

const described = (schema: object): Description => ({
  paths: {
    "/api/things/{id}": { get: { responses: { "404": {} } } },
    "/api/things/all": { get: { responses: { "200": { content: { "application/json": { schema } } } } } },
  },
  components: { schemas: { Thing: { type: "object", properties: { name: { type: "string" } } } } },
});

const list = {
  type: "object",
  required: ["items"],
  properties: {
    items: { type: "array", items: { $ref: "#/components/schemas/Thing" } },
    next: { type: ["string", "null"] },
    counts: { type: "object", additionalProperties: { type: "integer" } },
    state: { anyOf: [{ enum: ["new", "old"] }, { type: "null" }] },
  },
};

const differences = (json: unknown, change = {}) =>
  againstDescription(described(list), {
    method: "GET",
    path: "/api/Things/all?page=1",
    status: 200,
    contentType: "application/json",
    json,
    ...change,
  });

it("an answer that is as it is described has no differences", () => {
  const whole = { items: [{ name: "a" }, {}], next: null, counts: { a: 1 }, state: "old" };
  expect([differences(whole), differences({ items: [], state: null })]).toEqual([[], []]);
});

it.each([
  [{}, "/items is missing"],
  [{ items: null }, "/items: null is not array"],
  [{ items: [{ name: 1 }] }, "/items/0/name: 1 is not string"],
  [{ items: [], more: true }, "/more is not described"],
  [{ items: [], counts: { a: 1.5 } }, "/counts/a: 1.5 is not integer"],
  [{ items: [], state: "odd" }, '/state: "odd" is not listed'],
])("%j: %s", (json, difference) => {
  expect(differences(json)).toEqual([difference]);
});

it("statuses, types and methods count, too", () => {
  expect(differences(null, { status: 403 })).toEqual(["status 403"]);
  expect(differences(null, { contentType: "text/csv; charset=utf-8" })).toEqual(["content of type text/csv"]);
  expect(differences(null, { path: "/api/things/7", status: 404, contentType: "" })).toEqual([]);
  expect(differences(null, { method: "PUT" })).toEqual([]);
});
