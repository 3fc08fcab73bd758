import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { approveDocument } from "~/operations/documents/approve";
import { approveDocuments } from "~/operations/documents/approve-many";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { exploreErrorBudget } from "~/operations/error-budget/explore";

const invoice = {
  ...plantedResult,
  fields: { ...plantedResult.fields, total: found("100.00", { confidence: 0.97 }) },
};

describe("what may pass within a budget", () => {
  it("is worked out from documents that somebody checked, and from no others", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    const ids: string[] = [];
    for (let position = 1; position <= 14; position += 1)
      ids.push(await plantDocument(context, modelId, { position, result: invoice }));
    const [corrected = "", waiting = "", inList = "", ...alone] = ids;
    await saveCorrections(context, { documentId: corrected, revision: 0, fields: { total: "120.00" } });
    await approveDocument(context, { documentId: corrected, force: true });
    await approveDocuments(context, { modelId, documentIds: [inList], unready: "approve" });
    for (const documentId of alone) await approveDocument(context, { documentId, force: true });
    expect(waiting).not.toBe("");

    const { documents, fields } = await exploreErrorBudget(context, { modelId, errors: 1, values: 2 });
    expect(documents).toBe(12);
    const named = (key: string) => fields.find((field) => field.key === key);
    expect(named("total")).toMatchObject({
      checked: 12,
      passing: 12,
      wrong: 1,
      confidence: 970,
      passingShare: 1,
    });
    expect(named("invoiceNumber")).toMatchObject({ checked: 12, wrong: 0, confidence: 900 });

    const strict = await exploreErrorBudget(context, { modelId, errors: 1, values: 200 });
    const total = strict.fields.find(({ key }) => key === "total");
    expect(total).toMatchObject({ confidence: null, passingShare: 0 });
    expect(total?.wanted).toBeGreaterThan(598);
  });

  it("reads no more documents than it says, however many there are", async () => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    const { results } = await usShard()
      .prepare(
        `explain query plan select id from documents where tenant_id = ? and model_id = ? and status = 'approved'
         order by position desc limit 2000`,
      )
      .bind(context.tenant.id, modelId)
      .all<{ detail: string }>();
    expect(results.map(({ detail }) => detail).join()).toContain("documents_status_position");
    expect(results.map(({ detail }) => detail).join()).not.toContain("TEMP B-TREE");
  });

  it.each([
    { errors: 0, values: 200 },
    { errors: 3, values: 5 },
    { errors: 1, values: 1 },
  ])("refuses $errors of $values", async (budget) => {
    const context = await makeTenant();
    const { id: modelId } = await makeModel(context);
    await expect(exploreErrorBudget(context, { modelId, ...budget })).rejects.toMatchObject({
      code: "invalid",
    });
  });
});
