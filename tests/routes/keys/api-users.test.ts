import { apiClient } from "@tests/support/api-client";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import { createApiUser } from "~/operations/keys/create-user";

describe("an API user without script", () => {
  it("is made, gets a key that is shown once and works, and loses it", async () => {
    const { user } = await tenantUser();
    await user.open("/Users/api-users");
    expect(user.text()).toContain("There are no API users yet.");
    await user.follow("Create API user");
    user.type("Name", "Nightly reader");
    user.choose("Role", "Assistant");
    await user.press("Create API user");
    const page = user.path();
    expect(user.text()).toContain("There are no keys yet.");
    await user.follow("Create key");
    user.type("Name of the key", "Server 1");
    await user.press("Create key");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain("Please select at least one permission.");
    expect(user.value("Name of the key")).toBe("Server 1");
    user.tick("View users");
    await user.press("Create key");
    const key = user.value("Key");
    expect(key).toMatch(/^fw_.{40,}/);
    const ask = apiClient(key);
    expect((await ask("GET", "/api/Users")).status).toBe(200);
    expect((await ask("GET", "/api/Roles")).status).toBe(403);
    await user.open(page);
    expect(user.html()).not.toContain(key);
    expect(user.text()).toContain(`${key.slice(0, 8)}…`);
    expect(user.text()).not.toContain("Never");
    await user.follow("Revoke");
    await user.press("Yes");
    expect(user.text()).toContain("The key was revoked.");
    expect((await ask("GET", "/api/Users")).status).toBe(401);
    await user.follow("OK");
    expect(user.path()).toBe(page);
  });

  it("offers no permission that its role does not hold", async () => {
    const { user, context } = await tenantUser();
    const roleId = assistantRoleOf(context.tenant);
    const { memberId } = await createApiUser(context, { name: "Reader", roleId });
    await user.open(`/Users/api-users/${memberId}/keys/create`);
    expect(user.text()).toContain("View users");
    expect(user.text()).not.toContain("Invite users");
  });

  it("is deleted after a question", async () => {
    const { user, context } = await tenantUser();
    const roleId = assistantRoleOf(context.tenant);
    const { memberId } = await createApiUser(context, { name: "Reader", roleId });
    await user.open(`/Users/api-users/${memberId}`);
    await user.follow("Delete API user");
    await user.press("Yes");
    await user.follow("OK");
    expect(user.path()).toBe("/Users/api-users");
    expect(user.text()).toContain("There are no API users yet.");
  });
});
