import { env } from "cloudflare:workers";
import { makeTenant } from "@tests/support/make-tenant";
import { submitDocument } from "@tests/support/submit-document";
import { systemAdminUser } from "@tests/support/system-admin-user";
import { taughtModel } from "@tests/support/teach-base";
import { tenantUser } from "@tests/support/tenant-user";
import { tradeInvoice } from "@tests/support/trade-invoice";
import { describe, expect, it } from "vitest";

const base = "/training-documents/invoices-north-america";
const page = `${base}/training-documents`;

describe("a system administrator without script", () => {
  it("makes the AI model that holds the training documents of a base model", async () => {
    const { user } = await systemAdminUser();
    await user.open(`/training-documents/invoices-apac/training-documents`);
    expect(user.text()).toContain("These documents train the base model itself");
    expect(user.text()).toContain("This base model has no training documents yet");
    await user.follow("Create the model");
    user.type("Name", "Base APAC");
    await user.press("Create AI model");
    await user.open(`/training-documents/invoices-apac/training-documents`);
    await user.follow("Add documents to Base APAC");
    expect(user.status()).toBe(200);
    expect(user.text()).toContain("Upload");
  });

  it("publishes a version, sees what is in force, and takes it back", async () => {
    const { user, inMaster } = await systemAdminUser();
    const { model, versionId } = await taughtModel(inMaster, 3);
    await user.open(page);
    expect(user.text()).toContain("Nothing is published");
    await user.open(`${base}/versions/${versionId}`);
    await user.follow("Publish");
    expect(user.text()).toContain("Existing results stay as they are");
    expect(user.text()).toContain(`${model.name}: version 1, trained with 3 documents`);
    await user.press("Publish");
    expect(user.text()).toContain("the version was published");
    await user.follow("OK");
    expect(user.text()).toContain("Published: version 1, trained with 3 documents");
    await user.open(`${base}/publish`);
    expect(user.text()).toContain("There is no version to publish");
    await user.open(page);
    await user.follow("Unpublish");
    expect(user.text()).toContain("It is replaced by the weights shipped with the product");
    await user.press("Unpublish");
    expect(user.text()).toContain("the version was unpublished");
    await user.open(`${base}/take-back`);
    expect(user.text()).toContain("Nothing is published");
  });

  it("lists, corrects and takes out training documents of a base model", async () => {
    const { user, inMaster } = await systemAdminUser();
    const { model } = await taughtModel(inMaster, 3);
    await submitDocument(inMaster, model, tradeInvoice(41));
    await user.open(page);
    await user.press("Remove submitted-42.pdf from the training documents");
    expect(user.text()).toContain("no longer a training document");
    await user.follow("submitted-3.pdf");
    expect(user.status()).toBe(200);
    expect(user.path()).toMatch(/^\/documents\//);
  });
});

describe("publishing", () => {
  it("does not exist for customers, nor while a customer is picked", async () => {
    const { user, context } = await tenantUser();
    await user.open(page);
    expect(user.text()).not.toContain("Publish");
    for (const path of [`${base}/publish`, `${base}/take-back`]) {
      await user.open(path);
      expect([path, user.status()]).toEqual([path, 404]);
    }
    const { user: acting } = await systemAdminUser();
    const customer = await makeTenant();
    await env.DB_CONTROL.prepare("update tenants set name = ?, folded_name = ? where id = ?")
      .bind(customer.tenant.id, customer.tenant.id, customer.tenant.id)
      .run();
    await acting.open("/customers");
    acting.type("Select The Customer", customer.tenant.id);
    await acting.press("Select");
    await acting.open(`${base}/publish`);
    expect([acting.status(), context.tenant.id === customer.tenant.id]).toEqual([404, false]);
    await acting.open(page);
    expect(acting.text()).not.toContain("These documents train the base model itself");
  });
});
