import { apiClient, jsonBody } from "@tests/support/api-client";
import { testsOfEveryRoute } from "@tests/support/common-route-tests";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { baseModels } from "~/domain/models/base-models";

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

testsOfEveryRoute("the time zones", {
  method: "GET",
  ofTenant: false,
  prepare: async () => ({ path: "/api/AIModels/timezones", status: 200 }),
});
testsOfEveryRoute("the cultures", {
  method: "GET",
  ofTenant: false,
  prepare: async () => ({ path: "/api/AIModels/cultures", status: 200 }),
});
testsOfEveryRoute("the report of all models", {
  method: "GET",
  lacking: elsewhere,
  ofTenant: false,
  prepare: async () => ({ path: "/api/TenantAIModels/masterReport", status: 200 }),
});

const newModel = {
  tenantAIModelName: "Invoices",
  aiModelId: "invoices-north-america",
  currency: "USD",
  confidenceThreshold: 6,
  timeZone: "UTC",
  culture: "en-US",
  fields: [
    { key: "total", weight: 5, required: true },
    { weight: 3, required: false, own: true, name: "Cost centre", type: "id" },
  ],
};

describe("making and changing models", () => {
  it("answers the model, and refuses by the names of the body", async () => {
    const ask = apiClient((await makeKey(await makeTenant())).key);
    const isUnique = () => ask("GET", "/api/TenantAIModels/invoices/isunique");
    expect((await isUnique()).json).toBe(true);
    const made = await ask("POST", "/api/TenantAIModels", jsonBody(newModel));
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({ revision: 1, storageProvider: "default", archived: false });
    expect((await isUnique()).json).toBe(false);
    const path = `/api/TenantAIModels/${made.json.tenantAIModelId}`;
    const change = { ...newModel, revision: 1, confidenceThreshold: 9 };
    const refused = await ask("PUT", path, jsonBody(change));
    expect(refused.status).toBe(422);
    expect(refused.json.errors).toMatchObject([{ field: "confidenceThreshold" }]);
    const fields = made.json.fields;
    const saved = await ask("PUT", path, jsonBody({ ...change, confidenceThreshold: 8, fields }));
    expect(saved.json).toMatchObject({ revision: 2, confidenceThreshold: 8, fields });
    expect((await ask("PUT", path, jsonBody({ ...change, confidenceThreshold: 8 }))).status).toBe(409);
  });

  it.each(baseModels.map(({ id }) => id))(
    "takes back the model as it answered it (%s)",
    async (aiModelId) => {
      const ask = apiClient((await makeKey(await makeTenant())).key);
      const base = await ask("GET", `/api/AIModels/${aiModelId}`);
      const keys = [...(base.json.fields ?? [])].map(({ key }) => key);
      const fields = keys.map((key) => ({ key, weight: 2, required: false }));
      const { json } = await ask("POST", "/api/TenantAIModels", jsonBody({ ...newModel, aiModelId, fields }));
      const saved = await ask("PUT", `/api/TenantAIModels/${json.tenantAIModelId}`, jsonBody(json));
      expect(saved.json).toEqual(Object.assign({}, json, { revision: 2 }));
    },
  );

  it("points at the places of the body that are not right, and at no others", async () => {
    const ask = apiClient((await makeKey(await makeTenant())).key);
    const pointers = async (change: object) => {
      const { json } = await ask("POST", "/api/TenantAIModels", jsonBody({ ...newModel, ...change }));
      return [...(json.errors ?? [])].map(({ pointer }) => pointer);
    };
    const named = (name: string, type = "id") => ({ weight: 3, required: false, name, type });
    const [total] = newModel.fields;
    expect(await pointers({ fields: [total, named("Gate"), named("--")] })).toEqual(["#/fields/2/name"]);
    expect(await pointers({ fields: [total, named("")] })).toEqual(["#/fields/1/name"]);
    expect(await pointers({ fields: [total, named("Gate", "colour")] })).toEqual(["#/fields/1/type"]);
    const server = { hostName: "ftp.example.com", port: 21, userName: "harbour", encryption: "none" };
    expect(await pointers({ storage: { provider: "ftp", ...server } })).toEqual(["#/storage/password"]);
    const list = await ask("POST", "/api/TenantAIModels", jsonBody([]));
    expect(list.json.errors).toMatchObject([{ field: "", pointer: "#" }]);
  });

  it("does not change the base model of a model", async () => {
    const ask = apiClient((await makeKey(await makeTenant())).key);
    const { json } = await ask("POST", "/api/TenantAIModels", jsonBody(newModel));
    const other = Object.assign({}, json, { aiModelId: "invoices-apac" });
    const refused = await ask("PUT", `/api/TenantAIModels/${json.tenantAIModelId}`, jsonBody(other));
    expect(refused.json.errors).toMatchObject([{ pointer: "#/aiModelId" }]);
  });

  it("tells what a model can be made of", async () => {
    const ask = apiClient((await makeKey(await makeTenant())).key);
    const { json } = await ask("GET", "/api/aimodels/CULTURES");
    expect(json.items).toContainEqual({
      culture: "de-DE",
      name: "German (Germany)",
      datePattern: "dd.MM.yyyy",
    });
    const english = [...(json.items ?? [])].filter(({ culture }) => culture?.startsWith("en-"));
    expect(english.filter(({ name }) => !name?.startsWith("English ("))).toEqual([]);
    expect((await ask("GET", "/api/AIModels/timezones")).json.items).toContain("Europe/London");
    expect((await ask("GET", "/api/AIModels/nothing")).status).toBe(404);
  });
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
      key: "invoiceNumber",
      name: "invoiceNumber",
      type: "id",
      weight: 5,
      required: true,
      lineItem: false,
      own: false,
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
        key: "own:cost-centre",
        name: "Cost centre",
        type: "id",
        weight: 3,
        required: true,
        lineItem: false,
        own: true,
      },
    ]);
  });

  it("rest on base models with their fields", async () => {
    const ask = apiClient((await makeKey(await makeTenant())).key);
    const { json } = await ask("GET", "/api/aimodels");
    const names = [...(json.items ?? [])].map((model) => model.aiModelName);
    expect(names).toContain("Invoices-North America");
    expect(names).toEqual([
      "Invoices-North America",
      "Invoices-APAC",
      "Invoices-Europe",
      "Purchase Orders",
      "Credit Notes",
      "Receipts",
      "Bank Statements",
      "Energy Bills",
    ]);
  });
});
