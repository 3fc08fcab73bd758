import { env } from "cloudflare:workers";
import { makeMember } from "@tests/support/make-member";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { commit } from "~/data/commit";
import { selectAdminEmails } from "~/data/control/admin-emails";
import { selectLatestValues } from "~/data/shard/checked-values";
import { findTenantModel } from "~/data/shard/tenant-models";
import { sampleNumberOf } from "~/domain/error-budget/sample-number-of";
import { approveDocument } from "~/operations/documents/approve";
import { getDocument } from "~/operations/documents/get";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { judgeDocuments } from "~/operations/documents/steps/judge-documents";
import { approvePassing } from "~/operations/error-budget/approve-passing";
import { checkBlindly } from "~/operations/error-budget/check";
import { deriveDueBudgets } from "~/operations/error-budget/derive-due";
import { exploreErrorBudget } from "~/operations/error-budget/explore";
import { getBlindCheck } from "~/operations/error-budget/get-check";
import { removeErrorBudget } from "~/operations/error-budget/remove";
import { saveErrorBudget } from "~/operations/error-budget/save";
import { drawOf } from "~/operations/error-budget/steps/draw-of";
import { listNotifications } from "~/operations/notifications/list";
import { createSupplier } from "~/operations/suppliers/create";
import { compareAgain } from "~/operations/suppliers/steps/compare-due";
import { makeRunContext, makeSweepContext } from "~/platform/processing-contexts";

const fields = ["invoiceNumber", "total"].map((key) => ({ key, line: false, weight: 1, required: false }));
const sure = {
  ...plantedResult,
  fields: { invoiceNumber: found("INV-7"), total: found("100.00", { confidence: 0.97 }) },
};
/** Five right values of five prove it. */
const coin = { errors: 1, values: 2, auditPercent: 5, approves: false };

const sweepContext = () => ({
  ...makeSweepContext(env),
  openTenant: ({ tenantId }: { tenantId: string }) => makeRunContext(env, tenantId, "test"),
});

async function world() {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context, { fields, threshold: 2, baseModelId: "invoices-europe" });
  let position = 0;
  /** A document of a supplier of its own, who is on file with so many settled documents; null: who is not on file. */
  const plant = async (result = sure, settled: number | null = 1) => {
    position += 1;
    const name = context.newId();
    if (settled !== null) {
      const { supplierId } = await createSupplier(context, { name, orderRequired: false });
      await usShard()
        .prepare("update suppliers set documents = ? where id = ?")
        .bind(settled, supplierId)
        .run();
    }
    const fields = { ...result.fields, vendorName: found(name) };
    const documentId = await plantDocument(context, modelId, { position, result: { ...result, fields } });
    await compareAgain(context, documentId);
    return documentId;
  };
  /** A document as it arrives while a budget is in force. */
  const arrive = async (result = sure, settled: number | null = 1) => {
    const id = await plant(result, settled);
    const model = await findTenantModel(context.shard, modelId);
    const [first] = model ? drawOf(context.shard, model, id) : [];
    if (first) await commit(context.shard, [first]);
    await judgeDocuments(context, [id]);
    return id;
  };
  const checked = async (count: number) => {
    for (let made = 0; made < count; made += 1)
      await approveDocument(context, { documentId: await plant(), force: true });
  };
  return { context, modelId, plant, arrive, checked };
}

const readinessOf = async (context: Awaited<ReturnType<typeof makeTenant>>, documentId: string) => {
  const { readiness, concerns } = await getDocument(context, { documentId });
  return [readiness, ...concerns.map(({ kind }) => kind)];
};

