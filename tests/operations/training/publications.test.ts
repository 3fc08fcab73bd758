import { encodeTable } from "@engine/weights/encode-scorer";
import { emptyTable } from "@engine/weights/weight-table";
import { baseScorer } from "@fieldwise/engine/training";
import { makeModel } from "@tests/support/make-model";
import { makeSystemAdmin } from "@tests/support/make-system-admin";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { printedPage } from "@tests/support/printed-page";
import { runTraining } from "@tests/support/run-training";
import { resultRows } from "@tests/support/stored-rows";
import { submitDocument } from "@tests/support/submit-document";
import { taughtModel } from "@tests/support/teach-base";
import { tradeInvoice } from "@tests/support/trade-invoice";
import { afterEach, describe, expect, it } from "vitest";
import { selectControlAudit } from "~/data/control/control-audit";
import { findTenantModel } from "~/data/shard/tenant-models";
import { documentFiles } from "~/domain/documents/document-files";
import type { TenantModel } from "~/domain/models/tenant-model";
import { everything } from "~/domain/permissions/permission";
import { versionFiles } from "~/domain/training/version-files";
import type { TenantContext } from "~/operations/context";
import { getDocument } from "~/operations/documents/get";
import { loadScorer, loadScorerNamed } from "~/operations/processing/steps/load-scorer";
import { getBaseTraining } from "~/operations/training/get-base";
import { getVersion } from "~/operations/training/get-version";
import { listTrainingDocuments } from "~/operations/training/list-documents";
import { listPublications } from "~/operations/training/list-publications";
import { pinVersion } from "~/operations/training/pin";
import { promoteVersion } from "~/operations/training/promote";
import { publishVersion } from "~/operations/training/publish";
import { rescoreModel } from "~/operations/training/rescore";
import { unpublishVersion } from "~/operations/training/take-back-published";
import { unpinVersion } from "~/operations/training/unpin";

const baseModelId = "invoices-north-america";

/** The service's own tenant, with a version of the base model's training documents in use there. */
async function taughtBase() {
  const { inMaster } = await makeSystemAdmin();
  return { inMaster, ...(await taughtModel(inMaster)) };
}

/** Undoes what tests of this file left in force. */
afterEach(async () => {
  const { inMaster } = await makeSystemAdmin();
  for (let { inForce } = await listPublications(inMaster, { baseModelId }); inForce; ) {
    await unpublishVersion(inMaster, { baseModelId, number: inForce.number });
    ({ inForce } = await listPublications(inMaster, { baseModelId }));
  }
});

async function scorerOf(context: TenantContext, { id }: TenantModel) {
  const kept = await findTenantModel(context.shard, id);
  if (!kept) throw new Error("the model is gone");
  return loadScorer(context, kept);
}
const versionOf = async (context: TenantContext, model: TenantModel) =>
  (await scorerOf(context, model)).version;

/** A document of the trade as it is read now; answers its invoice number and the weights that found it. */
async function readNow(context: TenantContext, model: TenantModel, index: number) {
  const documentId = await plantDocument(context, model.id, { position: 50 + index });
  const page = JSON.stringify(printedPage(tradeInvoice(index).lines));
  await context.files.put(documentFiles.words(documentId, 1, 1), page, "application/json");
  await rescoreModel(asActor(context, { kind: "system", id: "test" }), {
    modelId: model.id,
    versionId: null,
    before: null,
  });
  return foundOn(context, documentId);
}

async function foundOn(context: TenantContext, documentId: string) {
  const { fields } = await getDocument(context, { documentId });
  const found = fields.find(({ key }) => key === "invoiceNumber")?.value;
  return { documentId, found, by: (await resultRows(documentId))[0]?.model_version };
}

