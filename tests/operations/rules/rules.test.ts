import { env } from "cloudflare:workers";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantBill } from "@tests/support/plant-bill";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { commit } from "~/data/commit";
import { selectResult } from "~/data/shard/document-details";
import type { DocumentDetails } from "~/domain/documents/document-details";
import { valuesOf } from "~/domain/documents/fields-of-result";
import type { TenantContext } from "~/operations/context";
import { approveDocument } from "~/operations/documents/approve";
import { getDocument } from "~/operations/documents/get";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { deleteRule } from "~/operations/rules/delete";
import { listRules } from "~/operations/rules/list";
import { saveRule } from "~/operations/rules/save";
import { testRules } from "~/operations/rules/test";
import { compareDueDocuments } from "~/operations/suppliers/compare-due";
import { importSuppliers } from "~/operations/suppliers/import";
import { compareDocument } from "~/operations/suppliers/steps/compare-document";
import { makeRunContext, makeSweepContext } from "~/platform/processing-contexts";

const fields = ["vendorName", "invoiceNumber", "currency", "total"].map((key) => ({
  key,
  line: false,
  weight: 1,
  required: false,
}));
const values = { vendorName: "Larkmoor Ltd", invoiceNumber: "17", currency: "EUR", total: "118.00" };

const sweep = () =>
  compareDueDocuments(
    {
      ...makeSweepContext(env),
      openTenant: ({ tenantId }: { tenantId: string }) => makeRunContext(env, tenantId, "test"),
    },
    {},
  );

const rulesOf = ({ concerns }: Pick<DocumentDetails, "concerns">) =>
  concerns.map(({ kind }) => kind).filter((kind) => /rules/i.test(kind));

/** Compares a document that was just read, and answers the row to be written (in an object: awaited by itself it would run). */
async function comparedAsRead(context: TenantContext, modelId: string, documentId: string) {
  const result = await selectResult(context.shard, documentId);
  const run = await makeRunContext(env, context.tenant.id, "test");
  if (!run || !result[0]) throw new Error("there is no such tenant or result");
  const { put } = await compareDocument(run, {
    documentId,
    modelId,
    attempt: 1,
    baseModelId: "invoices-europe",
    values: valuesOf(result[0]),
    rows: async () => [],
  });
  return { put };
}

async function world() {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context, { baseModelId: "invoices-europe", fields });
  await importSuppliers(context, { text: "name\nLarkmoor Ltd\n", apply: true });
  const plant = (position: number, given: Partial<typeof values> = {}) =>
    plantBill(context, modelId, { position, values: { ...values, ...given }, page: `INVOICE ${position}` });
  return { context, modelId, plant };
}

describe("an organization's own rules", () => {
  it("say their sentence at the field, need review or block, and are met again by a correction", async () => {
    const { context, modelId, plant } = await world();
    const documentId = await plant(1);
    const rule = { modelId, kind: "within", field: "total", value: "0..100", sentence: "Above 100 we ask." };
    const { ruleId } = await saveRule(context, rule);
    await sweep();
    const look = await getDocument(context, { documentId });
    expect(look.findings).toEqual([
      { key: "finding.rule", values: { sentence: "Above 100 we ask." }, field: "total" },
    ]);
    expect([look.readiness, rulesOf(look)]).toEqual(["look", ["rules"]]);

    await saveRule(context, { ...rule, ruleId, blocks: true });
    await sweep();
    const blocked = await getDocument(context, { documentId });
    expect([blocked.readiness, rulesOf(blocked)]).toEqual(["blocked", ["blockingRules"]]);
    await expect(approveDocument(context, { documentId })).rejects.toMatchObject({ name: "NotReady" });

    await saveCorrections(context, { documentId, revision: 0, fields: { total: "99.00" } });
    const met = await getDocument(context, { documentId });
    expect([met.readiness === "blocked", rulesOf(met), met.findings]).toEqual([false, [], []]);
  });

  it("hold a value to be the only one of its supplier", async () => {
    const { context, modelId, plant } = await world();
    await plant(1, { total: "5" });
    await plant(2, { invoiceNumber: "18", total: "6" });
    await plant(3, { vendorName: "Brackwater Ltd", total: "7" });
    const again = await plant(4, { total: "8" });
    await sweep();
    await saveRule(context, { modelId, kind: "unique", field: "invoiceNumber", sentence: "Used before." });
    await sweep();
    expect((await getDocument(context, { documentId: again })).findings).toHaveLength(1);
    const { documents, missed } = await testRules(context, { modelId });
    expect([documents, missed.length]).toEqual([4, 2]);
  });

  it("hold a value to be the only one of two documents that are read at the same time", async () => {
    const { context, modelId, plant } = await world();
    await saveRule(context, { modelId, kind: "unique", field: "invoiceNumber", sentence: "Used before." });
    const ids = [await plant(1), await plant(2, { total: "6" })];
    await context.shard.run(() => sql`delete from supplier_documents where model_id = ${modelId}`);
    const compared = await Promise.all(ids.map((documentId) => comparedAsRead(context, modelId, documentId)));
    for (const { put } of compared) await commit(context.shard, [put]);
    await sweep();
    for (const documentId of ids)
      expect((await getDocument(context, { documentId })).findings).toHaveLength(1);
  });

  it("are refused for fields that the model does not have, and deleted", async () => {
    const { context, modelId } = await world();
    const rule = { modelId, kind: "unique", field: "invoiceNumber", sentence: "Used before." };
    await expect(saveRule(context, { ...rule, field: "dueDate" })).rejects.toMatchObject({ code: "invalid" });
    const { ruleId } = await saveRule(context, rule);
    expect((await listRules(context, { modelId })).rules).toMatchObject([{ id: ruleId, blocks: false }]);
    await deleteRule(context, { modelId, ruleId });
    await expect(deleteRule(context, { modelId, ruleId })).rejects.toMatchObject({ code: "not-found" });
  });
});
