import { makeModel } from "@tests/support/make-model";
import { plantDocument } from "@tests/support/plant-document";
import { plantedResult } from "@tests/support/planted-result";
import { tenantUser } from "@tests/support/tenant-user";
import { expect, it } from "vitest";

it("moves a document that looks like another kind from its finding, without script", async () => {
  const { user, context } = await tenantUser();
  const { id: modelId } = await makeModel(context, { name: "Bills" });
  await makeModel(context, { name: "Elsewhere" });
  const findings = [{ key: "finding.other-kind", values: { title: "PURCHASE ORDER" }, field: null }];
  const id = await plantDocument(context, modelId, { result: { ...plantedResult, findings } });
  await user.open(`/documents/${id}`);
  await user.follow("Move to another model");
  expect(user.path()).toBe(`/documents/${id}/move`);
  expect(user.text()).toContain("The document is not counted a second time.");
  user.choose("AI model", "Elsewhere");
  await user.press("Move");
  expect(user.text()).toContain("The document was moved to this model");
  expect(user.path()).not.toContain(id);
});
