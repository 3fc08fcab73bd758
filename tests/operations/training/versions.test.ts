import { quietProcessing } from "@tests/stand-ins/quiet-queues";
import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { printedPage } from "@tests/support/printed-page";
import { runTraining } from "@tests/support/run-training";
import { auditedOperations, resultRows } from "@tests/support/stored-rows";
import { submitDocument } from "@tests/support/submit-document";
import { tradeInvoice } from "@tests/support/trade-invoice";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { commit } from "~/data/commit";
import { markVersionsStale } from "~/data/shard/model-versions";
import { findTenantModel } from "~/data/shard/tenant-models";
import { documentFiles } from "~/domain/documents/document-files";
import type { TenantModel } from "~/domain/models/tenant-model";
import type { TenantContext } from "~/operations/context";
import { approveDocument } from "~/operations/documents/approve";
import { getDocument } from "~/operations/documents/get";
import { saveCorrections } from "~/operations/documents/save-corrections";
import type { RescoreModelRequest, RescoreRequest } from "~/operations/ports";
import { loadScorerNamed } from "~/operations/processing/steps/load-scorer";
import { compareReadings } from "~/operations/training/compare-readings";
import { compareVersions } from "~/operations/training/compare-versions";
import { discardVersion } from "~/operations/training/discard";
import { getBaseTraining } from "~/operations/training/get-base";
import { getVersion } from "~/operations/training/get-version";
import { listAnswerChanges } from "~/operations/training/list-changes";
import { pinVersion } from "~/operations/training/pin";
import { promoteVersion } from "~/operations/training/promote";
import { rescoreModel } from "~/operations/training/rescore";
import { rollBackVersion } from "~/operations/training/roll-back";
import { unpinVersion } from "~/operations/training/unpin";
import { withdrawDocument } from "~/operations/training/withdraw-document";

async function trained(count = 3) {
  const context = await makeTenant();
  const model = await makeModel(context);
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(await submitDocument(context, model, tradeInvoice(index)));
  return { context, model, ids, versionId: await runTraining(context, model) };
}

type Trained = Awaited<ReturnType<typeof trained>>;
const activeOf = async ({ context, model }: Trained) =>
  (await findTenantModel(context.shard, model.id))?.activeVersionId;
const statusesOf = ({ context, ids }: Trained) =>
  Promise.all(ids.map(async (documentId) => (await getDocument(context, { documentId })).status));
const stateOf = async ({ context }: Trained, versionId: string) =>
  (await getVersion(context, { versionId })).version.state;

type Asked = RescoreModelRequest | RescoreRequest;
const listen = (asked: Asked[]) => async (requests: Asked[]) => void asked.push(...requests);

/** What the queue's messages do; answers how many it took. */
async function rescoreAll(context: TenantContext, asked: Asked[]): Promise<number> {
  const system = asActor(context, { kind: "system", id: "training" });
  let taken = 0;
  for (let next = asked.shift(); next; next = asked.shift()) {
    if (!("versionId" in next)) throw new Error("nobody was corrected");
    const { tenantId: _, ...input } = next;
    const { before, done } = await rescoreModel(system, input);
    taken += 1;
    if (!done) asked.push({ ...next, before });
  }
  return taken;
}

/** A document of the trade that was read and waits for someone to look at it. */
async function plantWaiting(context: TenantContext, model: TenantModel, index: number): Promise<string> {
  const documentId = await plantDocument(context, model.id, { position: 50 + index });
  const page = JSON.stringify(printedPage(tradeInvoice(index).lines));
  await context.files.put(documentFiles.words(documentId, 1, 1), page, "application/json");
  const asked = { modelId: model.id, versionId: null, before: null };
  await rescoreModel(asActor(context, { kind: "system", id: "test" }), asked);
  return documentId;
}

const versionOf = async (documentId: string) => (await resultRows(documentId))[0]?.model_version;
const valuesOf = async (context: TenantContext, documentId: string) =>
  Object.fromEntries(
    (await getDocument(context, { documentId })).fields.map(({ key, value }) => [key, value]),
  );

