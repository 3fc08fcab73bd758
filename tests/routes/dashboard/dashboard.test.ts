import { env } from "cloudflare:workers";
import type { FoundValue } from "@engine/results/extraction-result";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { plantedResult } from "@tests/support/planted-result";
import { systemAdminUser } from "@tests/support/system-admin-user";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { insertRole } from "~/data/control/roles";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import { checkApproval } from "~/operations/documents/check-approval";
import { listModels } from "~/operations/models/list";

describe("the dashboard", () => {
  it("tells somebody who may only list users neither to create a model nor where documents are mailed to", async () => {
    const context = await makeTenant();
    const { user } = await tenantUser({ context, roleId: assistantRoleOf(context.tenant) });
    await user.open("/dashboard");
    expect(user.text()).toContain("Your role does not include documents.");
    expect(user.text()).not.toContain(context.tenant.intakeToken);
    expect(user.text()).not.toContain("Create AI model");
    expect(user.text()).not.toContain("create one");
  });

  it("shows an administrator the way to a first model, and the address", async () => {
    const { user, context } = await tenantUser();
    await user.open("/dashboard");
    expect(user.text()).toContain("create one, then upload documents");
    expect(user.text()).toContain(context.tenant.intakeToken);
  });

  it("makes the model of the country in one step, once", async () => {
    const { user, context } = await tenantUser();
    await env.DB_CONTROL.prepare("update tenants set country_code = 'AU' where id = ?")
      .bind(context.tenant.id)
      .run();
    await user.open("/dashboard");
    const again = user.keep();
    await user.press("Start with Invoices-APAC");
    expect(user.path()).toMatch(/^\/document-processing\/[\da-f-]+\/documents$/);
    again();
    await user.press("Start with Invoices-APAC");
    expect(user.path()).toBe("/aimodels/aimodels-list");
    const models = await listModels(context, {});
    expect(models).toMatchObject([{ name: "Invoices-APAC", baseModelId: "invoices-apac", currency: "AUD" }]);
    await user.open("/dashboard");
    expect(user.text()).not.toContain("Start with");
  });

  it("leads from a bar of all models by the model to its documents, and writes all times in one order", async () => {
    const { user, context } = await tenantUser();
    const { id } = await makeModel(context, { name: "Oslo", culture: "nb-NO", timeZone: "UTC" });
    const other = await makeModel(context, { name: "Boston", culture: "en-US", timeZone: "UTC" });
    const at = new Date("2026-03-12T15:30:00Z");
    await plantDocument(context, id, { position: 1, at, status: "failed", result: plantedResult });
    await plantDocument(context, other.id, { position: 1, at, result: plantedResult });
    await user.open("/dashboard?startDate=2026-03-01&endDate=2026-04-30&by=month");
    expect(user.text()).not.toMatch(/12\.0?3\.2026/);
    const link = "/dashboard/models?startDate=2026-03-01&amp;endDate=2026-03-31";
    expect(user.html()).toContain(`href="${link}"`);

    await user.open(link.replace("&amp;", "&"));
    expect(user.text()).toMatch(/Boston 1 0 1 .*Oslo 0 1 1 .*/s);
    const list = `/document-processing/${id}/documents?startDate=2026-03-01&amp;endDate=2026-03-31`;
    expect(user.html()).toContain(`href="${list}"`);
    expect(user.html()).toContain(`href="${list}&amp;status=failed"`);
    expect(user.html()).not.toContain(`${list}&amp;status=error`);
    await user.open("/dashboard/models?startDate=2026-05-01&endDate=2026-05-31");
    expect(user.text()).toContain("No documents were received in this period.");
  });

  it("counts documents by whether they are ready, and leads to them", async () => {
    const { user, context } = await tenantUser();
    const model = await makeModel(context);
    await user.open("/dashboard");
    expect(user.text()).not.toContain("Needs review");
    const { total, invoiceNumber } = plantedResult.fields as Record<"total" | "invoiceNumber", FoundValue>;
    const unsure = { ...plantedResult, fields: { invoiceNumber, total: { ...total, confidence: 0.6 } } };
    const ids = [await plantDocument(context, model.id, { position: 1, result: plantedResult })];
    ids.push(await plantDocument(context, model.id, { position: 2, result: unsure }));
    await checkApproval(context, { documentIds: ids });
    await user.open("/dashboard");
    expect(user.text()).toContain("Needs review");
    expect(user.html()).toContain(`aria-label="${model.name}, Needs review: 1"`);
    const list = `/document-processing/${model.id}/documents?readiness=look`;
    expect(user.html()).toContain(`href="${list}"`);
    await user.open(list);
    expect(user.text()).toContain("Needs review");
  });

  it("keeps the address from those who may look at models but bring nothing in", async () => {
    const context = await makeTenant();
    const model = await makeModel(context);
    const roleId = context.newId();
    const permissions = ["TenantModel.ViewModel", "TenantModel.EditModel", "TenantModel.ViewDocument"];
    await insertRole(context.control, {
      id: roleId,
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
    const { user } = await systemAdminUser();
    await user.open("/dashboard");
    expect(user.path()).toBe("/dashboard");
    expect(user.text()).toContain("Service status");
    expect(user.text()).toContain("us-1");
    expect(user.text()).toContain(name);
    expect(user.text()).not.toContain("Documents by e-mail");
    await user.press(`Select ${name}`);
    expect(user.path()).toBe("/dashboard");
    expect(user.text()).toContain(`Acting on behalf of ${name}`);
    expect(user.text()).not.toContain("Service status");
  });
});
