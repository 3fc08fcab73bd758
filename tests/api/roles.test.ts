import { apiClient, jsonBody } from "@tests/support/api-client";
import { testsOfEveryRoute } from "@tests/support/common-route-tests";
import { makeKey } from "@tests/support/make-key";
import { makeMember } from "@tests/support/make-member";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { permissions } from "~/domain/permissions/permission";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import type { TenantContext } from "~/operations/context";

const lacking = ["Users.List"];
const ofRole = (context: TenantContext) => `/api/Roles/${assistantRoleOf(context.tenant)}`;
const data = { name: "Reader", permissions: ["Users.List"] };

testsOfEveryRoute("the list of roles", {
  method: "GET",
  lacking,
  ofTenant: false,
  prepare: async () => ({ path: "/api/Roles", status: 200 }),
});
testsOfEveryRoute("the catalogue of permissions", {
  method: "GET",
  lacking,
  ofTenant: false,
  prepare: async () => ({ path: "/api/Permissions", status: 200 }),
});
testsOfEveryRoute("making a role", {
  method: "POST",
  lacking,
  ofTenant: false,
  prepare: async () => ({ path: "/api/Roles/create", init: () => jsonBody(data), status: 201 }),
});
testsOfEveryRoute("a role", {
  method: "GET",
  lacking,
  ofTenant: true,
  prepare: async (context) => ({ path: ofRole(context), status: 200 }),
});
testsOfEveryRoute("changing a role", {
  method: "PUT",
  lacking,
  ofTenant: true,
  prepare: async (context) => ({ path: ofRole(context), init: () => jsonBody(data), status: 204 }),
});
testsOfEveryRoute("deleting a role", {
  method: "DELETE",
  lacking,
  ofTenant: true,
  prepare: async (context) => ({ path: ofRole(context), status: 204 }),
});

describe("roles", () => {
  it("are made, read, changed and deleted, the path in either spelling", async () => {
    const ask = apiClient((await makeKey(await makeTenant())).key);
    const { json } = await ask("POST", "/api/Roles/create", jsonBody(data));
    const path = `/api/Roles/${json.roleId}`;
    expect((await ask("GET", path)).json).toEqual({
      roleId: json.roleId,
      name: "Reader",
      permissions: ["Users.List"],
      builtIn: false,
      userCount: 0,
    });
    await ask("PUT", path, jsonBody({ name: "Nobody", permissions: [] }));
    expect((await ask("GET", path)).json).toMatchObject({ name: "Nobody", permissions: [] });
    expect((await ask("DELETE", `/api/roles/${json.roleId}`)).status).toBe(204);
    expect((await ask("GET", path)).status).toBe(404);
  });

  it("of the administrator hold every permission by name", async () => {
    const ask = apiClient((await makeKey(await makeTenant())).key);
    const { json } = await ask("GET", "/api/Roles/admin");
    expect(json).toMatchObject({ name: "Admin", builtIn: true, permissions: [...permissions] });
    expect((await ask("DELETE", "/api/Roles/admin")).status).toBe(409);
  });

  it("in use say how many users hold them", async () => {
    const context = await makeTenant();
    await makeMember(context, { roleId: assistantRoleOf(context.tenant) });
    const { json } = await apiClient((await makeKey(context)).key)("DELETE", ofRole(context));
    expect(json).toMatchObject({ status: 409, detail: expect.stringMatching(/^1 user has/) });
  });

  it("are never given what the key does not hold", async () => {
    const context = await makeTenant();
    const { key } = await makeKey(context, { permissions: ["Roles.Edit"] });
    const body = jsonBody({ name: "Mighty", permissions: ["Billing"] });
    expect((await apiClient(key)("POST", "/api/Roles/create", body)).status).toBe(403);
  });

  it("take permissions of the catalogue only", async () => {
    const ask = apiClient((await makeKey(await makeTenant())).key);
    const { json } = await ask("GET", "/api/permissions");
    expect([...(json.items ?? [])].map(({ permission }) => permission)).toEqual([...permissions]);
    expect(json.items?.find(({ permission }) => permission === "Users.List")).toEqual({
      permission: "Users.List",
      name: "View users",
      feature: "people",
    });
    const refused = await ask("POST", "/api/Roles/create", jsonBody({ name: "X", permissions: ["*"] }));
    expect([refused.status, refused.json.errors?.[0]?.field]).toEqual([422, "permissions.0"]);
  });
});