describe("a proposed version", () => {
  it("put into use is what the model points to, and its documents become trained", async () => {
    const made = await trained();
    expect(await activeOf(made)).toBeNull();
    await promoteVersion(made.context, { versionId: made.versionId });
    expect(await activeOf(made)).toBe(made.versionId);
    expect(await statusesOf(made)).toEqual(["trained", "trained", "trained"]);
    expect(await auditedOperations(made.context)).toEqual(
      expect.arrayContaining(["training.start", "training.finish", "training.promote"]),
    );
  });

  it("leaves a document alone that was corrected after the training", async () => {
    const made = await trained();
    const [documentId = ""] = made.ids;
    const { revision } = await getDocument(made.context, { documentId });
    await saveCorrections(made.context, {
      documentId,
      revision,
      fields: { total: "1.00" },
      written: "canonical",
    });
    await promoteVersion(made.context, { versionId: made.versionId });
    expect(await statusesOf(made)).toEqual(["userEdited", "trained", "trained"]);
  });

  it("was taught by an approved document too, which stays approved", async () => {
    const made = await trained();
    const { context, model, ids } = made;
    const [documentId = ""] = ids;
    await approveDocument(context, { documentId });
    const versionId = await runTraining(context, model);
    expect((await getVersion(context, { versionId })).version.documentCount).toBe(3);
    await promoteVersion(context, { versionId });
    expect(await statusesOf(made)).toEqual(["approved", "trained", "trained"]);
    expect(await getBaseTraining(context, { baseModelId: model.baseModelId })).toMatchObject([
      { documents: 3, trained: 3 },
    ]);
  });

  it("is put into use once, however often it is asked for at the same time", async () => {
    const made = await trained();
    const asked = [1, 2, 3].map(() => promoteVersion(made.context, { versionId: made.versionId }));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await stateOf(made, made.versionId)).toBe("active");
  });

  it("turned down changes nothing and cannot come back", async () => {
    const made = await trained();
    const { context, versionId } = made;
    expect(await discardVersion(context, { versionId })).toEqual({ activeVersionId: null });
    expect(await statusesOf(made)).toEqual(["submitted", "submitted", "submitted"]);
    await expect(promoteVersion(context, { versionId })).rejects.toMatchObject({ code: "conflict" });
    await expect(discardVersion(context, { versionId })).rejects.toMatchObject({ code: "conflict" });
  });

  it("gives way to the next one", async () => {
    const made = await trained();
    const next = await runTraining(made.context, made.model);
    expect(await stateOf(made, made.versionId)).toBe("discarded");
    expect(await stateOf(made, next)).toBe("candidate");
  });
});

describe("documents that wait", () => {
  it("are scored again with the version put into use, and again without it; touched ones stay", async () => {
    const { context, model } = await trained(8);
    const waiting = await plantWaiting(context, model, 21);
    const touched = await plantWaiting(context, model, 22);
    const touch = "update documents set status = 'userEdited', revision = 1 where id = ?";
    await usShard().prepare(touch).bind(touched).run();
    const before = [await versionOf(waiting), await versionOf(touched)];
    const values = await valuesOf(context, waiting);
    const versionId = await runTraining(context, model);
    const promised = (await listAnswerChanges(context, { versionId, size: 200 })).items
      .filter(({ documentId }) => documentId === waiting)
      .map(({ field, after }) => [field, after]);
    const asked: Asked[] = [];
    const listening = {
      ...context,
      processing: { ...quietProcessing, rescore: listen(asked) },
    };
    await promoteVersion(listening, { versionId });
    await rescoreAll(context, asked);
    const { version } = await getVersion(context, { versionId });
    expect([await versionOf(waiting), await versionOf(touched)]).toEqual([version.name, before[1]]);
    expect(await valuesOf(context, waiting)).toEqual({ ...values, ...Object.fromEntries(promised) });
    expect(await auditedOperations(context)).toContain("training.rescore");
    const [late] = asked.slice(0, 1);
    await rollBackVersion(listening, { modelId: model.id, versionId });
    if (late) asked.push(late);
    await rescoreAll(context, asked);
    expect(await versionOf(waiting)).toBe(before[0]);
  });

  it("are scored in the end, however many", async () => {
    const { context, model, versionId } = await trained();
    const many = Array.from({ length: 103 }, (_, index) => index);
    for (const index of many) await plantDocument(context, model.id, { position: 100 + index });
    const asked: Asked[] = [];
    await promoteVersion(
      { ...context, processing: { ...quietProcessing, rescore: listen(asked) } },
      { versionId },
    );
    expect(await rescoreAll(context, asked)).toBe(2);
    const { version } = await getVersion(context, { versionId });
    const rows = await usShard()
      .prepare(
        `select count(*) as n from results join documents on documents.id = document_id
          where model_id = ? and model_version = ?`,
      )
      .bind(model.id, version.name)
      .first();
    expect(rows).toEqual({ n: 103 });
  }, 60_000);
});

