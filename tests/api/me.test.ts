import { apiClient } from "@tests/support/api-client";
import { makeKey } from "@tests/support/make-key";
import { makeMember } from "@tests/support/make-member";
import { makeModel } from "@tests/support/make-model";
import { makePerson } from "@tests/support/make-person";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { describe, expect, it } from "vitest";
import { invitationState } from "~/domain/accounts/invitation-state";
import { userStatus } from "~/domain/accounts/person";
import { findCaller } from "~/operations/accounts/find-caller";
import { createApiUser } from "~/operations/keys/create-user";
import { newIdentifier } from "~/platform/identifiers";

/** A tenant whose user stands behind a key with a role of its own. */
async function userWithKey() {
  const context = await makeTenant();
  const member = await makeMember(context, { givenName: "Mei", familyName: "Tan" });
  const { key } = await makeKey(context, {
    memberId: member.id,
    permissions: ["Users.List", "TenantModel.ViewDocument"],
  });
  return { context, member, ask: apiClient(key) };
}

async function invitedPerson() {
  const person = await makePerson();
  const context = await makeTenant();
  const member = await makeMember(context, {
    email: person.email,
    userId: null,
    status: userStatus.invited,
    invitationExpiresAt: new Date(Date.UTC(2100, 0)),
  });
  const state = invitationState(context.tenant.id, member.id);
  return { ...person, tenant: context.tenant, member, state, ask: apiClient(person.token) };
}

describe("the user who asks", () => {
  it("is the one that the key acts for, with what the key may do", async () => {
    const { context, member, ask } = await userWithKey();
    const { status, json } = await ask("GET", "/api/users/ME");
    expect(status).toBe(200);
    expect(json).toMatchObject({
      userId: member.id,
      tenantId: { value: context.tenant.id },
      firstName: "Mei",
      lastName: "Tan",
      email: member.email,
      roleId: "admin",
      userStatus: 1,
    });
    expect([...(json.permissions ?? [])].sort()).toEqual(["TenantModel.ViewDocument", "Users.List"]);
  });

  it("has the address that its mails go to, and an API user has neither", async () => {
    const { context, member, ask } = await userWithKey();
    const { id: modelId } = await makeModel(context);
    const documentId = await plantDocument(context, modelId, { status: "approved" });
    const path = `/api/TenantAIModels/${modelId}/SendApprovedDocumentsEmailToTenant`;
    const body = { body: JSON.stringify([documentId]), headers: { "Content-Type": "application/json" } };
    const ofPerson = await makeKey(context, { memberId: member.id });
    const sent = await apiClient(ofPerson.key)("POST", path, body);
    expect(sent.json).toMatchObject({ recipient: member.email });
    expect((await ask("GET", "/api/Users/me")).json.email).toBe(member.email);
    const { memberId } = await createApiUser(context, { name: "Warehouse", roleId: "admin" });
    const asApiUser = apiClient((await makeKey(context, { memberId })).key);
    expect((await asApiUser("GET", "/api/Users/me")).json.email).toBeNull();
    expect((await asApiUser("POST", path, body)).status).toBe(422);
  });

  it("changes the own names", async () => {
    const { ask } = await userWithKey();
    const answer = await ask("PATCH", "/api/Users/me/profile?firstName=Mei%20Lin&lastName=Tan");
    expect(answer.status).toBe(204);
    expect((await ask("GET", "/api/Users/me")).json).toMatchObject({ firstName: "Mei Lin" });
  });

  it("is told which name is missing", async () => {
    const { ask } = await userWithKey();
    const { status, json } = await ask("PATCH", "/api/Users/me/profile?firstName=Mei");
    expect(status).toBe(422);
    expect(json.errors).toMatchObject([{ field: "lastName" }]);
  });

  it("is nobody for a key that no user stands behind", async () => {
    const { key } = await makeKey(await makeTenant());
    expect((await apiClient(key)("GET", "/api/Users/me")).status).toBe(404);
  });
});

describe("an invitation", () => {
  it("is answered for the session of the person who was invited, and accepted once", async () => {
    const { ask, member, tenant, state } = await invitedPerson();
    const check = await ask("GET", "/api/Users/isUserInvited");
    expect([check.status, check.json]).toEqual([
      200,
      { userStatus: 0, tenantId: { value: tenant.id }, userId: member.id },
    ]);
    const path = `/api/Users/acceptUserInvitation?state=${encodeURIComponent(state)}`;
    expect((await ask("GET", path)).status).toBe(204);
    expect((await ask("GET", path)).status).toBe(404);
    expect((await ask("GET", "/api/Users/me")).json).toMatchObject({ userId: member.id, userStatus: 1 });
  });

  it("that does not exist answers 404", async () => {
    const { token } = await makePerson();
    const ask = apiClient(token);
    expect((await ask("GET", "/api/Users/isUserInvited")).status).toBe(404);
    const state = invitationState(newIdentifier(), newIdentifier());
    const answer = await ask("GET", `/api/Users/acceptUserInvitation?state=${encodeURIComponent(state)}`);
    expect(answer.json).toMatchObject({ status: 404, code: "not-found" });
  });

  it("of somebody else cannot be accepted", async () => {
    const { state, visitor } = await invitedPerson();
    const stranger = await makePerson();
    const path = `/api/Users/acceptUserInvitation?state=${encodeURIComponent(state)}`;
    expect((await apiClient(stranger.token)("GET", path)).status).toBe(404);
    expect(await findCaller(visitor, { token: stranger.token })).toMatchObject({ tenantId: null });
  });

  it("check answers 1 for a key's user", async () => {
    const { ask, member } = await userWithKey();
    expect((await ask("GET", "/api/Users/isUserInvited")).json).toMatchObject({
      userStatus: 1,
      userId: member.id,
    });
  });

  it("is for who has a session or a key", async () => {
    for (const token of [null, "x".repeat(43)])
      expect((await apiClient(token)("GET", "/api/Users/isUserInvited")).status).toBe(401);
  });
});