describe("an error budget", () => {
  it("has everything looked at without evidence, and lets pass what the evidence proves", async () => {
    const { context, modelId, arrive, checked } = await world();
    await saveErrorBudget(context, { modelId, ...coin });
    expect(await readinessOf(context, await arrive())).toEqual(["look", "doubtful"]);
    await checked(8);
    await saveErrorBudget(context, { modelId, ...coin });
    const model = await findTenantModel(context.shard, modelId);
    expect(model?.passing?.fields).toEqual({ invoiceNumber: 900, total: 970 });
    let passes = await arrive();
    while (sampleNumberOf(passes) < 50) passes = await arrive();
    expect(await readinessOf(context, passes)).toEqual(["ready"]);
    expect(await readinessOf(context, await arrive(sure, null))).toContain("doubtful");
    const stranger = await arrive(sure, 0);
    expect(await readinessOf(context, stranger)).toContain("doubtful");
    await usShard().prepare("update suppliers set documents = 1 where documents = 0").run();
    await compareAgain(context, stranger);
    expect(await readinessOf(context, stranger)).not.toContain("doubtful");
    const low = { ...sure, fields: { ...sure.fields, total: found("100.00", { confidence: 0.96 }) } };
    expect(await readinessOf(context, await arrive(low))).toContain("doubtful");

    await saveErrorBudget(context, { modelId, ...coin, own: { total: { errors: 1, values: 500 } } });
    expect(await readinessOf(context, await arrive())).toContain("doubtful");
    await removeErrorBudget(context, { modelId });
    expect((await findTenantModel(context.shard, modelId))?.passing).toBeNull();
  });

  it("approves by itself what passes, and not what chance drew", async () => {
    const { context, modelId, arrive, checked } = await world();
    await checked(8);
    await saveErrorBudget(context, { modelId, ...coin, auditPercent: 50, approves: true });
    const ids: string[] = [];
    for (let made = 0; made < 8; made += 1) ids.push(await arrive());
    await approvePassing(sweepContext(), {});
    for (const documentId of ids) {
      const { status } = await getDocument(context, { documentId });
      expect([documentId, status]).toEqual([
        documentId,
        sampleNumberOf(documentId) < 500 ? "success" : "approved",
      ]);
    }
  });

  it("looks at no more than the latest checked documents of a supplier", async () => {
    const { context, modelId, checked } = await world();
    await checked(4);
    await usShard()
      .prepare(
        `update supplier_documents set supplier_id = iif((select position from documents d
          where d.id = document_id) < 4, 's1', 's2') where model_id = ?`,
      )
      .bind(modelId)
      .run();
    const suppliers = ["s1", "s2", "s3", "s4", "s5", "s6"];
    const values = await selectLatestValues(context.shard, { modelId, suppliers, most: 2 });
    const totals = values.filter(({ field }) => field === "total");
    expect(totals.map(({ supplierId, count, wrong }) => [supplierId, count, wrong])).toEqual([
      ["s1", 2, 0],
      ["s2", 1, 0],
    ]);
  });

  it("tells the administrators once of what the evidence does not prove any more", async () => {
    const { context, modelId, plant, checked } = await world();
    await makeMember(context);
    await checked(8);
    await saveErrorBudget(context, { modelId, ...coin });
    const passes = async () => (await findTenantModel(context.shard, modelId))?.passing?.fields;
    expect(await passes()).toEqual({ invoiceNumber: 900, total: 970 });
    for (let made = 0; made < 8; made += 1) {
      const documentId = await plant();
      await saveCorrections(context, { documentId, revision: 0, fields: { invoiceNumber: `TR ${made}` } });
      await approveDocument(context, { documentId, force: true });
    }
    for (let turn = 0; turn < 2; turn += 1) {
      await usShard().prepare("update error_budgets set due_at = 0").run();
      await deriveDueBudgets(sweepContext(), {});
    }
    expect(await passes()).toEqual({ invoiceNumber: null, total: 970 });
    const [recipient = ""] = await selectAdminEmails(context.control, 1);
    const { results } = await env.DB_CONTROL.prepare("select body from mail_outbox where recipient = ?")
      .bind(recipient)
      .all<{ body: string }>();
    expect(results).toHaveLength(1);
    expect(results[0]?.body).toContain("All suppliers without figures of their own: Invoice number");
    const { lines } = await listNotifications(context, {});
    expect(lines).toMatchObject([{ kind: "budget-lost", subjectId: modelId }]);
  });

  it("is taken back by blind checks that find more wrong, and the administrators are told once", async () => {
    const { context, modelId, arrive, checked } = await world();
    await makeMember(context);
    await checked(8);
    await saveErrorBudget(context, { modelId, ...coin, auditPercent: 100 });
    const arrived: string[] = [];
    for (let made = 0; made < 8; made += 1) arrived.push(await arrive());
    for (let made = 0; made < 8; made += 1) {
      const { document } = await getBlindCheck(context, { modelId });
      if (!document) throw new Error("nothing waits");
      const asked = await getBlindCheck(context, { modelId, documentId: arrived[made] });
      expect(asked.document?.id).toBe(arrived[made]);
      expect(JSON.stringify(document)).not.toContain("INV-7");
      const { id: documentId, revision } = document;
      const read = { documentId, revision, fields: { invoiceNumber: `TR ${made}`, total: "100.00" } };
      const first = await checkBlindly(context, read);
      expect(first).toEqual({
        done: false,
        differences: [{ key: "invoiceNumber", read: `TR ${made}`, found: "INV-7" }],
      });
      const right = made === 0 ? ["invoiceNumber"] : [];
      expect(await checkBlindly(context, { ...read, compared: true, found: right })).toMatchObject({
        done: true,
      });
      // Two with like numbers look like one sent twice: that is left for someone to settle.
      const { status, concerns } = await getDocument(context, { documentId });
      expect(concerns.map(({ kind }) => kind)).toEqual(status === "approved" ? [] : ["duplicate"]);
      if (made < 2) expect(status).toBe("approved");
    }
    const asked = { modelId, errors: 1, values: 2 };
    const { measured } = await exploreErrorBudget(context, asked);
    expect(measured).toMatchObject([
      { field: "invoiceNumber", checked: 8, wrong: 7 },
      { field: "total", checked: 8, wrong: 0 },
    ]);
    await deriveDueBudgets(sweepContext(), {});
    await deriveDueBudgets(sweepContext(), {});
    const { kept, model, ...explored } = await exploreErrorBudget(context, asked);
    // What it was taken back for stays to be read.
    expect(explored.measured).toEqual(measured);
    expect([kept?.state, kept?.reason, model.passing]).toEqual([
      "withdrawn",
      "invoiceNumber",
      { fields: {}, suppliers: {} },
    ]);
    expect(await readinessOf(context, await arrive())).toEqual(["look", "doubtful"]);
    const [recipient = ""] = await selectAdminEmails(context.control, 1);
    const { results } = await env.DB_CONTROL.prepare("select subject from mail_outbox where recipient = ?")
      .bind(recipient)
      .all<{ subject: string }>();
    expect(results.filter(({ subject }) => subject.includes("need review again"))).toHaveLength(1);
  });
});
