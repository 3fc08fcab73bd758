import { makeModel } from "@tests/support/make-model";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { listModels } from "~/operations/models/list";

describe("trying the product with sample documents, without script", () => {
  it("takes one press after the first model was made", async () => {
    const { user, context } = await tenantUser();
    const { id } = await makeModel(context);
    await user.open("/dashboard");
    await user.press("Try it with sample documents");
    expect(user.path()).toBe(`/document-processing/${id}/documents`);
    expect(user.text()).toContain("sample-invoice-3.pdf");
    await user.open("/dashboard");
    expect(user.text()).not.toContain("Try it with sample documents");
  });

  it("takes one press before there is a model", async () => {
    const { user, context } = await tenantUser();
    await user.open("/dashboard");
    await user.press("Start with sample documents");
    const [model] = await listModels(context, {});
    expect(user.path()).toBe(`/document-processing/${model?.id}/documents`);
    expect(user.text()).toContain("sample-invoice-1.pdf");
  });
});
