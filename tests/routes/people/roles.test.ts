import { makeMember } from "@tests/support/make-member";
import { makeTenant } from "@tests/support/make-tenant";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { rolePresets } from "~/domain/permissions/role-presets";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import { createRole } from "~/operations/roles/create";
import { getRole } from "~/operations/roles/get";

describe("roles without script", () => {
  it("are added by ticking permissions, changed, and deleted", async () => {
    const { user, context } = await tenantUser();
    await user.open("/roles/roles");
    await user.follow("Add Role");
    user.type("Role name", "Reader");
    user.tick("View users");
    user.tick("View the audit log");
    await user.press("Create role");
    expect(user.text()).toContain("The role was created.");
    await user.follow("OK");
    expect(user.path()).toBe("/roles/roles");
    await user.follow("Reader");
    expect([user.ticked("View users"), user.ticked("Invite users")]).toEqual([true, false]);
    user.untick("View users");
    user.tick("View roles");
    const roleId = user.path().split("/").at(-1) ?? "";
    await user.press("Save");
    expect(user.text()).toContain("The role was saved.");
    await user.follow("OK");
    expect(user.path()).toBe("/roles/roles");
    expect(await getRole(context, { roleId })).toMatchObject({ permissions: ["Roles", "Audit"] });
    await user.open(`/roles/editrole?id=${roleId}`);
    expect(user.path()).toBe(`/roles/editrole/${roleId}`);
    await user.follow("Delete role");
    await user.press("Yes");
    expect(user.text()).toContain("The role was deleted.");
    await user.follow("OK");
    expect(user.path()).toBe("/roles/roles");
    expect(user.text()).not.toContain("Reader");
  });

  it("can start from a usual one, of which everything can be changed", async () => {
    const { user, context } = await tenantUser();
    await user.open("/roles/addRole");
    expect([user.value("Role name"), user.ticked("Edit documents")]).toEqual(["", false]);
    await user.follow("Clerk");
    expect([user.value("Role name"), user.ticked("Edit documents")]).toEqual(["Clerk", true]);
    expect([user.ticked("Approve documents"), user.ticked("Edit users")]).toEqual([false, false]);
    user.untick("Submit documents for training");
    await user.press("Create role");
    await user.follow("OK");
    await user.follow("Clerk");
    const roleId = user.path().split("/").at(-1) ?? "";
    expect((await getRole(context, { roleId })).permissions.toSorted()).toEqual(
      [...rolePresets.clerk].filter((one) => one !== "TenantModel.SubmitForTraining").toSorted(),
    );
    await user.open("/roles/addRole?from=__proto__");
    expect(user.value("Role name")).toBe("");
  });

  it("keep what was typed when the name is taken", async () => {
    const { user } = await tenantUser();
    await user.open("/roles/addRole");
    user.type("Role name", "assistant");
    user.tick("Edit users");
    await user.press("Create role");
    expect(user.status()).toBe(409);
    expect(user.errorAt("Role name")).toContain("Another role has this name");
    expect(user.ticked("Edit users")).toBe(true);
  });

  it("in use say how many users hold them", async () => {
    const { user, context } = await tenantUser();
    const roleId = assistantRoleOf(context.tenant);
    for (const status of [0, 1, -1]) await makeMember(context, { roleId, status });
    await user.open(`/roles/editrole/${roleId}/delete`);
    await user.press("Yes");
    expect(user.status()).toBe(409);
    expect(user.text()).toContain("3 users have this role.");
  });

  it("that are built in can only be looked at", async () => {
    const { user } = await tenantUser();
    await user.open("/roles/editrole/admin");
    expect(user.text()).toContain("Built-in roles cannot be changed.");
    expect(user.text()).not.toContain("Save");
  });

  it("are edited with the Edit Permissions role, but not beyond what it holds itself", async () => {
    const context = await makeTenant();
    const { roleId } = await createRole(context, { name: "Small", permissions: ["Users.List"] });
    const { user } = await tenantUser({ context, roleId: `edit-permissions-${context.tenant.id}` });
    await user.open(`/roles/editrole/${roleId}`);
    expect(user.isDisabled("View the audit log")).toBe(true);
    user.tick("View AI models");
    await user.press("Save");
    expect(user.text()).toContain("The role was saved.");
    expect((await getRole(context, { roleId })).permissions).toContain("TenantModel.ViewModel");
  });
});
