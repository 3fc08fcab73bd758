import { env } from "cloudflare:workers";
import { apiClient } from "@tests/support/api-client";
import { testsOfEveryRoute } from "@tests/support/common-route-tests";
import { makeKey } from "@tests/support/make-key";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { DocumentStatus } from "~/domain/documents/status";
import type { TenantContext } from "~/operations/context";
import { getDocument } from "~/operations/documents/get";

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

async function planted(context: TenantContext, status: DocumentStatus) {
  const { id } = await makeModel(context);
  const documentId = await plantDocument(context, id, { status });
  return {
    documentId,
    model: `/api/TenantAIModels/${id}`,
    path: `/api/TenantAIModels/${id}/documents/${documentId}`,
  };
}

testsOfEveryRoute("approving", {
  method: "POST",
  lacking: ["TenantModel.EditDocument"],
  ofTenant: true,
  prepare: async (context) => ({ path: `${(await planted(context, "success")).path}/Approve`, status: 200 }),
});

async function asked(status: DocumentStatus) {
  const context = await makeTenant();
  const { key } = await makeKey(context);
  return { context, call: apiClient(key), ...(await planted(context, status)) };
}

describe("the calls that move documents", () => {
  it("approve one that missed its confidence only as reviewed", async () => {
    const { call, path } = await asked("failed");
    expect((await call("POST", `${path}/Approve`)).json).toMatchObject({ status: 409, code: "conflict" });
    expect((await call("POST", `${path}/ApproveReviewedTenantDocument`)).json).toEqual({
      status: "approved",
    });
  });

  it("answer what is not ready with a 409 that names why, until force is said, and take it back", async () => {
    const { call, context, model, documentId, path } = await asked("success");
    await context.shard.run(
      () => sql`update results set fields = json_remove(fields, '$.total')
      where document_id = ${documentId}`,
    );
    const refused = await call("POST", `${path}/Approve`);
    const reason = { concern: "missing", fields: ["total"], text: "a required field is empty" };
    expect(refused.json).toMatchObject({
      status: 409,
      code: "not-ready",
      title: "Not ready for approval",
      documents: [{ documentId, concerns: [reason, { concern: "score" }] }],
    });
    const several = await call(
      "POST",
      `${model}/documents/Approve`,
      json("POST", { documentIds: [documentId] }),
    );
    expect(several.json).toMatchObject({
      status: 409,
      documents: [{ documentId, concerns: [{ concern: "missing" }, { concern: "score" }] }],
    });
    const saved = await call(
      "PUT",
      `${path}/result?documentProcessingStatus=approved`,
      json("PUT", { revision: 0 }),
    );
    expect(saved.json).toMatchObject({ status: 409, code: "not-ready" });
    expect((await call("GET", path)).json).toMatchObject({
      readiness: "blocked",
      concerns: [reason, { concern: "score" }],
      training: null,
    });
    const blocked = await call("GET", `${model}/documents?readiness=blocked`);
    expect(blocked.json).toMatchObject({
      totalCount: 1,
      items: [
        {
          documentId,
          readiness: "blocked",
          concerns: [{ concern: "missing", fields: [] }, { concern: "score" }],
        },
      ],
    });
    const priced = await call("GET", `${model}/documents?orderOutcome=price`);
    expect(priced.json).toMatchObject({ totalCount: 0, items: [] });
    const cheap = await call("GET", `${model}/documents?orderOutcome=cheap`);
    expect(cheap.json).toMatchObject({ status: 422, errors: [{ field: "orderOutcome" }] });
    expect((await call("GET", `${model}/documents/counts`)).json).toEqual({
      statuses: [{ status: "success", count: 1 }],
      readinesses: [{ readiness: "blocked", count: 1 }],
      orderOutcomes: [],
    });
    expect((await call("POST", `${path}/Approve?force=true`)).json).toEqual({ status: "approved" });
    expect((await call("POST", `${path}/TakeBackApproval`)).json).toEqual({ status: "success" });
    const forced = json("POST", { documentIds: [documentId], force: true });
    const done = { items: [{ documentId, outcome: "done" }] };
    expect((await call("POST", `${model}/documents/Approve`, forced)).json).toEqual(done);
    const back = json("POST", [documentId]);
    expect((await call("POST", `${model}/documents/TakeBackApproval`, back)).json).toEqual(done);
    expect((await call("POST", `${path}/TakeBackApproval`)).json).toMatchObject({
      status: 409,
      code: "conflict",
    });
  });

  it("submit one for training", async () => {
    const { call, path } = await asked("failed");
    expect((await call("POST", `${path}/submitForTraining`)).json).toEqual({ status: "submitted" });
  });

  it("review one: values, verb and comment in one step, and the same again when it is sent twice", async () => {
    const { call, context, documentId, path } = await asked("failed");
    const body = { verb: "approve", revision: 0, fields: { total: "77.00" }, comment: "Checked" };
    const done = { status: "approved", revision: 1 };
    expect((await call("POST", `${path}/review`, json("POST", body))).json).toMatchObject({
      ...done,
      changed: 1,
    });
    expect((await call("POST", `${path}/review`, json("POST", body))).json).toMatchObject({
      ...done,
      changed: 0,
    });
    expect(await getDocument(context, { documentId })).toMatchObject(done);
    const other = { ...body, fields: { total: "78.00" } };
    expect((await call("POST", `${path}/review`, json("POST", other))).status).toBe(409);
    expect((await call("POST", `${path}/review`, json("POST", { ...body, verb: "burn" }))).status).toBe(422);
  });

  it("process several again, named bare or by name", async () => {
    const { call, model, documentId } = await asked("failed");
    const again = await call("POST", `${model}/reprocess`, json("POST", [documentId, "missing"]));
    expect(again.json).toEqual({
      items: [
        { documentId, outcome: "done" },
        { documentId: "missing", outcome: "not-found" },
      ],
    });
    const named = await call("POST", `${model}/reprocess`, json("POST", { documentIds: [documentId] }));
    expect(named.json).toEqual({ items: [{ documentId, outcome: "conflict" }] });
  });

  it("release what is approved, and say how that stands", async () => {
    const { call, model, documentId, path } = await asked("approved");
    expect((await call("GET", `${path}/release`)).json).toBeNull();
    const released = await call(
      "PUT",
      `${model}/documents/ReleaseJsonToStorageProvider?folderFlag=true`,
      json("PUT", [documentId]),
    );
    expect([released.status, released.json]).toEqual([202, { items: [{ documentId, outcome: "done" }] }]);
    expect((await call("GET", `${path}/release`)).json).toMatchObject({
      provider: "default",
      state: "waiting",
    });
    const early = await call("GET", `${model}/DownloadFromStorageProvider?docId=${documentId}`);
    expect(early.status).toBe(404);
  });

  it("send approved documents by mail to a checked address", async () => {
    const { call, model, documentId } = await asked("approved");
    const send = (toEmail: string) =>
      call(
        "POST",
        `${model}/SendApprovedDocumentsEmailToTenant?toEmail=${toEmail}`,
        json("POST", [documentId]),
      );
    expect((await send("nobody")).json).toMatchObject({ status: 422 });
    expect((await send("")).json.errors).toMatchObject([
      { field: "toEmail", detail: "Specify an address in toEmail: an API user has no e-mail address." },
    ]);
    const odd = await call(
      "PUT",
      `${model}/documents/ReleaseJsonToStorageProvider`,
      json("PUT", { ids: [] }),
    );
    expect(odd.json.errors).toMatchObject([
      { detail: "Send a list of document IDs, as an array or as documentIds." },
    ]);
    const long = await call("GET", `${model}/documents/${"x".repeat(65)}`);
    expect(long.status).toBe(422);
    const recipient = `${documentId}@example.com`;
    expect((await send(recipient)).json).toEqual({ recipient, items: [{ documentId, outcome: "done" }] });
    const mail = await env.DB_CONTROL.prepare("select * from mail_outbox where recipient = ?")
      .bind(recipient)
      .first<{ body: string }>();
    expect(mail?.body).toContain(`/documents/${documentId}/result.json`);
  });
});

