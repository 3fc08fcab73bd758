import { auditRowsOf } from "@tests/support/audit-rows";
import { makeMember } from "@tests/support/make-member";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import type { Permission } from "~/domain/permissions/permission";
import { permissions as all } from "~/domain/permissions/permission";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import type { TenantContext } from "~/operations/context";
import { createRole } from "~/operations/roles/create";
import { deleteRole } from "~/operations/roles/delete";
import { editRole } from "~/operations/roles/edit";
import { getRole } from "~/operations/roles/get";
import { listRoles } from "~/operations/roles/list";
import { listRoleChoices } from "~/operations/roles/list-choices";
import { listPermissions } from "~/operations/roles/list-permissions";

const holding = (context: TenantContext, permissions: Permission[]) =>
  asActor(context, { kind: "person", id: "p", permissions });

describe("roles", () => {
  it("are at the start those that the specification names", async () => {
    const context = await makeTenant();
    const roles = await listRoles(context, {});
    expect(roles.map(({ name, builtIn, permissions }) => [name, builtIn, permissions])).toEqual([
      ["Admin", true, ["*"]],
      ["Assistant", false, ["Users.List"]],
      [
        "Edit Permissions",
        false,
        ["Roles", "Roles.Edit", "Users.List", "Users.Edit", "TenantModel.ViewModel", "TenantModel.EditModel"],
      ],
    ]);
  });

  it("are made, changed and deleted, each with its audit row", async () => {
    const context = await makeTenant();
    const { roleId } = await createRole(context, { name: " Reader ", permissions: ["Users.List", "Roles"] });
    expect(await getRole(context, { roleId })).toMatchObject({
      name: "Reader",
      permissions: ["Users.List", "Roles"],
      members: 0,
    });
    await editRole(context, { roleId, name: "Reader", permissions: ["Roles", "Audit"] });
    await deleteRole(context, { roleId });
    await expect(getRole(context, { roleId })).rejects.toMatchObject({ code: "not-found" });
    expect(await auditRowsOf(roleId)).toMatchObject([
      { operation: "roles.create" },
      { operation: "roles.edit", detail: { added: ["Audit"], taken: ["Users.List"] } },
      { operation: "roles.delete" },
    ]);
  });

  it("in use cannot be deleted, and the refusal says how many hold them", async () => {
    const context = await makeTenant();
    const roleId = assistantRoleOf(context.tenant);
    await makeMember(context, { roleId });
    await makeMember(context, { roleId, status: -1 });
    await expect(deleteRole(context, { roleId })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "people.problem.role-in-use",
      values: { count: 2 },
    });
    expect(await getRole(context, { roleId })).toMatchObject({ members: 2 });
  });

  it("that are built in stay as they are", async () => {
    const context = await makeTenant();
    const built = { code: "conflict", messageKey: "people.problem.role-built-in" };
    const change = { roleId: "admin", name: "Boss", permissions: [] };
    await expect(editRole(context, change)).rejects.toMatchObject(built);
    await expect(deleteRole(context, { roleId: "admin" })).rejects.toMatchObject(built);
  });

  it.each(["Assistant", "ASSISTANT", "edit permissions"])("have names of their own: not %s", async (name) => {
    const call = createRole(await makeTenant(), { name, permissions: [] });
    await expect(call).rejects.toMatchObject({ code: "conflict", field: "name" });
  });

  it.each(["Admin", "system admin", "SystemAdmin"])("cannot be called %s", async (name) => {
    const call = createRole(await makeTenant(), { name, permissions: [] });
    await expect(call).rejects.toMatchObject({ code: "invalid", field: "name" });
  });

  it("of another tenant are not there", async () => {
    const context = await makeTenant();
    const roleId = assistantRoleOf((await makeTenant()).tenant);
    for (const call of [
      () => getRole(context, { roleId }),
      () => deleteRole(context, { roleId }),
      () => editRole(context, { roleId, name: "Mine", permissions: [] }),
      () => getRole(context, { roleId: "system-admin" }),
    ])
      await expect(call()).rejects.toMatchObject({ code: "not-found" });
  });

  it("take every permission there is and no other", async () => {
    const context = await makeTenant();
    const permissions = [...(await listPermissions(context, {}))];
    const { roleId } = await createRole(context, { name: "All", permissions });
    expect((await getRole(context, { roleId })).permissions).toEqual([...all]);
    const call = createRole(context, { name: "More", permissions: ["*" as Permission] });
    await expect(call).rejects.toMatchObject({ code: "invalid" });
  });
});

describe("nobody grants more than he holds", () => {
  it("when making or changing a role", async () => {
    const context = await makeTenant();
    const editor = holding(context, ["Roles", "Roles.Edit", "Users.List"]);
    const above = { code: "forbidden", messageKey: "people.problem.permission-above", field: "permissions" };
    await expect(createRole(editor, { name: "New", permissions: ["Audit"] })).rejects.toMatchObject(above);
    const { roleId } = await createRole(editor, { name: "New", permissions: ["Users.List"] });
    const more = editRole(editor, { roleId, name: "New", permissions: ["Users.List", "Billing"] });
    await expect(more).rejects.toMatchObject(above);
  });

  it("and nobody changes a role that allows more than his own", async () => {
    const context = await makeTenant();
    const { roleId } = await createRole(context, { name: "Auditor", permissions: ["Audit"] });
    const editor = holding(context, ["Roles", "Roles.Edit"]);
    const above = { code: "forbidden", messageKey: "people.problem.role-above-own" };
    await expect(editRole(editor, { roleId, name: "X", permissions: [] })).rejects.toMatchObject(above);
    await expect(deleteRole(editor, { roleId })).rejects.toMatchObject(above);
  });

  it("and only roles that he may give are offered", async () => {
    const context = await makeTenant();
    const names = async (permissions: Permission[]) =>
      (await listRoleChoices(holding(context, permissions), {})).map(({ name }) => name);
    expect(await names(["Users.List", "Users.Invite"])).toEqual(["Assistant"]);
    expect(await names([...all])).toEqual(["Admin", "Assistant", "Edit Permissions"]);
  });
});
