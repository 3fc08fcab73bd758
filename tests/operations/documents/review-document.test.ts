import { makeModel } from "@tests/support/make-model";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { found, plantedResult } from "@tests/support/planted-result";
import { auditedOperations } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "~/operations/context";
import { claimDocument } from "~/operations/documents/claim";
import { getDocument } from "~/operations/documents/get";
import { getHistory } from "~/operations/documents/get-story";
import { reviewDocument } from "~/operations/documents/review";
import { undoApproval } from "~/operations/documents/take-back";

async function world(status: DocumentStatus = "failed") {
  const context = await makeTenant();
  const documentId = await plantDocument(context, (await makeModel(context)).id, { status });
  const standing = async () => {
    const document = await getDocument(context, { documentId });
    const { comments, claim } = await getHistory(context, { documentId });
    return {
      status: document.status,
      revision: document.revision,
      total: document.fields.find(({ key }) => key === "total")?.value,
      comments: comments.map(({ body }) => body),
      claimed: claim !== null,
    };
  };
  return { context, documentId, standing, changed: { documentId, revision: 0, fields: { total: "7.00" } } };
}

const person = (context: TenantContext, ...permissions: string[]) =>
  asActor(context, { kind: "person", id: context.newId(), permissions });

describe("reviewing a document", () => {
  it.each([
    ["save", "userEdited", []],
    ["approve", "approved", ["documents.approve-reviewed"]],
    ["submit", "submitted", ["documents.submit-for-training"]],
  ] as const)("by %s keeps values, status, comment and claim together", async (verb, status, audited) => {
    const { context, documentId, standing, changed } = await world();
    await claimDocument(context, { documentId });
    const saved = await reviewDocument(context, { ...changed, verb, comment: " Ask Ana " });
    expect(saved).toMatchObject({ changed: 1, status, revision: 1 });
    expect(await standing()).toEqual({
      status,
      revision: 1,
      total: "7.00",
      comments: ["Ask Ana"],
      claimed: false,
    });
    const expected = ["documents.save-corrections", ...audited, "documents.comment"];
    expect((await auditedOperations(context)).slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ["approve", "failed", "approved"],
    ["approve", "success", "approved"],
    ["submit", "failed", "submitted"],
    ["submit", "approved", "approved"],
  ] as const)("by %s needs no change, from %s", async (verb, from, status) => {
    const { context, documentId, standing } = await world(from);
    const saved = await reviewDocument(context, { documentId, revision: 0, verb });
    expect(saved).toMatchObject({ changed: 0, status, revision: 0 });
    expect(await standing()).toMatchObject({ status, revision: 0, total: "100.00" });
  });

  it("keeps nothing at all when the verb is refused: no value, no comment, and the claim stays", async () => {
    const { context, documentId, standing, changed } = await world();
    await claimDocument(context, { documentId });
    const before = await standing();
    const asked = { ...changed, fields: { total: "" }, verb: "approve" as const, comment: "Done" };
    await expect(reviewDocument(context, asked)).rejects.toMatchObject({ name: "NotReady" });
    expect(await standing()).toEqual(before);
    expect(await auditedOperations(context)).toEqual([]);
    await reviewDocument(context, { ...asked, force: true });
    expect(await standing()).toMatchObject({ status: "approved", comments: ["Done"], claimed: false });
  });

  it("goes on with the claim when it is told so, and never takes another's", async () => {
    const { context, documentId, standing, changed } = await world();
    await reviewDocument(context, { ...changed, verb: "save", claim: "keep" });
    expect(await standing()).toMatchObject({ claimed: true });
    const other = person(context, "TenantModel.EditDocument", "TenantModel.ViewDocument");
    await reviewDocument(other, { documentId, revision: 1, verb: "save" });
    expect((await getHistory(context, { documentId })).claim).toMatchObject({ mine: true });
  });

  it("tells whoever was second, and keeps none of theirs", async () => {
    const { context, standing, changed } = await world();
    await reviewDocument(context, { ...changed, verb: "save" });
    const second = { ...changed, fields: { total: "8.00" }, comment: "Mine" };
    for (const verb of ["save", "approve", "submit"] as const)
      await expect(reviewDocument(context, { ...second, verb })).rejects.toMatchObject({ code: "conflict" });
    expect(await standing()).toMatchObject({ total: "7.00", status: "userEdited", comments: [] });
  });
});

describe("values that are too uncertain to approve unchecked", () => {
  const unsure = { confidence: 0.5 };
  const cells = { description: found("Rope"), netTotal: found("60.00", unsure) };
  const result = {
    ...plantedResult,
    fields: { invoiceNumber: found("INV-7"), total: found("120.00", unsure) },
    lineItems: [
      { cells, arithmetic: "agrees" as const },
      { cells, arithmetic: "agrees" as const },
    ],
    proof: { state: "untested" as const, equations: [] },
  };
  async function doubtful() {
    const context = await makeTenant();
    const modelId = (await makeModel(context)).id;
    const documentId = await plantDocument(context, modelId, { status: "failed", result });
    return { context, asked: { documentId, revision: 0, verb: "approve" as const } };
  }

  it("are asked about but for those that the reviewer checked and let stand", async () => {
    const { context, asked } = await doubtful();
    const approve = (checked: string[]) => reviewDocument(context, { ...asked, checked });
    const left = (fields: string[], count: number) => ({
      documents: [{ concerns: [{ kind: "doubtful", fields, count }] }],
    });
    await expect(approve([])).rejects.toMatchObject(left(["total", "netTotal"], 3));
    await expect(approve(["invoiceNumber"])).rejects.toMatchObject(left(["total", "netTotal"], 3));
    await expect(approve(["total", "netTotal"])).rejects.toMatchObject(left(["netTotal"], 1));
    expect(await approve(["total", "netTotal", "netTotal"])).toMatchObject({ status: "approved" });
  });

  it("that were checked do not settle what else speaks against the document", async () => {
    const { context, asked } = await doubtful();
    const checked = ["total", "netTotal", "netTotal"];
    await expect(
      reviewDocument(context, { ...asked, fields: { invoiceNumber: "" }, checked }),
    ).rejects.toMatchObject({ documents: [{ concerns: [{ kind: "missing" }] }] });
  });
});

describe("the same review, sent again", () => {
  it.each(["save", "approve", "submit"] as const)("is answered as done: %s", async (verb) => {
    const { context, standing, changed } = await world();
    const asked = { ...changed, verb, comment: "Ask Ana" };
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => reviewDocument(context, asked)));
    const again = await reviewDocument(context, asked);
    const { changed: _, ...outcome } = { ...first, placed: [], waiting: 0 };
    for (const one of [...others, again]) expect(one).toMatchObject({ status: outcome.status, revision: 1 });
    expect(again.changed).toBe(0);
    expect(await standing()).toMatchObject({ revision: 1, comments: ["Ask Ana"] });
    const saves = (await auditedOperations(context)).filter((name) => name === "documents.save-corrections");
    expect(saves).toHaveLength(1);
  });

  it("is done once where nothing was changed, with its comment", async () => {
    const { context, documentId, standing } = await world("success");
    const asked = { documentId, revision: 0, verb: "approve" as const, comment: "Fine" };
    await reviewDocument(context, asked);
    await reviewDocument(context, asked);
    expect(await standing()).toMatchObject({ status: "approved", comments: ["Fine"] });
    expect(await auditedOperations(context)).toEqual(["documents.approve", "documents.comment"]);
    await undoApproval(context, { documentId });
    await reviewDocument(context, { ...asked, comment: "" });
    expect(await standing()).toMatchObject({ status: "approved" });
  });

  it("is a conflict once something else was saved, or the approval was taken back", async () => {
    const { context, documentId, changed } = await world();
    const asked = { ...changed, verb: "approve" as const };
    await reviewDocument(context, asked);
    await undoApproval(context, { documentId });
    await expect(reviewDocument(context, asked)).rejects.toMatchObject({ code: "conflict" });
    const saved = { ...changed, revision: 1, fields: { total: "9.00" }, verb: "save" as const };
    await reviewDocument(context, saved);
    await reviewDocument(context, { ...saved, revision: 2, fields: { total: "10.00" } });
    await expect(reviewDocument(context, saved)).rejects.toMatchObject({ code: "conflict" });
  });

  it("does not begin the training of an approved document anew", async () => {
    const { context, documentId } = await world("approved");
    const asked = { documentId, revision: 0, verb: "submit" as const };
    await reviewDocument(context, asked);
    await usShard()
      .prepare("update training_documents set trained_at = 5 where document_id = ?")
      .bind(documentId)
      .run();
    await reviewDocument(context, asked);
    const row = await usShard()
      .prepare("select trained_at from training_documents where document_id = ?")
      .bind(documentId)
      .first();
    expect(row).toEqual({ trained_at: 5 });
  });
});