describe("the call that updates a result", () => {
  it("saves values and then moves the document, with confidence and remark", async () => {
    const { call, context, documentId, path } = await asked("failed");
    const query =
      "documentProcessingStatus=Approved&documentProcessingConfidenceLevel=97&documentRemark=checked";
    const saved = await call(
      "PUT",
      `${path}/result?${query}`,
      json("PUT", { revision: 0, fields: { total: "120.00" } }),
    );
    expect(saved.json).toMatchObject({ changed: 1, status: "approved" });
    expect(await getDocument(context, { documentId })).toMatchObject({
      status: "approved",
      confidence: 0.97,
    });
  });

  it("refuses a status that does not follow", async () => {
    const { call, path } = await asked("failed");
    const refused = await call(
      "PUT",
      `${path}/result?documentProcessingStatus=released`,
      json("PUT", { revision: 0 }),
    );
    expect(refused.status).toBe(422);
  });

  it("does so for several, each for itself", async () => {
    const { call, model, documentId } = await asked("failed");
    const saved = await call(
      "PUT",
      `${model}/documents/result`,
      json("PUT", [
        { documentId, revision: 0, fields: { total: "7.00" } },
        { documentId, revision: 0, fields: { total: "8.00" } },
        { documentId: "missing", revision: 0, fields: {} },
      ]),
    );
    expect(saved.json.items?.map(({ outcome }) => outcome)).toEqual(["done", "conflict", "not-found"]);
  });
});

