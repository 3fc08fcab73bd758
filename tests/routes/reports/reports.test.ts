import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { tenantUser } from "@tests/support/tenant-user";
import { describe, expect, it } from "vitest";
import { assistantRoleOf } from "~/domain/permissions/seeded-roles";
import { reportNames } from "~/domain/reports/report-list";

describe("reports without script", () => {
  it("show the documents of a period, lead to them, and can be taken along and sent", async () => {
    const { user, context } = await tenantUser();
    const model = await makeModel(context);
    await plantDocument(context, model.id, { status: "failed", at: new Date("2026-03-09T10:00:00Z") });
    await user.open("/reports?startDate=03/09/2026&endDate=2026-03-10&modelId=");
    expect(user.text()).toContain("03/09/2026");
    expect(user.text()).toContain("1 in total");
    user.choose("AI model", model.name);
    await user.press("Show");
    const list = `/document-processing/${model.id}/documents?startDate=2026-03-09&endDate=2026-03-09`;
    expect(user.html().replaceAll("&amp;", "&")).toContain(`href="${list}"`);
    expect(user.html()).toContain("/reports/file?");
    user.type("To", "boss@example");
    await user.press("Send");
    expect(user.text()).toContain("Enter a valid e-mail address.");
    user.type("To", "boss@example.com");
    await user.press("Send");
    expect(user.text()).toContain("The report was sent to boss@example.com.");
    for (const report of reportNames) {
      await user.open(`/reports?report=${report}`);
      expect(user.status()).toBe(200);
    }
    await user.open("/reports?startDate=nonsense");
    expect(user.status()).toBe(422);
    await user.open("/reports?startDate=1900-01-01&endDate=");
    expect(user.status()).toBe(200);
  });

  it("are not for somebody whose role does not include them", async () => {
    const context = await makeTenant();
    const { user } = await tenantUser({ context, roleId: assistantRoleOf(context.tenant) });
    await user.open("/reports");
    expect(user.status()).toBe(403);
  });
});