describe("publishing what a base model learnt", () => {
  it("changes what another tenant's untrained model reads from then on, and nothing that was read", async () => {
    const { inMaster, versionId } = await taughtBase();
    const customer = await makeTenant();
    const model = await makeModel(customer);
    const before = await readNow(customer, model, 21);
    expect(before).toMatchObject({ found: "QX-4247", by: baseScorer.version });
    await publishVersion(inMaster, { baseModelId, versionId });
    const { version } = await getVersion(inMaster, { versionId });
    expect(await foundOn(customer, before.documentId)).toEqual(before);
    expect(await readNow(customer, model, 22)).toMatchObject({ found: "JC-9266", by: version.name });
  });

  it("reaches no other base model", async () => {
    const { inMaster, versionId } = await taughtBase();
    await publishVersion(inMaster, { baseModelId, versionId });
    const customer = await makeTenant();
    const other = await makeModel(customer, { baseModelId: "invoices-apac" });
    expect(await versionOf(customer, other)).toBe(baseScorer.version);
    await expect(publishVersion(inMaster, { baseModelId: "invoices-apac", versionId })).rejects.toMatchObject(
      { code: "not-found" },
    );
  });

  it("is taken back step by step to the shipped weights, whose results can still be looked up", async () => {
    const { inMaster, model, versionId: first } = await taughtBase();
    const customer = await makeTenant();
    const theirs = await makeModel(customer);
    await publishVersion(inMaster, { baseModelId, versionId: first });
    const firstName = await versionOf(customer, theirs);
    const second = await runTraining(inMaster, model);
    await promoteVersion(inMaster, { versionId: second });
    const { number } = await publishVersion(inMaster, { baseModelId, versionId: second });
    const secondName = await versionOf(customer, theirs);
    expect(secondName).not.toBe(firstName);
    const back = await unpublishVersion(inMaster, { baseModelId, number });
    expect(back).toEqual({ number: number - 1 });
    expect(await versionOf(customer, theirs)).toBe(firstName);
    await expect(unpublishVersion(inMaster, { baseModelId, number })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await unpublishVersion(inMaster, { baseModelId, number: number - 1 })).toEqual({ number: null });
    expect(await versionOf(customer, theirs)).toBe(baseScorer.version);
    expect((await loadScorerNamed(customer, theirs, secondName))?.version).toBe(secondName);
  });

  it("leaves the trained version of a tenant alone, and one trained on what was published keeps it", async () => {
    const { inMaster, versionId } = await taughtBase();
    const [early, late] = [await makeTenant(), await makeTenant()];
    const { model: earlier } = await taughtModel(early, 3);
    const standing = await scorerOf(early, earlier);
    const { number } = await publishVersion(inMaster, { baseModelId, versionId });
    expect(await scorerOf(early, earlier)).toEqual(standing);
    const { model: later, versionId: trained } = await taughtModel(late, 3);
    const published = (await getVersion(inMaster, { versionId })).version.name;
    expect((await getVersion(late, { versionId: trained })).version.baseVersion).toBe(published);
    await unpublishVersion(inMaster, { baseModelId, number });
    const scorer = await scorerOf(late, later);
    expect(scorer.version).toContain(`${published}+1.`);
    expect(scorer.tables).toHaveLength(3);
  });

  it("starts the next training of the base model from the shipped weights again", async () => {
    const { inMaster, model, versionId } = await taughtBase();
    await publishVersion(inMaster, { baseModelId, versionId });
    const next = await runTraining(inMaster, model);
    expect((await getVersion(inMaster, { versionId: next })).version.baseVersion).toBe(baseScorer.version);
  });

  it("takes weights as large as they can become", async () => {
    const { inMaster, model, versionId } = await taughtBase();
    const values = Float32Array.from({ length: 2 ** 18 }, (_, place) => 1 + (place % 7));
    const bytes = encodeTable({ ...emptyTable(18), values });
    await inMaster.files.put(versionFiles.weights(model.id, versionId), bytes, "application/octet-stream");
    await publishVersion(inMaster, { baseModelId, versionId });
    expect((await listPublications(inMaster, { baseModelId })).inForce?.versionId).toBe(versionId);
  });

  it("asks for a version that is in use, and is done once", async () => {
    const { inMaster, model, versionId } = await taughtBase();
    const candidate = await runTraining(inMaster, model);
    const code = { code: "conflict" };
    await expect(publishVersion(inMaster, { baseModelId, versionId: candidate })).rejects.toMatchObject(code);
    const asked = [1, 2, 3].map(() => publishVersion(inMaster, { baseModelId, versionId }));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(publishVersion(inMaster, { baseModelId, versionId })).rejects.toMatchObject(code);
  });

  it("is written to the audit log of the service", async () => {
    const { inMaster, model, versionId } = await taughtBase();
    const { number } = await publishVersion(inMaster, { baseModelId, versionId });
    await unpublishVersion(inMaster, { baseModelId, number });
    const anything = { actorId: undefined, operation: undefined, from: null, until: null, before: null };
    const wanted = { ...anything, subjectIds: [model.id] };
    const rows = await selectControlAudit(inMaster.control, wanted, 5);
    expect(rows.map(({ operation }) => operation)).toEqual([
      "training.take-back-published",
      "training.publish",
    ]);
    expect(rows.every(({ actorId }) => actorId === inMaster.actor.id)).toBe(true);
  });
});

