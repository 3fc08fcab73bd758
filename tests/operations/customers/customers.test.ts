import { env } from "cloudflare:workers";
import { makeSystemAdmin } from "@tests/support/make-system-admin";
import { adminActor, makeTenant } from "@tests/support/make-tenant";
import { describe, expect, it } from "vitest";
import { resumeTenant, suspendTenant } from "~/data/control/customers";
import { findCaller } from "~/operations/accounts/find-caller";
import { clearCustomer } from "~/operations/customers/clear";
import { findCustomer } from "~/operations/customers/find";
import { listCustomers } from "~/operations/customers/list";
import { pickCustomer } from "~/operations/customers/pick";
import { resumeCustomer } from "~/operations/customers/resume";
import { suspendCustomer } from "~/operations/customers/suspend";
import { createModel } from "~/operations/models/create";
import { openTenant } from "~/platform/tenancy";

const statusOf = async (tenantId: string) =>
  (await env.DB_CONTROL.prepare("select status, suspended_for from tenants where id = ?")
    .bind(tenantId)
    .first()) as {
    status: string;
    suspended_for: string | null;
  };

describe("customers", () => {
  it("are listed by name in pages, found by the beginning of the name, and none of them is the master tenant", async () => {
    const { context } = await makeSystemAdmin();
    const prefix = `zz-${crypto.randomUUID()}`;
    const made = [];
    for (const name of ["B", "a", "C"]) {
      const { tenant } = await makeTenant();
      await env.DB_CONTROL.prepare("update tenants set name = ?, folded_name = ? where id = ?")
        .bind(`${prefix} ${name}`, `${prefix} ${name.toLowerCase()}`, tenant.id)
        .run();
      made.push(tenant.id);
    }
    const first = await listCustomers(context, { search: prefix.toUpperCase(), size: 2 });
    expect(first.customers.map(({ name }) => name)).toEqual([`${prefix} a`, `${prefix} B`]);
    const second = await listCustomers(context, { search: prefix, size: 2, after: first.next ?? "" });
    expect(second.customers.map(({ id }) => id)).toEqual([made[2]]);
    expect(second.next).toBeNull();
    expect(await findCustomer(context, { name: "fieldwise" })).toBeNull();
  });

  it("are for system administrators only", async () => {
    const tenant = await makeTenant();
    await expect(listCustomers(tenant, {})).rejects.toMatchObject({ code: "forbidden" });
    await expect(suspendCustomer(tenant, { tenantId: tenant.tenant.id })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("can be picked for a session and cleared, and the customer's audit says so", async () => {
    const { context, token } = await makeSystemAdmin();
    const { tenant } = await makeTenant();
    await pickCustomer(context, { token, tenantId: tenant.id });
    expect((await findCaller(context, { token }))?.actingTenantId).toBe(tenant.id);
    const rows = await env.DB_CONTROL.prepare(
      "select operation, actor_id, on_behalf_of from audit where tenant_id = ?",
    )
      .bind(tenant.id)
      .all();
    expect(rows.results).toEqual([
      { operation: "customers.pick", actor_id: context.actor.id, on_behalf_of: tenant.id },
    ]);
    await clearCustomer(context, { token });
    expect((await findCaller(context, { token }))?.actingTenantId).toBeNull();
    await expect(pickCustomer(context, { token, tenantId: "nobody" })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

describe("a suspension", () => {
  it("makes the tenant read-only for its people until it is ended", async () => {
    const { context } = await makeSystemAdmin();
    const { tenant } = await makeTenant();
    await suspendCustomer(context, { tenantId: tenant.id });
    await expect(suspendCustomer(context, { tenantId: tenant.id })).rejects.toMatchObject({
      code: "conflict",
    });
    const home = await openTenant(env, context.control, tenant.id);
    const inside = { ...(await makeTenant()), ...home, actor: adminActor };
    const model = { name: "x", baseModelId: "x", fields: [] } as never;
    await expect(createModel(inside, model)).rejects.toMatchObject({
      messageKey: "tenants.problem.read-only",
    });
    await resumeCustomer(context, { tenantId: tenant.id });
    expect(await statusOf(tenant.id)).toEqual({ status: "active", suspended_for: null });
  });

  it("for non-payment ends only by payment", async () => {
    const { context } = await makeSystemAdmin();
    const { tenant, control } = await makeTenant();
    await suspendTenant(control, { reason: "payment", at: new Date() });
    await expect(resumeCustomer(context, { tenantId: tenant.id })).rejects.toMatchObject({
      code: "conflict",
    });
    expect((await statusOf(tenant.id)).status).toBe("suspended");
    await resumeTenant(control, { reason: "payment" });
    expect((await statusOf(tenant.id)).status).toBe("active");
  });
});
