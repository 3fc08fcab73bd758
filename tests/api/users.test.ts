import { apiClient, jsonBody } from "@tests/support/api-client";
import { testsOfEveryRoute } from "@tests/support/common-route-tests";
import { makeKey } from "@tests/support/make-key";
import { makeMember } from "@tests/support/make-member";
import { makePerson } from "@tests/support/make-person";
import { makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import type { TenantContext } from "~/operations/context";
import { getUser } from "~/operations/users/get";

const lacking = ["Roles"];
const ofUser = async (context: TenantContext, over: Parameters<typeof makeMember>[1] = {}) => {
  await makeMember(context);
  return `/api/Users/${(await makeMember(context, over)).id}`;
};
const data = { firstName: "Ana", lastName: "Ruiz", roleId: "admin" };

testsOfEveryRoute("the list of users", {
  method: "GET",
  lacking,
  ofTenant: false,
  prepare: async () => ({ path: "/api/Users", status: 200 }),
});
testsOfEveryRoute("a user", {
  method: "GET",
  lacking,
  ofTenant: true,
  prepare: async (context) => ({ path: await ofUser(context), status: 200 }),
});
testsOfEveryRoute("changing a user", {
  method: "PUT",
  lacking,
  ofTenant: true,
  prepare: async (context) => ({ path: await ofUser(context), init: () => jsonBody(data), status: 204 }),
});
testsOfEveryRoute("deleting a user", {
  method: "DELETE",
  lacking,
  ofTenant: true,
  prepare: async (context) => ({ path: await ofUser(context), status: 204 }),
});
testsOfEveryRoute("setting a user active", {
  method: "PUT",
  lacking,
  ofTenant: true,
  prepare: async (context) => {
    const { person } = await makePerson();
    const path = await ofUser(context, { status: -1, userId: person.id });
    return { path: `${path}/SetUserToActive`, status: 204 };
  },
});
testsOfEveryRoute("inviting a user", {
  method: "POST",
  lacking,
  ofTenant: false,
  prepare: async () => ({ path: "/api/Users/invite?email=a%40b.example&userName=Ana", status: 201 }),
});

const askFor = async (context: TenantContext) => apiClient((await makeKey(context)).key);

describe("users", () => {
  it("come all at once or in pages, sorted", async () => {
    const context = await makeTenant();
    for (const familyName of ["Berg", "Adler", "Cole"]) await makeMember(context, { familyName });
    const ask = await askFor(context);
    const names = ({ json }: Awaited<ReturnType<typeof ask>>) =>
      [...(json.items ?? [])].map(({ lastName }) => lastName);
    expect(names(await ask("GET", "/api/users"))).toEqual(["Adler", "Berg", "Cole"]);
    const page = await ask("GET", "/api/Users?page=1&size=2&sortField=LastName&sortOrder=descending");
    expect(names(page)).toEqual(["Cole", "Berg"]);
    expect(page.json).toMatchObject({ page: 1, size: 2, totalCount: 3, totalPages: 2 });
    const next = `/api/Users?size=2&sortField=LastName&sortOrder=desc&cursor=${page.json.nextCursor}`;
    expect(names(await ask("GET", next))).toEqual(["Adler"]);
  });

  it("have the specification's fields", async () => {
    const context = await makeTenant();
    const { id, email } = await makeMember(context, { status: -1, features: ["reports"] });
    const { json } = await (await askFor(context))("GET", `/api/Users/${id}`);
    expect(json).toEqual({
      userId: id,
      tenantId: { value: context.tenant.id },
      firstName: "Mei",
      lastName: "Tan",
      email,
      roleId: "admin",
      roleName: "Admin",
      userStatus: -1,
      features: ["reports"],
    });
  });

  it("are changed but for the e-mail, and features stay unless given", async () => {
    const context = await makeTenant();
    await makeMember(context);
    const { id, email } = await makeMember(context, { features: ["reports"] });
    const ask = await askFor(context);
    const roleId = assistantRoleOf(context.tenant);
    await ask("PUT", `/api/Users/${id}`, jsonBody({ ...data, roleId, email: "other@example.com" }));
    expect(await getUser(context, { memberId: id })).toMatchObject({
      givenName: "Ana",
      familyName: "Ruiz",
      roleId,
      email,
      features: ["reports"],
    });
  });

  it("are refused under the names of the API", async () => {
    const context = await makeTenant();
    const { id } = await makeMember(context);
    const ask = await askFor(context);
    const { status, json } = await ask("PUT", `/api/Users/${id}`, jsonBody({ ...data, firstName: "" }));
    expect([status, json.errors?.[0]?.field]).toEqual([422, "firstName"]);
    const invited = await ask("POST", "/api/Users/invite?email=nobody&userName=");
    expect([...(invited.json.errors ?? [])].map(({ field }) => field)).toEqual(["userName", "email"]);
    expect((await ask("GET", "/api/Users?size=201")).json.errors?.[0]?.field).toBe("size");
  });

  it("that are invited get the least role and a link to this site", async () => {
    const context = await makeTenant();
    const ask = await askFor(context);
    const { json } = await ask("POST", "/api/users/INVITE?email=Noor%40example.com&userName=Noor");
    const user = await getUser(context, { memberId: json.userId ?? "" });
    expect(user).toMatchObject({ email: "noor@example.com", status: 0, roleName: "Assistant" });
    const again = await ask("POST", "/api/Users/invite?email=noor%40example.com&userName=Noor");
    expect(again.json).toMatchObject({ status: 409, code: "conflict" });
  });

  it("that are the last administrator stay", async () => {
    const context = await makeTenant();
    const { id } = await makeMember(context);
    const { json } = await (await askFor(context))("DELETE", `/api/Users/${id}`);
    expect(json).toMatchObject({ status: 409, detail: expect.stringContaining("only active administrator") });
  });
});
