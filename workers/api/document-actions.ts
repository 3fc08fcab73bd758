import { createRoute } from "@hono/zod-openapi";
import { approveDocument } from "~/operations/documents/approve-document";
import { approveReviewed } from "~/operations/documents/approve-reviewed";
import { submitForTraining } from "~/operations/documents/submit-for-training";
import { reprocessDocuments } from "~/operations/processing/reprocess-documents";
import { about, answer, bodyOf, refusals } from "./answers";
import type { Api } from "./api-environment";
import { idsBody, idsOf, moved, outcomes } from "./document-action-schemas";
import { documentParams } from "./document-schemas";
import { modelParams } from "./models";

const shared = about("Documents");

const one = <P extends string>(path: P, summary: string, description?: string) =>
  createRoute({
    method: "post",
    path,
    ...shared,
    summary,
    ...(description && { description }),
    request: { params: documentParams },
    responses: { 200: answer("How it stands now.", moved), ...refusals(404, 409) },
  });

const approve = one(
  "/api/TenantAIModels/{id}/documents/{docId}/Approve",
  "Approve a document: its values are settled",
  "One that missed its confidence is approved as reviewed.",
);
const approveAsReviewed = one(
  "/api/TenantAIModels/{id}/documents/{docId}/ApproveReviewedTenantDocument",
  "Approve a document that missed its confidence or was edited, because a person looked at it",
);
const submit = one(
  "/api/TenantAIModels/{id}/documents/{docId}/submitForTraining",
  "Submit a document, with the values it has now, to be learnt from",
);

const reprocess = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/reprocess",
  ...shared,
  summary: "Process documents again, each as a new attempt",
  request: {
    params: modelParams,
    body: bodyOf(idsBody),
  },
  responses: { 200: answer("What came of each.", outcomes), ...refusals(400, 415) },
});

/** Routes that move documents from one status to another. */
export function addDocumentActions(api: Api): void {
  api.openapi(approve, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    return c.json(await approveDocument(c.var.tenant, { modelId, documentId }), 200);
  });

  api.openapi(approveAsReviewed, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    return c.json(await approveReviewed(c.var.tenant, { modelId, documentId }), 200);
  });

  api.openapi(submit, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    return c.json(await submitForTraining(c.var.tenant, { modelId, documentId }), 200);
  });

  api.openapi(reprocess, async (c) => {
    const documentIds = idsOf(c.req.valid("json"));
    const items = await reprocessDocuments(c.var.tenant, { modelId: c.req.valid("param").id, documentIds });
    return c.json({ items }, 200);
  });
}
