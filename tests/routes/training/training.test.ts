import { expectConsole } from "@tests/support/announced-console";
import { makeModel } from "@tests/support/make-model";
import { plantDocument } from "@tests/support/plant-document";
import { plantVersion } from "@tests/support/plant-version";
import { runTraining } from "@tests/support/run-training";
import { submitDocument } from "@tests/support/submit-document";
import { tenantUser } from "@tests/support/tenant-user";
import { tradeInvoice } from "@tests/support/trade-invoice";
import { describe, expect, it } from "vitest";
import { insertAnswerChanges } from "~/data/shard/answer-changes";
import { archiveModel } from "~/operations/models/archive";

const page = "/training-documents/invoices-north-america/training-documents";

async function submitted(count: number) {
  const { user, context } = await tenantUser();
  const model = await makeModel(context);
  for (let index = 0; index < count; index += 1) await submitDocument(context, model, tradeInvoice(index));
  return { user, context, model };
}

describe("the training page, without script,", () => {
  it("lists training documents and takes one out", async () => {
    const { user } = await submitted(3);
    await user.open(page);
    expect(user.text()).toContain("submitted-3.pdf");
    await user.press("Remove submitted-3.pdf from the training documents");
    expect(user.text()).toContain("no longer a training document");
    expect(user.text()).not.toContain("submitted-3.pdf");
  });

  it("says what is missing where there are too few documents", async () => {
    const { user } = await submitted(1);
    await user.open(page);
    expect(user.text()).toContain("Training needs at least 3 submitted documents");
  });

  it("loads a document's annotations and saves them, and stays with annotating on the way", async () => {
    const { user } = await submitted(1);
    await user.open(page);
    await user.follow("Load Annotations");
    user.type("Invoice number · Required", "INV-99");
    await user.press("Zoom in");
    await user.press("Save Annotations");
    expect(user.text()).toContain("Saved.");
    expect(user.value("Invoice number · Required")).toBe("INV-99");
    expect(user.html()).toContain("Save Annotations");
  });

  it("shows no model that was archived", async () => {
    const { user, context, model } = await submitted(3);
    await archiveModel(context, { modelId: model.id });
    await user.open(page);
    expect(user.text()).not.toContain("Train Supplier Invoices");
    expect(user.text()).not.toContain("In use: the base model");
  });

  it("says so when a training cannot be set going", async () => {
    expectConsole(/training\.not-started/);
    const { user } = await submitted(3);
    await user.open(page);
    await user.press("Train Supplier Invoices");
    expect(user.text()).toContain("could not be started");
  });

  it("leads from a proposed version to its use and back again", async () => {
    const { user, context, model } = await submitted(8);
    await runTraining(context, model);
    await user.open(page);
    await user.follow("Review and decide");
    expect(user.text()).toContain("Results by field");
    expect(user.text()).toContain("becomes correct");
    await user.follow("Use this version");
    expect(user.text()).toContain("Use version 1 of Supplier Invoices?");
    await user.press("Use this version");
    expect(user.text()).toContain("Version 1 is in use.");
    await user.follow("Roll back");
    expect(user.text()).toContain("New documents are read with the base model again");
    await user.press("Roll back");
    expect(user.text()).toContain("no longer in use");
    await user.open(page);
    expect(user.text()).toContain("In use: the base model");
  });

  it("writes the values that would change as the model's culture does", async () => {
    const { user, context } = await tenantUser();
    const model = await makeModel(context, { culture: "de-DE" });
    const versionId = await plantVersion(context, model.id);
    const documentId = await plantDocument(context, model.id, {});
    const change = (field: string, before: string, after: string) => ({
      documentId,
      field,
      before,
      after,
      checked: null,
      verdict: "unknown" as const,
    });
    await insertAnswerChanges(context.shard, versionId, [
      change("total", "1234.50", "1200.00"),
      change("invoiceDate", "2026-03-04", "2026-04-03"),
    ]);
    await user.open(`/training-documents/invoices-north-america/versions/${versionId}`);
    for (const value of ["1.234,50", "1.200,00", "04.03.2026", "03.04.2026"])
      expect(user.text()).toContain(value);
  });

  it("discards a proposed version", async () => {
    const { user, context, model } = await submitted(3);
    const versionId = await runTraining(context, model);
    await user.open(`/training-documents/invoices-north-america/versions/${versionId}/discard`);
    await user.press("Discard");
    expect(user.text()).toContain("Version 1 was discarded.");
  });

  it("does not know versions of others, nor base models that there are not", async () => {
    const { context, model } = await submitted(3);
    const versionId = await runTraining(context, model);
    const { user } = await tenantUser();
    await user.open(`/training-documents/invoices-north-america/versions/${versionId}`);
    expect(user.status()).toBe(404);
    await user.open("/training-documents/no-such-model/training-documents");
    expect(user.status()).toBe(404);
  });
});
