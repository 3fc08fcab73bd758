import { env } from "cloudflare:workers";
import type { ExtractionResult, FoundValue } from "@engine/results/extraction-result";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { concernKinds, encodeConcerns, readinessOf } from "~/domain/documents/concerns";
import { type DocumentStatus, documentStatuses } from "~/domain/documents/status";
import type { TenantContext } from "~/operations/context";
import { approveDocument } from "~/operations/documents/approve";
import { approveDocuments } from "~/operations/documents/approve-many";
import { approveReviewed } from "~/operations/documents/approve-reviewed";
import { checkApproval } from "~/operations/documents/check-approval";
import { continueBulkAction } from "~/operations/documents/continue-bulk";
import { countByReadiness } from "~/operations/documents/count-by-readiness";
import { getDocument } from "~/operations/documents/get";
import { judgeWaiting } from "~/operations/documents/judge-waiting";
import { listDocuments } from "~/operations/documents/list";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { startBulkAction } from "~/operations/documents/start-bulk";
import { updateResult } from "~/operations/documents/update-result";
import { dismissDuplicate } from "~/operations/duplicates/dismiss";
import { lookForDuplicates } from "~/operations/duplicates/look-for";
import { editModel } from "~/operations/models/edit";
import { keepWhole } from "~/operations/splitting/keep-whole";
import { allShards } from "~/platform/tenancy";

const site = "https://fieldwise.example";
const { total, invoiceNumber } = plantedResult.fields as Record<"total" | "invoiceNumber", FoundValue>;

/** A receipt whose vendor is an item, read at 60 %. */
const itemAsVendor: Partial<ExtractionResult> = {
  fields: { total, invoiceNumber, vendorName: found("Rope", { confidence: 0.6 }) },
};
/** A purchase order that an invoice model read: it asks for nothing, and the buyer stands for the vendor. */
const orderAsInvoice: Partial<ExtractionResult> = {
  fields: { total, invoiceNumber, vendorName: found("Quay Hotel Ltd"), customerName: found("Quay Hotel") },
  findings: [{ key: "finding.other-kind", values: { title: "PURCHASE ORDER" }, field: null }],
};

const more = ["vendorName", "customerName"].map((key) => ({ key, weight: 1, required: false, line: false }));

async function world() {
  const context = await makeTenant();
  const model = await makeModel(context);
  await usShard()
    .prepare("update tenant_ai_models set fields = ? where id = ?")
    .bind(JSON.stringify([...model.fields, ...more]), model.id)
    .run();
  return { context, modelId: model.id };
}

type World = Awaited<ReturnType<typeof world>>;
let position = 0;

const arrived = (
  { context, modelId }: World,
  result: Partial<ExtractionResult> = {},
  status: DocumentStatus = "success",
) => {
  position += 1;
  return plantDocument(context, modelId, { position, status, result: { ...plantedResult, ...result } });
};

const asSystem = (context: TenantContext) => ({
  ...asActor(context, { kind: "system", id: "test" }),
  releases: { send: async () => undefined },
});

/** What the minute's sweep does until nothing is left to judge. */
/** Sweeps until none of the tenant's models waits; those that other tests left come first, five at a time. */
async function judgeAll(context: TenantContext) {
  const shards = allShards(env).filter(({ id }) => id === "us-1");
  const sweep = { ...asSystem(context), shards, openTenant: async () => asSystem(context) };
  const waits = () =>
    usShard()
      .prepare("select 1 from tenant_ai_models where tenant_id = ? and judging_below is not null limit 1")
      .bind(context.tenant.id)
      .first();
  for (let turn = 0; turn < 60 && (await waits()); turn++)
    await judgeWaiting(sweep as unknown as Parameters<typeof judgeWaiting>[0], {});
}

const proposeSplit = ({ context }: World, documentId: string) =>
  usShard()
    .prepare(
      `insert into document_splits (document_id, tenant_id, attempt, state, parts, proposed_at)
       values (?, ?, 1, 'proposed', '[{"first":1,"last":1,"confidence":0.7}]', 1)`,
    )
    .bind(documentId, context.tenant.id)
    .run();

async function twin(here: World): Promise<[string, string]> {
  const [first, second] = [await arrived(here), await arrived(here)];
  await usShard()
    .prepare("update documents set sha256 = 'same' where id in (?, ?)")
    .bind(first, second)
    .run();
  await lookForDuplicates(asSystem(here.context), { documentId: second, attempt: 1 });
  return first < second ? [first, second] : [second, first];
}

