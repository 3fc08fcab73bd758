import { env } from "cloudflare:workers";
import { apiClient, jsonBody } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeSystemAdmin } from "@tests/support/make-system-admin";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { permissions } from "~/domain/permissions/permission";
import { masterTenantId } from "~/domain/tenants/master-tenant";

const payload = (tenantName: string) => ({
  tenantName,
  companyName: "Larkmoor Ltd",
  address: {
    addressLine1: "4 Mill Lane",
    addressLine2: "",
    city: "Wagga Wagga",
    state: "NSW",
    postalCode: "2650",
    country: "Australia",
    countryCode: "AU",
  },
  cloudProvider: 0,
  dataCenter: "au",
});

describe("GET /Tenants/{tenantId}", () => {
  it("shows the key's own tenant with its roles, and no other", async () => {
    const context = await makeTenant();
    const ask = apiClient((await makeKey(context)).key);
    const { json, status } = await ask("GET", `/api/tenants/${context.tenant.id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      tenantId: context.tenant.id,
      companyName: "Blue Harbour Pty Ltd",
      address: { country: "United States", countryCode: "US", postalCode: "2300" },
      metadata: null,
    });
    expect(json.roles).toContainEqual({ roleId: "admin", name: "Admin", permissions: ["*"] });
    const other = await makeTenant();
    expect(await ask("GET", `/api/Tenants/${other.tenant.id}`)).toMatchObject({ status: 404 });
    expect(await ask("GET", `/api/Tenants/${masterTenantId}`)).toMatchObject({ status: 404 });
  });
});

describe("PUT /Tenants/{tenantId}/metadata", () => {
  it("keeps a source, forgets it, and writes both into the audit", async () => {
    const context = await makeTenant();
    const ask = apiClient((await makeKey(context)).key);
    const path = `/api/Tenants/${context.tenant.id}`;
    expect((await ask("PUT", `${path}/metadata`, jsonBody({ source: "partner" }))).status).toBe(204);
    expect((await ask("GET", path)).json.metadata).toBe('{"source":"partner"}');
    expect((await ask("PUT", `${path}/metadata`, jsonBody(null))).status).toBe(204);
    expect((await ask("GET", path)).json.metadata).toBeNull();
    expect((await ask("PUT", `${path}/metadata`, jsonBody({ source: "" }))).status).toBe(422);
    const other = await makeTenant();
    const foreign = await ask("PUT", `/api/Tenants/${other.tenant.id}/metadata`, jsonBody(null));
    expect(foreign.status).toBe(404);
    const audit = await env.DB_CONTROL.prepare(
      "select count(*) as rows from audit where tenant_id = ? and operation = 'tenants.put-metadata'",
    )
      .bind(context.tenant.id)
      .first();
    expect(audit).toEqual({ rows: 2 });
  });
});

describe("customerTenantId", () => {
  it("is described for every call behind a key", async () => {
    const { json } = await apiClient(null)("GET", "/api/openapi.json");
    const { parameters } = JSON.parse(JSON.stringify(json)).paths["/api/TenantAIModels"].get;
    expect(parameters).toContainEqual(expect.objectContaining({ name: "customerTenantId", in: "query" }));
  });
});

describe("GET /Tenants/dataCenters", () => {
  it("lists the data centers by name with the countries they cover", async () => {
    const { json } = await apiClient((await makeKey(await makeTenant())).key)(
      "GET",
      "/api/Tenants/datacenters",
    );
    expect(json.items).toHaveLength(4);
    expect(json.items?.[0]).toEqual({
      code: "au",
      name: "Australia",
      countryCode: "AU",
      coveredCountries: "AU:NZ",
    });
  });
});

describe("a system administrator's key", () => {
  it("lists all customers and creates one; any other key may not", async () => {
    const { key } = await makeSystemAdmin();
    const ask = apiClient(key);
    const name = `Zelkova ${crypto.randomUUID()}`;
    const made = await ask("POST", "/api/Tenants/create", jsonBody(payload(name)));
    expect(made.status).toBe(201);
    const { json } = await ask("GET", `/api/Tenants/TENANTS?search=${encodeURIComponent(name)}`);
    expect(json).toMatchObject({ items: [{ tenantId: made.json.tenantId, tenantName: name }], next: null });
    const again = await ask("POST", "/api/Tenants/create", jsonBody(payload(name.toUpperCase())));
    expect(again.json).toMatchObject({ status: 409, detail: "Tenant Name already exists." });

    const ordinary = apiClient((await makeKey(await makeTenant())).key);
    expect((await ordinary("GET", "/api/Tenants/tenants")).status).toBe(403);
    expect((await ordinary("POST", "/api/Tenants/create", jsonBody(payload("x")))).status).toBe(403);
  });

  it("does no more than the key was given: one without all permissions neither lists nor creates customers", async () => {
    const admin = await makeSystemAdmin();
    for (const given of [["Reports"], permissions.filter((one) => one !== "Billing.Edit")]) {
      const ask = apiClient((await admin.makeKey(given)).key);
      expect((await ask("GET", "/api/Tenants/tenants")).status).toBe(403);
      expect((await ask("POST", "/api/Tenants/create", jsonBody(payload("Zelkova")))).status).toBe(403);
    }
    const all = apiClient((await admin.makeKey([...permissions])).key);
    expect((await all("GET", "/api/Tenants/tenants")).status).toBe(200);
  });

  it("for a customer, too, does no more than the key was given", async () => {
    const admin = await makeSystemAdmin();
    const customer = await makeTenant();
    const ask = apiClient((await admin.makeKey(["TenantModel.ViewModel"])).key);
    const query = `customerTenantId=${customer.tenant.id}`;
    expect((await ask("GET", `/api/TenantAIModels?${query}`)).status).toBe(200);
    expect((await ask("GET", `/api/Users?${query}`)).status).toBe(403);
    expect((await ask("GET", `/api/Tenants/${customer.tenant.id}`)).status).toBe(403);
  });

  it("acts for a customer by customerTenantId; to any other key that tenant does not exist", async () => {
    const { key } = await makeSystemAdmin();
    const customer = await makeTenant();
    const model = await makeModel(customer);
    const path = `/api/TenantAIModels?customerTenantId=${customer.tenant.id}`;
    const { json } = await apiClient(key)("GET", path);
    expect(json.items?.map((item) => item.tenantAIModelId)).toEqual([model.id]);
    await apiClient(key)(
      "PUT",
      `/api/Tenants/${customer.tenant.id}/metadata?customerTenantId=${customer.tenant.id}`,
      jsonBody({ source: "x" }),
    );
    const row = await env.DB_CONTROL.prepare(
      "select actor_kind, on_behalf_of from audit where tenant_id = ? and operation = 'tenants.put-metadata'",
    )
      .bind(customer.tenant.id)
      .first();
    expect(row).toEqual({ actor_kind: "key", on_behalf_of: customer.tenant.id });

    const ordinary = apiClient((await makeKey(await makeTenant())).key);
    expect(await ordinary("GET", path)).toMatchObject({ status: 404, json: { code: "not-found" } });
    const own = apiClient((await makeKey(customer)).key);
    expect((await own("GET", path)).status).toBe(200);
  });
});
