import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import written from "@clients/typescript/calls.ts?raw";
import { Fieldwise, FieldwiseError } from "@clients/typescript/client";
import { apiClient } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { createApi } from "@workers/api/api";
import { describe, expect, it } from "vitest";
import { callsOf } from "../../scripts/client/calls-of.mjs";

const site = "https://fieldwise.example";

/** The client of a tenant's key, and every request that it made. `busy` is what the first requests are told instead. */
async function world(busy: Response[] = []) {
  const context = await makeTenant();
  const { key } = await makeKey(context);
  const model = await makeModel(context);
  const api = createApi();
  const asked: Request[] = [];
  const ask = async (address: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(String(address), init as RequestInit<never>);
    asked.push(request.clone() as Request);
    const told = busy.shift();
    if (told) return told;
    const execution = createExecutionContext();
    const response = await api.fetch(request, env, execution);
    await waitOnExecutionContext(execution);
    return response;
  };
  const fieldwise = new Fieldwise({ site, key, fetch: ask as typeof fetch });
  return { fieldwise, asked, modelId: model.id };
}

const file = new Blob(["%PDF-1.4\n%%EOF\n"], { type: "application/pdf" });

describe("The TypeScript client", () => {
  it("knows every call as the API describes it (else run scripts/make-client.mjs)", async () => {
    const { json } = await apiClient(null)("GET", "/api/openapi.json");
    expect(callsOf(json).split("\n")).toEqual(written.split("\n"));
  });

  it("lists, asks with parameters, and answers files as they are", async () => {
    const { fieldwise, asked, modelId } = await world();
    const { items } = await fieldwise.call("GET /api/TenantAIModels");
    expect(items.map(({ tenantAIModelId }) => tenantAIModelId)).toContain(modelId);
    const list = await fieldwise.call("GET /api/TenantAIModels/{id}/documents", {
      path: { id: modelId },
      query: { size: "10", status: undefined },
    });
    expect(list.items).toEqual([]);
    expect(asked.at(-1)?.url).toBe(`${site}/api/TenantAIModels/${modelId}/documents?size=10`);
    const csv = await fieldwise.call("GET /api/TenantAIModels/{id}/documents/export", {
      path: { id: modelId },
      query: { format: "csv" },
    });
    expect(await csv.text()).toContain("fileName");
  });

  it("uploads a file once, however often it is sent under one key", async () => {
    const { fieldwise, modelId } = await world();
    const first = await fieldwise.upload(modelId, file, { name: "paper.pdf", key: "delivery-17" });
    const again = await fieldwise.upload(modelId, file, { name: "paper.pdf", key: "delivery-17" });
    expect(again.documentId).toBe(first.documentId);
    await expect(fieldwise.read(modelId, first.documentId, { every: 1, atMost: 5 })).rejects.toThrow(
      "was not read within 5 ms",
    );
  });

  it("throws what the API says of a call that fails, in the chosen language", async () => {
    const { fieldwise } = await world();
    const failed = await fieldwise
      .call("GET /api/TenantAIModels/{id}", { path: { id: "some/where" } })
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(FieldwiseError);
    expect(failed).toMatchObject({ status: 404, code: "not-found" });
  });

  it("comes again when the service is busy, after the time that it names, and not for ever", async () => {
    const busy = () => new Response("{}", { status: 503, headers: { "Retry-After": "0.01" } });
    const { fieldwise, asked } = await world([busy(), busy()]);
    await fieldwise.call("GET /api/TenantAIModels");
    expect(asked).toHaveLength(3);
    const never = await world(Array.from({ length: 9 }, busy));
    await expect(never.fieldwise.call("GET /api/TenantAIModels")).rejects.toMatchObject({ status: 503 });
    expect(never.asked).toHaveLength(5);
  });
});