describe("who may review", () => {
  const view = "TenantModel.ViewDocument";
  it.each([
    ["save", {}, "TenantModel.EditDocument"],
    ["approve", {}, "TenantModel.ApproveDocument"],
    ["submit", {}, "TenantModel.SubmitForTraining"],
  ] as const)("%s needs its own permission", async (verb, change, needed) => {
    const { context, documentId } = await world();
    const asked = { documentId, revision: 0, verb, ...change };
    await expect(reviewDocument(person(context, view), asked)).rejects.toMatchObject({ code: "forbidden" });
    await reviewDocument(person(context, view, needed), asked);
  });

  it("a change or a comment needs the permission to edit, whatever the verb", async () => {
    const { context, standing, changed } = await world();
    const approver = person(context, view, "TenantModel.ApproveDocument");
    for (const asked of [changed, { ...changed, fields: {}, comment: "Fine" }])
      await expect(reviewDocument(approver, { ...asked, verb: "approve" })).rejects.toMatchObject({
        code: "forbidden",
      });
    expect(await standing()).toMatchObject({ status: "failed", revision: 0, comments: [] });
  });

  it("nobody of another tenant, and not under another model", async () => {
    const { context, changed } = await world();
    const asked = { ...changed, verb: "save" as const };
    const elsewhere = await makeTenant();
    await expect(reviewDocument(elsewhere, asked)).rejects.toMatchObject({ code: "not-found" });
    await expect(reviewDocument(context, { ...asked, modelId: "other" })).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
