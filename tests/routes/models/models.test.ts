import { env } from "cloudflare:workers";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { getModel } from "~/operations/models/get";
import { listModels } from "~/operations/models/list";

describe("making an AI model without script", () => {
  it("chooses a base model, takes what is proposed, and lands on the list", async () => {
    const { user, context } = await tenantUser();
    await user.open("/aimodels/aimodels-list");
    expect(user.text()).toContain("There are no AI models yet");
    await user.follow("Create AI model");
    await user.press("Continue");
    expect(user.path()).toBe("/aimodels/create-aimodel?baseModel=invoices-north-america");
    expect(user.ticked("Total is required")).toBe(true);
    user.type("Name", "Supplier Invoices");
    user.type("Weight of Due date", "7");
    await user.press("Create AI model");
    expect(user.status()).toBe(200);
    expect(user.text()).toContain("Supplier Invoices was created");
    const [model] = await listModels(context, {});
    expect(model).toMatchObject({ name: "Supplier Invoices", currency: "USD", culture: "en-US" });
    expect(model?.fields).toContainEqual({ key: "dueDate", weight: 7, required: false, line: false });
    expect(model?.fields).toContainEqual(expect.objectContaining({ key: "unitPrice", line: true }));
  });

  it("says at each field what is wrong and keeps what was typed", async () => {
    const { user, context } = await tenantUser();
    await user.open("/aimodels/create-aimodel?baseModel=invoices-north-america");
    user.type("Name", "   ");
    user.type("Weight of Total", "11");
    user.type("Confidence threshold", "2000");
    user.choose("Currency", "NZD · New Zealand Dollar");
    await user.press("Create AI model");
    expect(user.status()).toBe(422);
    expect(user.errorAt("Name")).toContain("at least one letter or digit");
    expect(user.errorAt("Weight of Total")).toContain("from 1 to 10");
    expect(user.value("Weight of Total")).toBe("11");
    expect(user.value("Currency")).toBe("NZD");
    expect(await listModels(context, {})).toEqual([]);
    user.type("Name", "Ours");
    user.type("Weight of Total", "9");
    await user.press("Create AI model");
    expect(user.errorAt("Confidence threshold")).toContain("No document could reach");
    expect(user.text()).toMatch(/The selected fields add up to \d+\./);
  });

  it("refuses a name that an e-mail could not tell from another", async () => {
    const { user, context } = await tenantUser();
    await makeModel(context, { name: "Supplier Invoices" });
    await user.open("/aimodels/create-aimodel?baseModel=invoices-apac");
    user.type("Name", "supplier-INVOICES");
    await user.press("Create AI model");
    expect(user.status()).toBe(409);
    expect(user.errorAt("Name")).toContain("Another model has this name");
  });
});

describe("changing an AI model without script", () => {
  it("saves, and tells the second of two people that somebody was first", async () => {
    const { user, context } = await tenantUser();
    const { user: other } = await tenantUser({ context });
    const model = await makeModel(context);
    const address = `/aimodels/edit-aimodel/${model.id}`;
    await other.open(address);
    await user.open(address);
    user.type("Confidence threshold", "9");
    await user.press("Save");
    expect(user.text()).toContain("Supplier Invoices was saved");

    other.type("Name", "Their Invoices");
    await other.press("Save");
    expect(other.status()).toBe(409);
    expect(other.text()).toContain("Someone else saved this model");
    expect(other.value("Name")).toBe("Their Invoices");
    expect(await getModel(context, { modelId: model.id })).toMatchObject({
      name: "Supplier Invoices",
      threshold: 9,
    });
    await other.press("Save");
    expect(await getModel(context, { modelId: model.id })).toMatchObject({
      name: "Their Invoices",
      revision: 3,
    });
  });

  it("shows another tenant's model to nobody", async () => {
    const model = await makeModel(await makeTenant());
    const { user } = await tenantUser();
    await user.open(`/aimodels/edit-aimodel/${model.id}`);
    expect(user.status()).toBe(404);
  });

  it("is refused to a role that may only look", async () => {
    const context = await makeTenant();
    await env.DB_CONTROL.prepare(
      "insert into roles (id, tenant_id, name, permissions) values (?1, ?2, 'Reader', ?3)",
    )
      .bind(`reader-${context.tenant.id}`, context.tenant.id, JSON.stringify(["TenantModel.ViewModel"]))
      .run();
    const model = await makeModel(context);
    const { user } = await tenantUser({ context, roleId: `reader-${context.tenant.id}` });
    await user.open("/aimodels/aimodels-list");
    expect(user.text()).toContain(model.name);
    expect(user.text()).not.toContain("Create AI model");
    await user.open(`/aimodels/edit-aimodel/${model.id}`);
    expect(user.status()).toBe(403);
  });
});