describe("green documents that are not safe", () => {
  const cases: [string, (here: World) => Promise<string>, string[], string][] = [
    [
      "a receipt with an item as vendor at 60 %",
      (here) => arrived(here, itemAsVendor),
      ["doubtful", "parties"],
      "look",
    ],
    [
      "a purchase order read as an invoice",
      (here) => arrived(here, orderAsInvoice),
      ["kind", "parties"],
      "blocked",
    ],
    [
      "a file that seems to hold many documents",
      async (here) => {
        const id = await arrived(here);
        await proposeSplit(here, id);
        return id;
      },
      ["split"],
      "blocked",
    ],
    ["a possible duplicate", async (here) => (await twin(here))[1], ["duplicate"], "blocked"],
  ];

  it.each(cases)("%s: says so, and is not approved without a word", async (_case, make, concerns, word) => {
    const here = await world();
    const documentId = await make(here);
    const { context, modelId } = here;
    const ready = await arrived(here);
    const seen = await getDocument(context, { documentId });
    expect([seen.status, seen.readiness]).toEqual(["success", word]);
    expect(seen.concerns.map(({ kind }) => kind)).toEqual(concerns);
    await expect(approveDocument(context, { documentId })).rejects.toMatchObject({
      name: "NotReady",
      documents: [{ documentId, concerns: seen.concerns }],
    });
    await expect(approveDocuments(context, { documentIds: [ready, documentId] })).rejects.toMatchObject({
      name: "NotReady",
      documents: [{ documentId }],
    });
    await expect(startBulkAction(context, { modelId, action: "approve", site })).rejects.toMatchObject({
      code: "conflict",
      messageKey: "documents.error.not-ready",
    });
    expect((await documentRow(ready))?.status).toBe("success");
    expect(await approveDocument(context, { documentId, force: true })).toEqual({ status: "approved" });
    expect((await getDocument(context, { documentId })).readiness).toBeNull();
  });

  it("are told of before several are approved, and left or taken along as is said", async () => {
    const here = await world();
    const { context } = here;
    const [good, item, order] = [
      await arrived(here),
      await arrived(here, itemAsVendor),
      await arrived(here, orderAsInvoice),
    ];
    const low = await arrived(here, itemAsVendor, "failed");
    const documentIds = [good, item, order, low];
    const { counts, documents } = await checkApproval(context, { documentIds });
    expect(counts).toMatchObject({ ready: 1, unready: 2, others: 1 });
    expect(counts.reasons).toEqual([
      { kind: "kind", count: 1 },
      { kind: "doubtful", count: 1 },
      { kind: "parties", count: 2 },
    ]);
    expect(documents.map(({ id }) => id).sort()).toEqual([item, order].sort());
    const left = await approveDocuments(context, { documentIds, unready: "leave" });
    expect(left.map(({ outcome }) => outcome)).toEqual(["done", "conflict", "conflict", "conflict"]);
    const all = await approveDocuments(context, { documentIds, unready: "approve" });
    expect(all.map(({ outcome }) => outcome)).toEqual(["conflict", "done", "done", "conflict"]);
  });

  it("are told of before a whole list is approved, and left or taken along as is said", async () => {
    const here = await world();
    const { context, modelId } = here;
    for (const result of [{}, itemAsVendor, orderAsInvoice]) await arrived(here, result);
    await usShard()
      .prepare("update tenant_ai_models set judging_below = 99999 where id = ?")
      .bind(modelId)
      .run();
    await judgeAll(context);
    expect((await checkApproval(context, { modelId })).counts).toMatchObject({ ready: 1, unready: 2 });
    expect(await countByReadiness(context, { modelId })).toHaveLength(3);
    const run = async (unready: "leave" | "approve") => {
      const { bulkActionId } = await startBulkAction(context, { modelId, action: "approve", site, unready });
      await continueBulkAction(asSystem(context), { bulkActionId });
      return (await listDocuments(context, { modelId, status: "approved" })).totalCount;
    };
    expect(await run("leave")).toBe(1);
    expect(await run("approve")).toBe(3);
    expect(await countByReadiness(context, { modelId })).toEqual([]);
  });
});

