import { apiClient, jsonBody } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeSystemAdmin } from "@tests/support/make-system-admin";
import { makeTenant } from "@tests/support/make-tenant";
import { taughtModel } from "@tests/support/teach-base";
import { describe, expect, it } from "vitest";

const path = "/api/AIModels/invoices-north-america/publications";

describe("publishing by the API", () => {
  it("is a system administrator's: lists, publishes, takes back", async () => {
    const { inMaster, key } = await makeSystemAdmin();
    const ask = apiClient(key);
    const { model, versionId } = await taughtModel(inMaster, 3);
    const documents = await ask("GET", "/api/AIModels/invoices-north-america/TrainingDocuments");
    expect(documents.json.items?.[0]).toMatchObject({ tenantAIModelId: model.id, status: "trained" });
    const published = await ask("POST", path, jsonBody({ versionId }));
    expect([published.status, published.json]).toEqual([200, { inForce: 1 }]);
    expect((await ask("POST", path, jsonBody({ versionId }))).status).toBe(409);
    const { json } = await ask("GET", path);
    expect(json).toMatchObject({ inForce: 1, items: [{ number: 1, versionId, takenBackOn: null }] });
    expect((await ask("POST", `${path.toLowerCase()}/1/takeback`)).json).toEqual({ inForce: null });
    expect((await ask("POST", `${path}/1/takeBack`)).status).toBe(409);
  });

  it("is not a customer's, whatever the key holds, nor for a customer", async () => {
    const customer = await makeTenant();
    await makeModel(customer);
    const theirs = apiClient((await makeKey(customer)).key);
    const { key } = await makeSystemAdmin();
    const calls = [
      ["GET", path],
      ["POST", path, jsonBody({ versionId: "x" })],
      ["POST", `${path}/1/takeBack`],
    ] as const;
    for (const [method, at, body] of calls) {
      expect([method, (await theirs(method, at, body)).status]).toEqual([method, 403]);
      const acting = await apiClient(key)(method, `${at}?customerTenantId=${customer.tenant.id}`, body);
      expect([method, acting.status]).toEqual([method, 403]);
    }
  });

  it("knows no version of other models, nor base models that there are not", async () => {
    const ask = apiClient((await makeSystemAdmin()).key);
    expect((await ask("POST", path, jsonBody({ versionId: "nobody's" }))).status).toBe(404);
    expect((await ask("GET", "/api/AIModels/no-such-model/publications")).status).toBe(404);
  });
});
