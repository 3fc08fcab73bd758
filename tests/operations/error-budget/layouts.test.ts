import type { Word } from "@engine/reading/page";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { usShard } from "@tests/support/us-shard";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { commit } from "~/data/commit";
import { selectLatestValues } from "~/data/shard/checked-values";
import { documents } from "~/data/shard/shard-schema";
import { findTenantModel } from "~/data/shard/tenant-models";
import { decodeConcerns } from "~/domain/documents/concerns";
import { documentFiles } from "~/domain/documents/document-files";
import { documentOfLayout, layoutOf } from "~/domain/suppliers/document-layout";
import { approveDocument } from "~/operations/documents/approve";
import { approveDocuments } from "~/operations/documents/approve-many";
import { getDocument } from "~/operations/documents/get";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { judgeDocuments } from "~/operations/documents/steps/judge-documents";
import { exploreErrorBudget } from "~/operations/error-budget/explore";
import { saveErrorBudget } from "~/operations/error-budget/save";
import { noteLayout } from "~/operations/learning/steps/note-layout";
import { layOut } from "~/operations/processing/steps/lay-out";
import { compareDocument } from "~/operations/suppliers/steps/compare-document";
import { compareDueAmong } from "~/operations/suppliers/steps/compare-due";
import { learnSettled } from "~/operations/suppliers/steps/learn-suppliers";

const fields = ["invoiceNumber", "total"].map((key) => ({ key, line: false, weight: 1, required: false }));
const invoice = {
  ...plantedResult,
  fields: { invoiceNumber: found("INV-7"), total: found("100.00", { confidence: 0.97 }) },
};
/** Five right values of five prove it. */
const coin = { errors: 1, values: 2, auditPercent: 1, approves: false };
const quay = "Harbour Quay Supplies Rotterdam Wharf Street Crane Hire Weekly Ledger Mooring Tariff Berth";
const loom =
  "Crescent Loom Textiles Porto Bobbin Avenue Linen Cotton Dyeing Thread Spindle Velvet Wool Button";
const mill = "Alpine Mill Bakery Geneva Lane Flour Sacks Delivery Round Oven Yeast Rye Barley Parcel";

const wordsOf = (text: string): Word[] =>
  text.split(" ").map((word, index) => ({
    text: word,
    box: [0.1 + 0.2 * (index % 4), 0.1 + 0.03 * index, 0.25 + 0.2 * (index % 4), 0.12 + 0.03 * index],
    confidence: 0.95,
  }));

async function world() {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context, {
    fields,
    threshold: 2,
    baseModelId: "invoices-north-america",
  });
  let position = 0;
  /** A document with these words, as it stands when it was read; `noted`: with its layout, which those of before had not. */
  const arrive = async (text: string, { noted = true } = {}) => {
    position += 1;
    const fileName = `${text.split(" ")[0]} ${position}.pdf`;
    const documentId = await plantDocument(context, modelId, { position, result: invoice, fileName });
    const page = {
      number: 1,
      width: 612,
      height: 792,
      source: "text" as const,
      confidence: 0.95,
      turns: 0 as const,
      words: wordsOf(text),
    };
    await context.files.put(documentFiles.words(documentId, 1, 1), JSON.stringify(page), "application/json");
    const layout = await layOut([page]);
    const { put, news } = await compareDocument(context, {
      documentId,
      modelId,
      attempt: 1,
      baseModelId: "invoices-north-america",
      values: invoice.fields,
      rows: async () => [],
      ...(noted && { layout }),
    });
    const [first, ...rest] = noteLayout(context.shard, { modelId, documentId }, layout);
    if (!first) throw new Error("the words have no keys");
    await commit(context.shard, [put, first, ...rest, ...news]);
    await judgeDocuments(context, [documentId]);
    return documentId;
  };
  const check = async (documentId: string) => {
    await approveDocument(context, { documentId, force: true });
    await learnSettled(context);
  };
  const checked = async (text: string, count: number, options = {}) => {
    for (let made = 0; made < count; made += 1) await check(await arrive(text, options));
  };
  const save = () => saveErrorBudget(context, { modelId, ...coin });
  /** Whether its values need review, which its page and what is stored for lists say alike. */
  const isDoubtful = async (documentId: string) => {
    const { concerns } = await getDocument(context, { documentId });
    const [stored] = await context.shard
      .select({ concerns: documents.concerns })
      .from(documents)
      .where(eq(documents.id, documentId));
    const says = concerns.some(({ kind }) => kind === "doubtful");
    expect(decodeConcerns(stored?.concerns ?? 0).includes("doubtful")).toBe(says);
    return says;
  };
  /** Judges it by what is known by now, as the sweep does within minutes. */
  const isDoubtfulNow = async (documentId: string) => {
    await compareDueAmong(context, [documentId]);
    return isDoubtful(documentId);
  };
  return { context, modelId, arrive, check, checked, save, isDoubtful, isDoubtfulNow };
}

describe("an error budget of a model that reads no vendor", () => {
  it("lets nothing pass of a new layout until somebody checked a document of it", async () => {
    const { context, modelId, arrive, check, checked, save, isDoubtful, isDoubtfulNow } = await world();
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
    const { context, arrive, check, checked, save, isDoubtful } = await world();
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
    const { context, modelId, arrive, check, checked, save, isDoubtful } = await world();
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
    const { context, modelId, arrive, checked, save, isDoubtful } = await world();
    await checked(quay, 6, { noted: false });
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
    const { context } = await world();
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
