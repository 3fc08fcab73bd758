import { createRoute, z } from "@hono/zod-openapi";
import { attachmentHeaders } from "~/http/attachment";
import { exportDocuments } from "~/operations/documents/export";
import { getDocumentFile } from "~/operations/documents/get-file";
import { receiveDocument } from "~/operations/documents/receive";
import type { Api } from "./api-environment";
import { documentParams, exportQuery, receipt } from "./document-schemas";
import { exportedDocument } from "./exported-document-schema";
import { modelParams } from "./models";
import { readUpload } from "./read-upload";
import { downloadResponse, errorResponses, jsonResponse, routeDefaults } from "./responses";
import { uploadBodyOf } from "./upload-body";

const shared = routeDefaults("Documents");

const upload = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/documents",
  ...shared,
  summary: "Upload a document: PDF, JPEG or PNG, at most 25 MB",
  description:
    "The form has one part `file`. The response comes before the document is read; its status shows when it is. " +
    "A repeated request with the same `Idempotency-Key` and file creates no second document.",
  request: {
    params: modelParams,
    headers: z.object({
      "idempotency-key": z
        .string()
        .regex(/^[\x21-\x7e]{1,255}$/, "api.error.idempotency-key")
        .optional()
        .openapi({ description: "1 to 255 printable characters that identify this upload." }),
    }),
  },
  responses: {
    202: jsonResponse("The document was accepted.", receipt),
    ...errorResponses(400, 404, 409, 413, 415),
  },
});

const file = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/documents/{docId}/documentFile",
  ...shared,
  summary: "Download the original file of a document",
  request: { params: documentParams },
  responses: {
    200: downloadResponse(["application/pdf", "image/jpeg", "image/png"]),
    ...errorResponses(404),
  },
});

const exported = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/documents/export",
  ...shared,
  summary:
    "Export the documents of a filtered list with their values, as CSV, JSON or XLSX, or with a template",
  request: { params: modelParams, query: exportQuery },
  responses: {
    200: {
      description: "The file, streamed.",
      content: {
        ...downloadResponse("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet").content,
        "text/csv": { schema: z.string() },
        "application/json": {
          schema: z.union([z.array(exportedDocument), z.array(z.record(z.string(), z.unknown()))]),
        },
      },
    },
    ...errorResponses(404),
  },
});

/** The body of an upload for the OpenAPI document. */
export const uploadBody = uploadBodyOf(upload.path);

/** Routes by which files come in and go out. */
export function addDocumentFiles(api: Api): void {
  api.openapi(upload, async (c) => {
    const { id: modelId } = c.req.valid("param");
    const key = c.req.valid("header")["idempotency-key"];
    const { actor } = c.var.tenant;
    const { documentId, status } = await receiveDocument(c.var.tenant, {
      modelId,
      ...(await readUpload(c.req.raw)),
      source: "api",
      ...(key && { sourceKey: `${actor.id}:${key}` }),
    });
    c.header("Location", `/api/TenantAIModels/${modelId}/documents/${documentId}`);
    return c.json({ documentId, status }, 202);
  });

  api.openapi(exported, async (c) => {
    const query = { modelId: c.req.valid("param").id, ...c.req.valid("query") } as Parameters<
      typeof exportDocuments
    >[1];
    const { stream, contentType, fileName } = await exportDocuments(c.var.tenant, query);
    return new Response(stream, { headers: attachmentHeaders(fileName, contentType) });
  });

  api.openapi(file, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const { stream, contentType, fileName, byteSize } = await getDocumentFile(c.var.tenant, {
      modelId,
      documentId,
    });
    const headers = { ...attachmentHeaders(fileName, contentType), "Content-Length": String(byteSize) };
    return new Response(stream, { headers });
  });
}
