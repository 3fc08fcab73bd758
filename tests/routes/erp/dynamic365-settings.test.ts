import { expectConsole } from "@tests/support/announced-console";
import { makeModel } from "@tests/support/make-model";
import { plantDocument } from "@tests/support/plant-document";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { putErpSettings } from "~/data/shard/erp-settings";
import type { TenantContext } from "~/operations/context";
import { deliverToErp } from "~/operations/erp/deliver";
import { clientSecretOf } from "~/operations/erp/steps/erp-connection";
import { erpSystemsOf } from "~/platform/erp/open-erp-systems";

const guid = "11111111-2222-3333-4444-555555555555";

/** Straight into its row: nobody is there whom saving could ask. */
async function plantSettings(context: TenantContext, modelId: string) {
  await putErpSettings(context.shard, 0, {
    modelId,
    kind: "business-central",
    directoryId: guid,
    clientId: guid,
    sealedSecret: await context.secrets.seal("right secret", clientSecretOf(context, modelId)),
    environment: "Production",
    companyId: guid,
    companyName: "Harbour",
    account: "60100",
    vendorAccounts: "",
    postingDate: "invoice",
    posting: "draft",
    onApproval: false,
    updatedAt: context.now(),
  });
}

describe("the settings of Dynamics 365, without script,", () => {
  it("say what the administrator has to do, and give back what was typed but the secret", async () => {
    const { user, context } = await tenantUser();
    const { id } = await makeModel(context);
    await user.open(`/aimodels/dynamic365-settings/${id}`);
    expect(user.text()).toContain("API.ReadWrite.All");
    user.type("Directory (tenant) ID", guid);
    user.type("Application (client) ID", guid);
    user.type("Environment", "Production");
    user.type("Client secret", "right secret");
    user.type("Default account", "60100");
    await user.press("Connect and list companies");
    expect(user.status()).toBe(503);
    expect(user.text()).toContain("Microsoft’s sign-in service did not respond.");
    expect(user.value("Default account")).toBe("60100");
    expect(user.html()).not.toContain("right secret");
  });

  it("say at its field what is missing", async () => {
    const { user, context } = await tenantUser();
    const { id } = await makeModel(context);
    await user.open(`/aimodels/dynamic365-settings/${id}`);
    user.type("Directory (tenant) ID", "contoso");
    await user.press("Save");
    expect(user.errorAt("Directory (tenant) ID")).toContain("32 digits");
  });

  it("show the connection that there is, and take it away", async () => {
    const { user, context } = await tenantUser();
    const { id } = await makeModel(context);
    await plantSettings(context, id);
    await user.open(`/aimodels/dynamic365-settings/${id}`);
    expect(user.text()).toContain("are sent to Harbour in Production (Business Central)");
    expect(user.choices("Company")).toContain("Harbour");
    await user.press("Remove connection");
    expect(user.text()).toContain("The connection was removed.");
    expect(user.text()).toContain("are not sent to Dynamics 365");
  });
});

describe("a document of a model with a connection", () => {
  it("is sent from its page and from the list, and says how it stands", async () => {
    expectConsole(/erp\.failed/);
    const { user, context } = await tenantUser();
    const { id } = await makeModel(context);
    await plantSettings(context, id);
    const documentId = await plantDocument(context, id, { status: "approved" });
    await user.open(`/documents/${documentId}`);
    await user.press("Send to Dynamics 365");
    expect(user.text()).toContain("This document is being sent to Business Central.");
    const erp = erpSystemsOf({ APP_ENV: "local", ERP_LOGIN_URL: "http://127.0.0.1:9" });
    await deliverToErp({ ...context, erp, actor: { kind: "system", id: "erp" } }, { documentId });
    await user.open(`/documents/${documentId}`);
    expect(user.text()).toContain("The document has no invoice date.");
    await user.press("Send again");
    expect(user.text()).toContain("This document is being sent to Business Central.");
    await user.open(`/document-processing/${id}/documents`);
    expect(user.text()).toContain("Send to Dynamics 365");
    user.tick("Dynamics 365");
    await user.press("Show these columns");
    expect(user.text()).toContain("Waiting");
  });
});
