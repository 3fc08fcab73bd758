import { makeModel } from "@tests/support/make-model";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { tenantUser } from "@tests/support/tenant-user";
import { usShard } from "@tests/support/us-shard";
import { expect, it } from "vitest";
import { commit } from "~/data/commit";
import { insertDraw } from "~/data/shard/budget-draws";
import { setPassing } from "~/data/shard/error-budgets";
import { judgeDocuments } from "~/operations/documents/steps/judge-documents";
import { saveErrorBudget } from "~/operations/error-budget/save";
import { createSupplier } from "~/operations/suppliers/create";
import { compareAgain } from "~/operations/suppliers/steps/compare-due";

it("asks for what is on the page without showing what was found, and for the right one where the two differ", async () => {
  const { user, context } = await tenantUser();
  const fields = ["invoiceNumber", "total"].map((key) => ({ key, line: false, weight: 1, required: false }));
  const { id: modelId } = await makeModel(context, { fields, threshold: 2 });
  await saveErrorBudget(context, { modelId, errors: 1, values: 2, auditPercent: 100 });
  const passing = { fields: { invoiceNumber: 800, total: 800 }, suppliers: {} };
  await commit(context.shard, [setPassing(context.shard, modelId, passing, 0)]);
  const { supplierId } = await createSupplier(context, { name: "Harbour Supplies", orderRequired: false });
  await usShard().prepare("update suppliers set documents = 1 where id = ?").bind(supplierId).run();
  const documentId = await plantDocument(context, modelId, {
    result: { ...plantedResult, fields: { ...plantedResult.fields, vendorName: found("Harbour Supplies") } },
  });
  await compareAgain(context, documentId);
  await commit(context.shard, [insertDraw(context.shard, { documentId, acting: ["total"], lot: 0 })]);
  await judgeDocuments(context, [documentId]);

  await user.open(`/aimodels/blind-check/${modelId}`);
  expect(user.text()).toContain("1 document is waiting.");
  expect(user.html()).not.toContain("INV-7");
  user.type("Invoice number", "INV-77");
  user.type("Total", "not a number");
  await user.press("Compare and save");
  expect(user.value("Invoice number")).toBe("INV-77");
  user.type("Total", "100.00");
  await user.press("Compare and save");
  expect(user.text()).toContain("The product's: INV-7");
  await user.press("Save");
  expect(user.text()).toContain("The check was saved.");
  expect(user.text()).toContain("No document is waiting");

  await user.open(`/aimodels/error-budget/${modelId}`);
  expect(user.text()).toContain("Results of blind checks since the budget was saved");
});
