import { apiClient } from "@tests/support/api-client";
import { testsOfEveryRoute } from "@tests/support/common-route-tests";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";

const elsewhere = ["TenantModel.UploadDocument"];

testsOfEveryRoute("the list of models", {
  method: "GET",
  lacking: elsewhere,
  ofTenant: false,
  prepare: async () => ({ path: "/api/TenantAIModels", status: 200 }),
});
testsOfEveryRoute("a model", {
  method: "GET",
  lacking: elsewhere,
  ofTenant: true,
  prepare: async (context) => ({ path: `/api/TenantAIModels/${(await makeModel(context)).id}`, status: 200 }),
});
testsOfEveryRoute("the list of base models", {
  method: "GET",
  ofTenant: false,
  prepare: async () => ({ path: "/api/AIModels", status: 200 }),
});

describe("models", () => {
  it("are those of the key's tenant", async () => {
    const context = await makeTenant();
    const model = await makeModel(context);
    await makeModel(await makeTenant());
    const ask = apiClient((await makeKey(context)).key);
    const { json } = await ask("GET", "/api/tenantaimodels");
    expect(json.items).toHaveLength(1);
    const one = await ask("GET", `/api/TenantAIModels/${model.id}`);
    expect(one.json).toEqual(json.items?.[0]);
    expect(one.json).toMatchObject({
      tenantAIModelId: model.id,
      tenantAIModelName: "Supplier Invoices",
      aiModelName: "Invoices-North America",
      currency: "USD",
      confidenceThreshold: 10,
      culture: "en-US",
    });
    expect(one.json.fields?.[0]).toEqual({
      ...{
        key: "invoiceNumber",
        name: "invoiceNumber",
        type: "id",
        weight: 5,
        required: true,
        lineItem: false,
        own: false,
      },
    });
  });

  it("show the fields that the organization made up", async () => {
    const context = await makeTenant();
    const own = { name: "Cost centre", type: "id" as const };
    const fields = [{ key: "own:cost-centre", weight: 3, required: true, line: false, own }];
    const model = await makeModel(context, { fields, threshold: 1 });
    const ask = apiClient((await makeKey(context)).key);
    const { json } = await ask("GET", `/api/TenantAIModels/${model.id}`);
    expect(json.fields).toEqual([
      {
        ...{ key: "own:cost-centre", name: "Cost centre", type: "id", weight: 3 },
        ...{ required: true, lineItem: false, own: true },
      },
    ]);
  });

  it("rest on base models with their fields", async () => {
    const ask = apiClient((await makeKey(await makeTenant())).key);
    const { json } = await ask("GET", "/api/aimodels");
    const names = [...(json.items ?? [])].map((model) => model.aiModelName);
    expect(names).toContain("Invoices-North America");
    expect(names).toEqual([
      ...["Invoices-North America", "Invoices-APAC", "Invoices-Europe", "Purchase Orders"],
      ...["Credit Notes", "Receipts", "Bank Statements", "Energy Bills"],
    ]);
  });
});
