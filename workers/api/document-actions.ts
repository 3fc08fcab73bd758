import { createRoute } from "@hono/zod-openapi";
import { approveDocument } from "~/operations/documents/approve";
import { approveDocuments } from "~/operations/documents/approve-many";
import { approveReviewed } from "~/operations/documents/approve-reviewed";
import { moveDocument } from "~/operations/documents/move";
import { reprocessDocuments } from "~/operations/documents/reprocess-many";
import { submitForTraining } from "~/operations/documents/submit-for-training";
import { undoApproval } from "~/operations/documents/take-back";
import { undoApprovals } from "~/operations/documents/take-back-many";
import type { Api } from "./api-environment";
import {
  approvalBody,
  idsBody,
  idsOf,
  moved,
  movedDocument,
  outcomes,
  targetModel,
} from "./document-action-schemas";
import { documentParams, forceQuery, isForced } from "./document-schemas";
import { modelParams } from "./models";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Documents");

const one = <P extends string>(path: P, summary: string, description?: string) =>
  createRoute({
    method: "post",
    path,
    ...shared,
    summary,
    ...(description && { description }),
    request: { params: documentParams },
    responses: { 200: jsonResponse("Its current state.", moved), ...errorResponses(404, 409) },
  });

const approving = <P extends string>(path: P, summary: string, description: string) =>
  createRoute({
    ...one(path, summary, description),
    request: { params: documentParams, query: forceQuery },
  });

const approve = approving(
  "/api/TenantAIModels/{id}/documents/{docId}/Approve",
  "Approve a document",
  "A document with low confidence is approved as reviewed. If it is not ready, a 409 lists the reasons, unless `force` is set.",
);
const approveAsReviewed = approving(
  "/api/TenantAIModels/{id}/documents/{docId}/ApproveReviewedTenantDocument",
  "Approve a document with low confidence, or an edited one, after review by a person",
  "If it is not ready for reasons other than its score, a 409 lists them, unless `force` is set.",
);
const takeBack = one(
  "/api/TenantAIModels/{id}/documents/{docId}/TakeBackApproval",
  "Undo the approval of a document, within a day and before it is released",
);
const approveSeveral = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/documents/Approve",
  ...shared,
  summary: "Approve documents individually",
  description:
    "If some are not ready, nothing is approved and a 409 lists the reasons, unless `force` is set.",
  request: { params: modelParams, body: bodyOf(approvalBody) },
  responses: {
    200: jsonResponse("The result for each document.", outcomes),
    ...errorResponses(400, 409, 415),
  },
});
const takeSeveralBack = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/documents/TakeBackApproval",
  ...shared,
  summary: "Undo the approval of documents, within a day and before they are released",
  request: { params: modelParams, body: bodyOf(idsBody) },
  responses: { 200: jsonResponse("The result for each document.", outcomes), ...errorResponses(400, 415) },
});
const submit = one(
  "/api/TenantAIModels/{id}/documents/{docId}/submitForTraining",
  "Submit a document with its current values for training",
);

const move = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/documents/{docId}/Move",
  ...shared,
  summary: "Move a document to another AI model",
  description:
    "It is read again there under a new ID, which the response contains, and is not metered again. The old one goes to the trash. Repeating the call returns the same document.",
  request: { params: documentParams, body: bodyOf(targetModel) },
  responses: {
    200: jsonResponse("The document in the other model.", movedDocument),
    ...errorResponses(400, 404, 409, 415),
  },
});

const reprocess = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/reprocess",
  ...shared,
  summary: "Reprocess documents, each as a new attempt",
  request: {
    params: modelParams,
    body: bodyOf(idsBody),
  },
  responses: { 200: jsonResponse("The result for each document.", outcomes), ...errorResponses(400, 415) },
});

/** Routes that move documents from one status to another. */
export function addDocumentActions(api: Api): void {
  api.openapi(approve, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const force = isForced(c.req.valid("query").force);
    return c.json(await approveDocument(c.var.tenant, { modelId, documentId, force }), 200);
  });

  api.openapi(approveAsReviewed, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const force = isForced(c.req.valid("query").force);
    return c.json(await approveReviewed(c.var.tenant, { modelId, documentId, force }), 200);
  });

  api.openapi(takeBack, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    return c.json(await undoApproval(c.var.tenant, { modelId, documentId }), 200);
  });

  api.openapi(approveSeveral, async (c) => {
    const { documentIds, force } = c.req.valid("json");
    const items = await approveDocuments(c.var.tenant, {
      modelId: c.req.valid("param").id,
      documentIds,
      unready: force ? "approve" : "ask",
    });
    return c.json({ items }, 200);
  });

  api.openapi(takeSeveralBack, async (c) => {
    const documentIds = idsOf(c.req.valid("json"));
    const items = await undoApprovals(c.var.tenant, { modelId: c.req.valid("param").id, documentIds });
    return c.json({ items }, 200);
  });

  api.openapi(submit, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    return c.json(await submitForTraining(c.var.tenant, { modelId, documentId }), 200);
  });

  api.openapi(move, async (c) => {
    const { id: fromModelId, docId: documentId } = c.req.valid("param");
    const { modelId } = c.req.valid("json");
    const moved = await moveDocument(c.var.tenant, { fromModelId, documentId, modelId });
    return c.json({ documentId: moved.documentId, modelId }, 200);
  });

  api.openapi(reprocess, async (c) => {
    const documentIds = idsOf(c.req.valid("json"));
    const items = await reprocessDocuments(c.var.tenant, { modelId: c.req.valid("param").id, documentIds });
    return c.json({ items }, 200);
  });
}
