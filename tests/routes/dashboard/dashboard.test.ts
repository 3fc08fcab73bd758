import { env } from "cloudflare:workers";
import { makeModel } from "@tests/support/make-model";
import { makeSystemAdmin } from "@tests/support/make-system-admin";
import { makeTenant } from "@tests/support/make-tenant";
import { noScriptUser } from "@tests/support/no-script-user";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { insertRole } from "~/data/control/roles";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import { sessionCookie } from "~/http/session-cookie";

describe("the dashboard", () => {
  it("tells somebody who may only list users neither to create a model nor where documents are mailed to", async () => {
    const context = await makeTenant();
    const { user } = await tenantUser({ context, roleId: assistantRoleOf(context.tenant.id) });
    await user.open("/dashboard");
    expect(user.text()).toContain("Your role does not include documents.");
    expect(user.text()).not.toContain(context.tenant.intakeToken);
    expect(user.text()).not.toContain("Create AI model");
    expect(user.text()).not.toContain("create one");
  });

  it("shows an administrator the way to a first model, and the address", async () => {
    const { user, context } = await tenantUser();
    await user.open("/dashboard");
    expect(user.text()).toContain("create one, then bring in documents");
    expect(user.text()).toContain(context.tenant.intakeToken);
  });

  it("keeps the address from those who may look at models but bring nothing in", async () => {
    const context = await makeTenant();
    const model = await makeModel(context);
    const roleId = context.newId();
    const permissions = ["TenantModel.ViewModel", "TenantModel.EditModel", "TenantModel.ViewDocument"];
    await insertRole(context.control, {
      id: roleId,
      tenantId: context.tenant.id,
      name: "Looks",
      permissions,
    });
    const { user } = await tenantUser({ context, roleId });
    for (const path of [
      "/dashboard",
      "/aimodels/intake-log",
      `/aimodels/email-connector-settings/${model.id}`,
    ]) {
      await user.open(path);
      expect(user.path()).toBe(path);
      expect(user.text()).not.toContain(context.tenant.intakeToken);
    }
  });

  it("shows whoever runs the service its customers and its state, until a customer is picked", async () => {
    const customer = await makeTenant();
    const name = `0 ${crypto.randomUUID()}`;
    await env.DB_CONTROL.prepare("update tenants set name = ?, folded_name = ? where id = ?")
      .bind(name, name, customer.tenant.id)
      .run();
    const { token } = await makeSystemAdmin();
    const user = noScriptUser();
    const cookie = await sessionCookie(new Request("http://localhost:8787"), env.APP_ENV, token);
    const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    user.cookies.set(key, value);
    await user.open("/dashboard");
    expect(user.path()).toBe("/dashboard");
    expect(user.text()).toContain("State of the service");
    expect(user.text()).toContain("us-1");
    expect(user.text()).toContain(name);
    expect(user.text()).not.toContain("Documents by e-mail");
    await user.press(`Select ${name}`);
    expect(user.path()).toBe("/dashboard");
    expect(user.text()).toContain(`Acting for ${name}`);
    expect(user.text()).not.toContain("State of the service");
  });
});
