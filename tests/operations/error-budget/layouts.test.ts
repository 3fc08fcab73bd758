import { layoutsWorld, loom, mill, quay } from "@tests/support/layouts-world";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { selectLatestValues } from "~/data/shard/checked-values";
import { supplierDocuments } from "~/data/shard/supplier-schema";
import { findTenantModel } from "~/data/shard/tenant-models";
import { documentOfLayout, layoutOf } from "~/domain/suppliers/document-layout";
import { approveDocuments } from "~/operations/documents/approve-many";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { exploreErrorBudget } from "~/operations/error-budget/explore";

describe("an error budget of a model that reads no vendor", () => {
  it("lets nothing pass of a new layout until somebody checked a document of it", async () => {
    const { context, modelId, arrive, check, checked, save, isDoubtful, isDoubtfulNow } =
      await layoutsWorld();
    await checked(quay, 3);
    await checked(loom, 3);
    await save();
    expect(await isDoubtful(await arrive(quay))).toBe(false);
    const [first = "", second = "", third = ""] = [
      await arrive(mill),
      await arrive(mill),
      await arrive(mill),
    ];
    expect([await isDoubtful(first), await isDoubtful(second)]).toEqual([true, true]);
    await approveDocuments(context, { modelId, documentIds: [first], unready: "approve" });
    expect(await isDoubtfulNow(second)).toBe(true);
    await check(second);
    expect(await isDoubtfulNow(third)).toBe(false);
    expect(await isDoubtful(await arrive(mill))).toBe(false);
  });

  it("knows a layout again by what a correction taught", async () => {
    const { context, arrive, check, checked, save, isDoubtful } = await layoutsWorld();
    await checked(quay, 3);
    // With the corrected value one of eight is wrong, which is just within the budget.
    await checked(loom, 4);
    const taught = await arrive(mill);
    await saveCorrections(context, { documentId: taught, revision: 0, fields: { total: "120.00" } });
    await check(taught);
    await save();
    expect(await isDoubtful(await arrive(mill))).toBe(false);
  });

  it("groups evidence by layout where there is enough, and takes back a layout by itself", async () => {
    const { context, modelId, arrive, check, checked, save, isDoubtful } = await layoutsWorld();
    await checked(quay, 6);
    await checked(mill, 2);
    const { fields: budgets } = await exploreErrorBudget(context, { modelId, errors: 1, values: 2 });
    expect(
      budgets.filter(({ key }) => key === "total").map((one) => [one.supplier, one.isLayout, one.checked]),
    ).toEqual([
      [null, false, 2],
      ["Harbour 6.pdf", true, 6],
    ]);
    await save();
    const [layout = ""] = Object.keys(
      (await findTenantModel(context.shard, modelId))?.passing?.suppliers ?? {},
    );
    expect(documentOfLayout(layout)).not.toBeNull();
    const latest = await selectLatestValues(context.shard, { modelId, suppliers: [layout], most: 4 });
    expect(latest.map(({ field, supplierId, count }) => [field, supplierId, count])).toEqual([
      ["invoiceNumber", layout, 4],
      ["total", layout, 4],
    ]);
    expect(await isDoubtful(await arrive(quay))).toBe(false);
    for (let made = 0; made < 30; made += 1) {
      const documentId = await arrive(quay);
      await saveCorrections(context, { documentId, revision: 0, fields: { total: `${made}.20` } });
      await check(documentId);
    }
    await save();
    expect(await isDoubtful(await arrive(quay))).toBe(true);
  });

  it("counts documents from before layouts were noted for the model alone, and knows their layout again", async () => {
    const { context, modelId, arrive, checked, save, isDoubtful } = await layoutsWorld();
    await checked(quay, 6);
    await context.shard.update(supplierDocuments).set({ layout: null, layoutChecked: 0 });
    const { fields: budgets } = await exploreErrorBudget(context, { modelId, errors: 1, values: 2 });
    expect(budgets.map(({ key, supplier, checked: count }) => [key, supplier, count])).toEqual([
      ["invoiceNumber", null, 6],
      ["total", null, 6],
    ]);
    await save();
    expect(await isDoubtful(await arrive(mill))).toBe(true);
    expect(await isDoubtful(await arrive(quay))).toBe(false);
  });

  it("looks for a layout and for whether it was checked by indexes alone", async () => {
    const { context } = await layoutsWorld();
    const { results } = await usShard()
      .prepare(
        `explain query plan select 1 from supplier_documents
         where tenant_id = ? and layout = ? and layout_checked = 1 order by document_id desc limit 1`,
      )
      .bind(context.tenant.id, layoutOf("d1"))
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail).join();
    expect(plan).toContain("supplier_documents_layout");
    expect(plan).not.toContain("TEMP B-TREE");
  });
});