describe("whether one may rely on a document", () => {
  it("changes with corrections: a doubtful value is settled, a required one that is emptied is missed", async () => {
    const here = await world();
    const documentId = await arrived(here, itemAsVendor);
    const { context } = here;
    await saveCorrections(context, { documentId, revision: 0, fields: { vendorName: "Harbour Supplies" } });
    expect((await documentRow(documentId))?.readiness).toBe("ready");
    await saveCorrections(context, { documentId, revision: 1, fields: { total: "" } });
    expect((await documentRow(documentId))?.readiness).toBe("blocked");
    await expect(approveDocument(context, { documentId })).rejects.toMatchObject({
      documents: [{ concerns: [{ kind: "missing", fields: ["total"] }] }],
    });
  });

  it("is asked as well when corrections approve at once; nothing is saved then", async () => {
    const here = await world();
    const documentId = await arrived(here);
    const wanted = { documentId, revision: 0, fields: { total: "" }, status: "approved" as const };
    await expect(updateResult(here.context, wanted)).rejects.toMatchObject({ name: "NotReady" });
    expect(await documentRow(documentId)).toMatchObject({ status: "success", revision: 0 });
    await updateResult(here.context, { ...wanted, force: true });
    expect(await documentRow(documentId)).toMatchObject({ status: "approved", revision: 1 });
  });

  it("is asked as well when a correction that approves at once makes it look like an earlier one", async () => {
    const here = await world();
    const { context } = here;
    const named = { vendorName: found("Harbour Supplies Ltd"), total };
    const first = await arrived(here, { fields: { ...named, invoiceNumber } });
    await lookForDuplicates(asSystem(context), { documentId: first, attempt: 1 });
    const documentId = await arrived(here, { fields: { ...named, invoiceNumber: found("INV-99") } });
    const status = "approved" as const;
    const wanted = { documentId, revision: 0, fields: { invoiceNumber: "INV-7" }, status };
    await expect(updateResult(context, wanted)).rejects.toMatchObject({
      documents: [
        { documentId, concerns: expect.arrayContaining([{ kind: "duplicate", fields: [], count: 0 }]) },
      ],
    });
    expect(await documentRow(documentId)).toMatchObject({ status: "success", revision: 0 });
    await saveCorrections(context, { documentId, revision: 0, fields: { invoiceNumber: "INV-7" } });
    await dismissDuplicate(context, { documentId, otherId: first });
    await updateResult(context, {
      documentId,
      revision: 1,
      fields: { total: "100.50" },
      status,
      force: false,
    });
    expect(await documentRow(documentId)).toMatchObject({ status: "approved" });
  });

  it("changes when a duplicate is dismissed, or the document it was like is gone", async () => {
    const here = await world();
    const [first, second] = await twin(here);
    await approveDocument(here.context, { documentId: second }).catch(() => null);
    expect(await documentRow(second)).toMatchObject({ readiness: "blocked" });
    await dismissDuplicate(here.context, { documentId: second, otherId: first });
    expect(await documentRow(second)).toMatchObject({ readiness: "ready" });
    const [, other] = await twin(here);
    await approveDocument(here.context, { documentId: other }).catch(() => null);
    expect(await documentRow(other)).toMatchObject({ readiness: "blocked" });
    await usShard()
      .prepare("delete from documents where model_id = ? and id <> ?")
      .bind(here.modelId, other)
      .run();
    expect(await documentRow(other)).toMatchObject({ readiness: "ready" });
  });

  it("is a look at pages that could not be read", async () => {
    const here = await world();
    const documentId = await arrived(here);
    await usShard()
      .prepare(
        `insert into pages (document_id, attempt, number, state, source, width, height, problem)
         values (?, 1, 2, 'failed', 'ocr', 0, 0, 'reading.damaged')`,
      )
      .bind(documentId)
      .run();
    await expect(approveDocument(here.context, { documentId })).rejects.toMatchObject({
      documents: [{ concerns: [{ kind: "pages" }] }],
    });
    expect(await documentRow(documentId)).toMatchObject({ readiness: "look" });
    await saveCorrections(here.context, { documentId, revision: 0, fields: { invoiceNumber: "INV-9" } });
    expect(await documentRow(documentId)).toMatchObject({ readiness: "look" });
  });

  it("changes when a file is said to be one document", async () => {
    const here = await world();
    const documentId = await arrived(here);
    await proposeSplit(here, documentId);
    await approveDocument(here.context, { documentId }).catch(() => null);
    expect(await documentRow(documentId)).toMatchObject({ readiness: "blocked" });
    await keepWhole(here.context, { documentId });
    expect(await documentRow(documentId)).toMatchObject({ readiness: "ready" });
  });

  it("is judged anew when the model asks for more, a few documents at a time", async () => {
    const here = await world();
    const { context, modelId } = here;
    const documentId = await arrived(here);
    await approveDocuments(context, { documentIds: [documentId], unready: "leave" });
    const waits = await arrived(here);
    await judgeAll(context);
    const fields = [{ key: "invoiceDate", weight: 3, required: true, line: false }];
    const settings = { name: "Stricter", baseModelId: "invoices-north-america", currency: "USD" };
    const place = { timeZone: "UTC", culture: "en-US", csvGeneration: false };
    await editModel(context, {
      modelId,
      revision: 1,
      threshold: 1,
      fields,
      ...settings,
      ...place,
    } as Parameters<typeof editModel>[1]);
    expect((await checkApproval(context, { documentIds: [waits] })).counts).toMatchObject({ unready: 1 });
    await judgeAll(context);
    expect(await documentRow(waits)).toMatchObject({ readiness: "blocked" });
    expect(await documentRow(documentId)).toMatchObject({ readiness: null });
    const left = await usShard()
      .prepare("select judging_below from tenant_ai_models where id = ?")
      .bind(modelId)
      .first();
    expect(left).toEqual({ judging_below: null });
  });

  it("filters, counts and sorts lists, alone and with a status", async () => {
    const here = await world();
    const { context, modelId } = here;
    const ids = [];
    for (const result of [{}, itemAsVendor, orderAsInvoice]) ids.push(await arrived(here, result));
    const [good, item, order] = ids;
    const edited = await arrived(here, {}, "userEdited");
    const settled = await arrived(here, {}, "approved");
    await checkApproval(context, { documentIds: [...ids, edited, settled] });
    const listed = async (query: object) =>
      (await listDocuments(context, { modelId, ...query })).items.map(({ id }) => id);
    expect(await listed({ readiness: "ready" })).toEqual([edited, good]);
    expect(await listed({ readiness: "ready", status: "success" })).toEqual([good]);
    expect(await listed({ readiness: "BLOCKED" })).toEqual([order]);
    expect((await listDocuments(context, { modelId, readiness: "ready" })).totalCount).toBe(2);
    expect(await listed({ sortField: "readiness", sortOrder: "asc" })).toEqual([
      settled,
      order,
      item,
      good,
      edited,
    ]);
    const [first] = (await listDocuments(context, { modelId, readiness: "look" })).items;
    expect(first).toMatchObject({
      id: item,
      readiness: "look",
      concerns: encodeConcerns(["doubtful", "parties"]),
    });
    await expect(listDocuments(context, { modelId, readiness: "perhaps" })).rejects.toMatchObject({
      code: "invalid",
    });
    const counts = await countByReadiness(context, { modelId });
    expect(Object.fromEntries(counts.map(({ readiness, count }) => [readiness, count]))).toEqual({
      ready: 2,
      look: 1,
      blocked: 1,
    });
  });

  it("is the same word in the database as in the domain", async () => {
    const here = await world();
    const documentId = await arrived(here);
    const bits = [
      null,
      0,
      ...concernKinds.map((kind) => encodeConcerns([kind])),
      encodeConcerns([...concernKinds]),
    ];
    for (const status of documentStatuses)
      for (const concerns of bits) {
        const row = await usShard()
          .prepare("update documents set status = ?, concerns = ? where id = ? returning readiness")
          .bind(status, concerns, documentId)
          .first();
        expect([status, concerns, row?.readiness]).toEqual([status, concerns, readinessOf(status, concerns)]);
      }
  });
});

describe("approving as reviewed", () => {
  it("answers for a low score, and asks about anything else", async () => {
    const here = await world();
    const { context } = here;
    const demanding = { fields: { total, invoiceNumber }, lineItems: [] };
    await usShard()
      .prepare("update tenant_ai_models set threshold = 11 where id = ?")
      .bind(here.modelId)
      .run();
    const low = await arrived(here, demanding, "failed");
    expect((await getDocument(context, { documentId: low })).concerns).toMatchObject([{ kind: "score" }]);
    expect(await approveReviewed(context, { documentId: low })).toEqual({ status: "approved" });
    const doubtful = await arrived(here, { ...demanding, ...itemAsVendor }, "failed");
    await expect(approveReviewed(context, { documentId: doubtful })).rejects.toMatchObject({
      name: "NotReady",
      documents: [{ concerns: [{ kind: "doubtful", fields: ["vendorName"] }] }],
    });
    await approveReviewed(context, { documentId: doubtful, force: true });
    expect(await auditedOperations(context)).toEqual([
      "documents.approve-reviewed",
      "documents.approve-reviewed",
    ]);
  });
});
