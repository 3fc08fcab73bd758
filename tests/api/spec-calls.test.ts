import { apiClient } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { specCalls } from "./spec-calls";

type Parameter = { name: string; in: string };
type Described = Record<string, Record<string, { parameters?: Parameter[] }>>;

/** A call of the specification: its method, its path under /api and the names in its query. */
function read(call: string) {
  const [, method = "", path = "", query = ""] = /^(\w+) ([^?]+)\??(.*)$/.exec(call) ?? [];
  return {
    method,
    path: `/api${path.replace(/^\.\.\./, "/TenantAIModels/{id}")}`,
    query: query === "" ? [] : query.split("&"),
  };
}

async function described() {
  const { json } = await apiClient(null)("GET", "/api/openapi.json");
  const paths = json.paths as unknown as Described;
  return new Map(Object.entries(paths).map(([path, item]) => [path.toLowerCase(), item]));
}

describe("the calls of the specification", () => {
  it.each(specCalls)("are described with their parameters: %s", async (call) => {
    const { method, path, query } = read(call);
    const operation = (await described()).get(path.toLowerCase())?.[method.toLowerCase()];
    expect(operation, path).toBeDefined();
    const named = (operation?.parameters ?? []).filter((one) => one.in === "query").map(({ name }) => name);
    expect(named).toEqual(expect.arrayContaining(query));
  });

  it.each(specCalls)("are answered as the specification writes them: %s", async (call) => {
    const { method, path } = read(call);
    const ask = apiClient((await makeKey(await makeTenant())).key);
    const body = method === "GET" || method === "DELETE" ? {} : { body: "{" };
    const headers = { "Content-Type": "application/json" };
    const answer = await ask(method, path.replaceAll(/[{}]/g, ""), { ...body, headers });
    const nowhere = await ask("GET", "/api/TenantAIModels/1/2/3");
    expect(answer.json?.detail).not.toBe(nowhere.json.detail);
    expect([405, 500]).not.toContain(answer.status);
  });
});
