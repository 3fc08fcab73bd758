import { env } from "cloudflare:workers";
import { expectConsole } from "@tests/support/announced-console";
import { makeTenant } from "@tests/support/make-tenant";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";

const tokenOf = async (tenantId: string) =>
  (
    await env.DB_CONTROL.prepare("select intake_token from tenants where id = ?")
      .bind(tenantId)
      .first<{ intake_token: string }>()
  )?.intake_token;

describe("the settings of an organization", () => {
  it("are changed by a form that keeps what was typed and shows each error at its field", async () => {
    const { user, context } = await tenantUser();
    await user.open("/tenant/settings");
    expect(user.text()).toContain("cannot be changed");
    user.type("Company Name", "Blue Harbour Holdings");
    user.type("Postal Code", "12");
    user.choose("Default language", "Español");
    await user.press("Save");
    expect(user.status()).toBe(422);
    expect(user.errorAt("Postal Code")).toBe("Please enter min 4 Charecters *");
    expect(user.value("Company Name")).toBe("Blue Harbour Holdings");
    user.type("Postal Code", "2301");
    await user.press("Save");
    expect(user.text()).toContain("The settings were saved.");
    await user.follow("OK");
    expect(user.path()).toBe("/tenant/settings");
    expect(user.value("Company Name")).toBe("Blue Harbour Holdings");
    const row = await env.DB_CONTROL.prepare("select postal_code, language from tenants where id = ?")
      .bind(context.tenant.id)
      .first();
    expect(row).toEqual({ postal_code: "2301", language: "es" });
    await user.open("/audit");
    expect(user.text()).toContain("Settings changed");
  });

  it("give the organization another mail address when asked twice", async () => {
    const { user, context } = await tenantUser();
    const before = await tokenOf(context.tenant.id);
    await user.open("/tenant/settings");
    expect(user.text()).toContain(`${context.tenant.slug}.${before}@`);
    await user.follow("Replace the address");
    await user.press("Yes");
    expect(user.text()).toContain("The organization has a new e-mail address");
    await user.follow("OK");
    const after = await tokenOf(context.tenant.id);
    expect(after).not.toBe(before);
    expect(user.text()).toContain(`${context.tenant.slug}.${after}@`);
  });
});

describe("the deletion of an organization", () => {
  it("wants its name typed, shows on every page and can be cancelled", async () => {
    const { user, context } = await tenantUser();
    const { name } = context.tenant;
    await user.open("/tenant/deletion");
    const label = `To confirm, type the name of the organization: ${name}`;
    expect(user.text()).toContain("Download your data first");
    user.type(label, "something else");
    await user.press("Delete in 15 days");
    expect(user.status()).toBe(422);
    expect(user.errorAt(label)).toBe("This is not the name of the organization.");
    // Tests have no document Worker; the sweep would start what could not be started.
    expectConsole(/tenants\.deletion-not-started/);
    user.type(label, ` ${name.toUpperCase()} `);
    await user.press("Delete in 15 days");
    expect(user.text()).toContain(`${name} will be deleted on`);
    await user.open("/dashboard");
    expect(user.text()).toContain("This organization will be deleted on");
    await user.follow("View or cancel the deletion");
    await user.follow("Keep the organization");
    await user.press("Yes");
    expect(user.text()).toContain(`${name} will be kept`);
    await user.open("/dashboard");
    expect(user.text()).not.toContain("will be deleted");
  });

  it("is for those who may do it", async () => {
    const context = await makeTenant();
    const clerk = await tenantUser({ context, roleId: await clerkRole(context.tenant.id) });
    for (const path of ["/tenant/settings", "/tenant/deletion", "/tenant/export", "/audit"]) {
      await clerk.user.open(path);
      expect([path, clerk.user.status()]).toEqual([path, 403]);
    }
  });
});

describe("an export", () => {
  it("is asked for on its page, which says how far it is", async () => {
    const { user } = await tenantUser();
    await user.open("/tenant/export");
    expectConsole(/tenants\.export-not-started/);
    await user.press("Start an export");
    expect(user.text()).toContain("Creating archives: 0 of 0 documents");
    await user.open("/tenant/export/nothing/1");
    expect(user.status()).toBe(404);
  });
});

async function clerkRole(tenantId: string): Promise<string> {
  const id = crypto.randomUUID();
  await env.DB_CONTROL.prepare(
    "insert into roles (id, tenant_id, name, permissions) values (?, ?, 'Clerk', '[\"Users.List\"]')",
  )
    .bind(id, tenantId)
    .run();
  return id;
}
