import { makeModel } from "@tests/support/make-model";
import { tenantUser } from "@tests/support/tenant-user";
import { expect, it } from "vitest";
import { getSchedule } from "~/operations/reports/get-schedule";

it("what is sent about a model is set without script, and its confirm leads to the models", async () => {
  const { user, context } = await tenantUser();
  const { id: modelId } = await makeModel(context);
  await user.open(`/aimodels/report-settings/${modelId}`);
  user.choose("How often", "Weekly, on Monday");
  user.type("Recipients", "nobody");
  await user.press("Save");
  expect(user.status()).toBe(422);
  expect(user.value("Recipients")).toBe("nobody");
  user.type("Recipients", "ann@example.com");
  await user.press("Save");
  expect(user.text()).toContain("The report e-mails for Supplier Invoices were saved.");
  await user.follow("OK");
  expect(user.path()).toBe("/aimodels/aimodels-list");
  expect(await getSchedule(context, { modelId })).toMatchObject({ recipients: ["ann@example.com"] });
});
