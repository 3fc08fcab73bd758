import { env } from "cloudflare:workers";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { systemAdminUser } from "@tests/support/system-admin-user";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";

async function namedTenant(name: string) {
  const context = await makeTenant();
  await env.DB_CONTROL.prepare("update tenants set name = ?, folded_name = ? where id = ?")
    .bind(name, name.toLowerCase(), context.tenant.id)
    .run();
  return context;
}

describe("a system administrator without script", () => {
  it("picks a customer by name, acts for it with its own menu, and clears it", async () => {
    const name = `Quillfeather ${crypto.randomUUID()}`;
    const customer = await namedTenant(name);
    await makeModel(customer, { name: "Their Invoices" });
    const { user } = await systemAdminUser();
    await user.open("/reports");
    expect(user.path()).toBe("/customers");
    expect(user.text()).not.toContain("Their Invoices");
    user.type("Select The Customer", name.slice(0, 20));
    await user.press("Select");
    expect(user.text()).toContain("No customer is named");
    user.type("Select The Customer", name.toUpperCase());
    await user.press("Select");
    expect(user.path()).toBe("/dashboard");
    expect(user.text()).toContain(`Acting on behalf of ${name}`);
    expect(user.text()).toContain("Their Invoices");
    await user.open("/audit");
    expect(user.text()).toContain("System administrator started acting for the organization");
    expect(user.text()).toContain("on behalf of the organization, by a system administrator");
    await user.press("Clear");
    expect(user.path()).toBe("/customers");
    expect(user.text()).not.toContain("Acting on behalf of");
  });

  it("suspends a customer, whose people see that, and resumes it", async () => {
    const name = `Zweig ${crypto.randomUUID()}`;
    const context = await namedTenant(name);
    const { user: theirs } = await tenantUser({ context });
    const { user } = await systemAdminUser();
    await user.open(`/customers?search=${encodeURIComponent(name)}`);
    await user.follow("Suspend");
    await user.press("Yes");
    expect(user.text()).toContain(`${name} is suspended`);
    await theirs.open("/tenant/settings");
    expect(theirs.text()).toContain("This organization is suspended: no new documents are processed.");
    await theirs.follow("What this means");
    expect(theirs.text()).toContain("All its data can be viewed and exported");
    await user.open(`/customers?search=${encodeURIComponent(name)}`);
    await user.follow("Resume");
    await user.press("Yes");
    await theirs.open("/tenant/settings");
    expect(theirs.text()).not.toContain("suspended");
  });
});

describe("the customers area", () => {
  it("does not exist for anybody else", async () => {
    const { user, context } = await tenantUser();
    for (const path of ["/customers", "/customers/options", `/customers/${context.tenant.id}/suspend`]) {
      await user.open(path);
      expect([path, user.status()]).toEqual([path, 404]);
    }
  });
});