describe("a model that is pinned", () => {
  it("goes on with what it was pinned to, published or taken back meanwhile", async () => {
    const customer = await makeTenant();
    const model = await makeModel(customer);
    const shipped = await versionOf(customer, model);
    expect(await pinVersion(customer, { modelId: model.id })).toMatchObject({ weights: "shipped" });
    const { inMaster, versionId } = await taughtBase();
    const { number } = await publishVersion(inMaster, { baseModelId, versionId });
    expect(await versionOf(customer, model)).toBe(shipped);
    await unpinVersion(customer, { modelId: model.id });
    const published = await versionOf(customer, model);
    expect(published).not.toBe(shipped);
    expect(await pinVersion(customer, { modelId: model.id })).toMatchObject({ weights: "published", number });
    await unpublishVersion(inMaster, { baseModelId, number });
    expect(await versionOf(customer, model)).toBe(published);
    await unpinVersion(customer, { modelId: model.id });
    expect(await versionOf(customer, model)).toBe(shipped);
  });
});

describe("the training documents of a base model", () => {
  it("are listed in the service's own tenant, and no customer sees them", async () => {
    const { inMaster, model } = await taughtBase();
    const own = await listTrainingDocuments(inMaster, { baseModelId, modelId: model.id });
    expect(own.totalCount).toBe(8);
    const customer = await makeTenant();
    expect((await listTrainingDocuments(customer, { baseModelId })).totalCount).toBe(0);
    expect(await getBaseTraining(customer, { baseModelId })).toEqual([]);
    const [document] = own.items;
    await expect(getDocument(customer, { documentId: document?.documentId ?? "" })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});

describe("a customer's model", () => {
  it("is published by nobody, not even by a system administrator who acts for the customer", async () => {
    const customer = await makeTenant();
    await submitDocument(customer, await makeModel(customer), tradeInvoice(30));
    const { versionId } = await taughtModel(customer, 3);
    const { person } = await makeSystemAdmin();
    const acting = asActor(customer, {
      kind: "person",
      id: person.id,
      permissions: [everything],
      isSystemAdmin: true,
      onBehalfOf: customer.tenant.id,
    });
    for (const context of [customer, acting]) {
      const refused = { code: "forbidden" };
      await expect(publishVersion(context, { baseModelId, versionId })).rejects.toMatchObject(refused);
      await expect(unpublishVersion(context, { baseModelId, number: 1 })).rejects.toMatchObject(refused);
      await expect(listPublications(context, { baseModelId })).rejects.toMatchObject(refused);
    }
  });
});