describe("going back", () => {
  it("leads to the version before, and from there to the base model", async () => {
    const made = await trained();
    const { context, model, versionId: first } = made;
    await promoteVersion(context, { versionId: first });
    const second = await runTraining(context, model);
    expect((await getVersion(context, { versionId: second })).version.metrics.seenBefore).toBe(3);
    await promoteVersion(context, { versionId: second });
    expect(await stateOf(made, first)).toBe("retired");
    expect(await rollBackVersion(context, { modelId: model.id, versionId: second })).toEqual({
      versionId: first,
    });
    expect(await activeOf(made)).toBe(first);
    expect(await statusesOf(made)).toEqual(["trained", "trained", "trained"]);
    expect(await rollBackVersion(context, { modelId: model.id, versionId: first })).toEqual({
      versionId: null,
    });
    expect(await activeOf(made)).toBeNull();
    expect(await statusesOf(made)).toEqual(["submitted", "submitted", "submitted"]);
  });

  it("leads to what was in use before, not to a version that had been taken back", async () => {
    const made = await trained();
    const { context, model, versionId: first } = made;
    await promoteVersion(context, { versionId: first });
    await rollBackVersion(context, { modelId: model.id, versionId: first });
    const second = await runTraining(context, model);
    await promoteVersion(context, { versionId: second });
    await rollBackVersion(context, { modelId: model.id, versionId: second });
    expect(await activeOf(made)).toBeNull();
  });

  it("undoes a version that was used again, and ends at the base model", async () => {
    const made = await trained();
    const { context, model, versionId: first } = made;
    const second = await promoteVersion(context, { versionId: first }).then(() =>
      runTraining(context, model),
    );
    await promoteVersion(context, { versionId: second });
    await promoteVersion(context, { versionId: first });
    const way: (string | null)[] = [];
    for (let step = 0; step < 3; step += 1) {
      const versionId = (await activeOf(made)) ?? "";
      way.push((await rollBackVersion(context, { modelId: model.id, versionId })).versionId);
    }
    expect(way).toEqual([second, first, null]);
  });

  it("twice by two clicks goes back one step", async () => {
    const made = await trained();
    const { context, model, versionId } = made;
    await promoteVersion(context, { versionId });
    await rollBackVersion(context, { modelId: model.id, versionId });
    await expect(rollBackVersion(context, { modelId: model.id, versionId })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("can be taken back itself: a version that was used before can be used again", async () => {
    const made = await trained();
    const { context, model, versionId } = made;
    await promoteVersion(context, { versionId });
    await rollBackVersion(context, { modelId: model.id, versionId });
    await promoteVersion(context, { versionId });
    expect(await activeOf(made)).toBe(versionId);
  });
});

describe("the weights of a version", () => {
  it("are found by the name that results carry, and by no other", async () => {
    const { context, model, versionId } = await trained();
    const { version } = await getVersion(context, { versionId });
    const scorer = await loadScorerNamed(context, model, version.name);
    expect(scorer?.version).toBe(version.name);
    expect(await loadScorerNamed(context, model, `${version.name.slice(0, -1)}z`)).toBeNull();
    expect(await loadScorerNamed(await makeTenant(), { ...model, id: "another" }, version.name)).toBeNull();
  });
});

describe("a document that is taken away", () => {
  it("is no training document any more and marks the versions that learnt from it", async () => {
    const made = await trained();
    const { context, versionId, ids } = made;
    await withdrawDocument(context, { documentId: ids[0] ?? "" });
    expect(await statusesOf(made)).toEqual(["userEdited", "submitted", "submitted"]);
    expect((await getVersion(context, { versionId })).version.staleAt).toBeInstanceOf(Date);
    await expect(withdrawDocument(context, { documentId: ids[0] ?? "" })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("marks only the versions that learnt from it", async () => {
    const { context, model, versionId } = await trained();
    const other = await plantDocument(context, model.id, { position: 90 });
    await commit(context.shard, [markVersionsStale(context.shard, other, context.now())]);
    expect((await getVersion(context, { versionId })).version.staleAt).toBeNull();
  });
});

describe("versions", () => {
  it("belong to their tenant", async () => {
    const { model, versionId } = await trained();
    const stranger = await makeTenant();
    for (const ask of [getVersion, promoteVersion, discardVersion, listAnswerChanges])
      await expect(ask(stranger, { versionId })).rejects.toMatchObject({ code: "not-found" });
    await expect(rollBackVersion(stranger, { modelId: model.id, versionId })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("are seen by one permission and decided on by another", async () => {
    const { context, versionId } = await trained();
    const viewer = asActor(context, { kind: "person", id: "v", permissions: ["Model.ViewTrainingDocument"] });
    expect((await getVersion(viewer, { versionId })).version.id).toBe(versionId);
    await expect(promoteVersion(viewer, { versionId })).rejects.toMatchObject({ code: "forbidden" });
    const editor = asActor(context, { kind: "person", id: "e", permissions: ["TenantModel.EditDocument"] });
    await expect(getVersion(editor, { versionId })).rejects.toMatchObject({ code: "forbidden" });
  });

  it("list what they would change page by page", async () => {
    const { context, versionId } = await trained(8);
    const all = (await listAnswerChanges(context, { versionId })).items;
    expect(all.length).toBeGreaterThan(2);
    const paged: typeof all = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof listAnswerChanges>> = await listAnswerChanges(context, {
        versionId,
        size: 2,
        ...(cursor && { cursor }),
      });
      paged.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(all);
  });
});

describe("a pinned model", () => {
  it("keeps its version through a training until it is unpinned", async () => {
    const made = await trained();
    const { context, model, versionId } = made;
    await promoteVersion(context, { versionId });
    const pin = await pinVersion(context, { modelId: model.id });
    expect(pin).toMatchObject({ weights: "version", versionId, number: 1 });
    expect(await pinVersion(context, { modelId: model.id })).toEqual(pin);
    const next = await runTraining(context, model);
    const pinned = { code: "conflict", messageKey: "training.error.pinned" };
    await expect(promoteVersion(context, { versionId: next })).rejects.toMatchObject(pinned);
    await expect(rollBackVersion(context, { modelId: model.id, versionId })).rejects.toMatchObject(pinned);
    expect(await activeOf(made)).toBe(versionId);
    await unpinVersion(context, { modelId: model.id });
    await promoteVersion(context, { versionId: next });
    expect(await activeOf(made)).toBe(next);
    expect((await auditedOperations(context)).filter((name) => String(name).endsWith("pin"))).toEqual(
      expect.arrayContaining(["training.pin", "training.unpin"]),
    );
  });

  it("is not found for another tenant", async () => {
    const { model } = await trained();
    const elsewhere = await makeTenant();
    const missing = { code: "not-found" };
    await expect(pinVersion(elsewhere, { modelId: model.id })).rejects.toMatchObject(missing);
    await expect(unpinVersion(elsewhere, { modelId: model.id })).rejects.toMatchObject(missing);
  });
});

describe("two versions compared", () => {
  it("read the model's documents again and say what would be otherwise", async () => {
    const made = await trained();
    const { context, model, versionId } = made;
    await plantWaiting(context, model, 3);
    const system = asActor(context, { kind: "system", id: "test" });
    const asked = { modelId: model.id, beforeId: "", afterId: versionId };
    const read = await compareReadings(system, asked);
    expect(read.documents).toBe(4);
    expect(read.labels.length).toBeGreaterThan(0);
    expect(read.otherDocuments).toBe(new Set(read.changes.map(({ documentId }) => documentId)).size);
    const turned = await compareReadings(system, { ...asked, beforeId: versionId, afterId: "" });
    expect([turned.worse, turned.better]).toEqual([read.better, read.worse]);
    expect(turned.changes).toEqual(
      read.changes.map((change) => ({ ...change, before: change.after, after: change.before })),
    );
    const same = await compareReadings(system, { ...asked, beforeId: versionId });
    expect([same.otherDocuments, same.labels]).toEqual([0, []]);
  });

  it("refuses one that was turned down, and one of another model", async () => {
    const { context, model, versionId } = await trained();
    const readings = { compare: async () => Promise.reject(new Error("nobody asks")) };
    const other = await makeModel(context, { name: "Other" });
    const asked = { modelId: other.id, afterId: versionId };
    await expect(compareVersions({ ...context, readings }, asked)).rejects.toMatchObject({
      code: "not-found",
    });
    await discardVersion(context, { versionId });
    const discarded = compareVersions({ ...context, readings }, { modelId: model.id, afterId: versionId });
    await expect(discarded).rejects.toMatchObject({ messageKey: "training.error.no-weights" });
  });
});