describe("the calls about a document that is not to be approved", () => {
  it("reject it, say why, and undo that", async () => {
    const { call, path } = await asked("success");
    expect((await call("POST", `${path}/Reject`, json("POST", { reason: "" }))).json).toMatchObject({
      status: 422,
      errors: [{ field: "reason" }],
    });
    const rejected = await call("POST", `${path}/Reject`, json("POST", { reason: "Not ours" }));
    expect(rejected.json).toEqual({ status: "rejected" });
    expect((await call("GET", `${path}/handling`)).json).toMatchObject({ rejection: { reason: "Not ours" } });
    expect((await call("POST", `${path}/Approve`)).json).toMatchObject({ status: 409 });
    expect((await call("POST", `${path}/UndoRejection`)).json).toEqual({ status: "success" });
  });

  it("postpone it, and take it back into the queue", async () => {
    const { call, path, documentId } = await asked("failed");
    const until = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    expect((await call("PUT", `${path}/postponement`, json("PUT", { until }))).json).toEqual({ until });
    expect((await call("GET", "/api/documents/assigned?list=postponed")).json).toMatchObject({
      items: [{ documentId }],
      next: null,
    });
    expect((await call("DELETE", `${path}/postponement`)).status).toBe(204);
    expect((await call("GET", `${path}/handling`)).json).toMatchObject({ postponement: null });
  });

  it("assign it to nobody but people of the organization", async () => {
    const { call, path } = await asked("failed");
    expect((await call("GET", "/api/documents/assignees")).json).toEqual({ items: [] });
    const stranger = await call("PUT", `${path}/assignment`, json("PUT", { userId: "somebody" }));
    expect(stranger.json).toMatchObject({ status: 422, errors: [{ field: "userId" }] });
    expect((await call("PUT", `${path}/assignment`, json("PUT", { userId: null }))).json).toEqual({
      userId: null,
    });
  });

  it("move it to another model, once", async () => {
    const { context, call, path, documentId } = await asked("failed");
    const { id: modelId } = await makeModel(context, { name: "Elsewhere" });
    const moved = await call("POST", `${path}/Move`, json("POST", { modelId }));
    expect(moved.json).toMatchObject({ modelId });
    expect(moved.json).not.toMatchObject({ documentId });
    expect((await call("POST", `${path}/Move`, json("POST", { modelId }))).json).toEqual(moved.json);
  });
});
