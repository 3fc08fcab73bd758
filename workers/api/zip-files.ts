import { createRoute, z } from "@hono/zod-openapi";
import { arrivalSources } from "~/domain/intake/arrival-source";
import type { ZipFileSummary } from "~/domain/intake/zip-file";
import { attachmentHeaders } from "~/http/attachment";
import type { Translate } from "~/locales/translate";
import { listZipDocuments } from "~/operations/zip-files/documents";
import { listZipFiles } from "~/operations/zip-files/list";
import { receiveZip } from "~/operations/zip-files/receive";
import { regenerateZip } from "~/operations/zip-files/regenerate";
import type { Api } from "./api-environment";
import { translatorOf } from "./api-language";
import { summaryBody } from "./document-body";
import { documentRow } from "./document-schemas";
import { modelParams } from "./models";
import { readUpload } from "./read-upload";
import { downloadResponse, errorResponses, jsonResponse, routeDefaults } from "./responses";
import { uploadBodyOf } from "./upload-body";

const shared = routeDefaults("ZIP files");
const zipParams = modelParams.extend({
  zipId: z.string().max(64).openapi({ description: "The ID of the ZIP file." }),
});

const zipFile = z
  .object({
    tenantDocumentZipFileId: z.string(),
    fileName: z.string(),
    byteSize: z.number().int(),
    source: z.enum(arrivalSources),
    status: z.enum(["received", "processing", "done", "error"]),
    problem: z.string().nullable(),
    documents: z.number().int().openapi({ description: "Files that became documents so far." }),
    refused: z.array(z.object({ fileName: z.string(), problem: z.string() })),
    zipFileSubmissionDateTime: z.string(),
  })
  .openapi("ZipFile");

const list = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/ZipFiles",
  ...shared,
  summary: "List the uploaded ZIP files, newest first",
  request: {
    params: modelParams,
    query: z.object({ size: z.string().optional(), cursor: z.string().optional() }),
  },
  responses: {
    200: jsonResponse("A page.", z.object({ items: z.array(zipFile), nextCursor: z.string().nullable() })),
    ...errorResponses(404),
  },
});

const upload = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/ZipFiles",
  ...shared,
  summary: "Upload a ZIP file of documents: at most 25 MB, 500 files",
  description: "The form has one part `file`. Each file in the archive becomes a document, asynchronously.",
  request: {
    params: modelParams,
    headers: z.object({
      "idempotency-key": z
        .string()
        .regex(/^[\x21-\x7e]{1,255}$/, "api.error.idempotency-key")
        .optional(),
    }),
  },
  responses: {
    202: jsonResponse("The file was accepted.", z.object({ tenantDocumentZipFileId: z.string() })),
    ...errorResponses(400, 404, 409, 413, 415),
  },
});

const documents = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/ZipDocuments",
  ...shared,
  summary: "List the documents of a ZIP file",
  request: { params: modelParams, query: z.object({ tenantDocumentZipFileId: z.string().max(64) }) },
  responses: {
    200: jsonResponse("The documents.", z.object({ zipFile, items: z.array(documentRow) })),
    ...errorResponses(404),
  },
});

const zipped = {
  200: downloadResponse("application/zip", "A ZIP file, streamed."),
  ...errorResponses(404),
};

const regenerate = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/{zipId}/ReGenerateZipFile",
  ...shared,
  summary: "Regenerate the results of a ZIP file's documents",
  request: {
    params: zipParams,
    query: z.object({
      manualTrigger: z.string().optional().openapi({ description: "Ignored." }),
    }),
  },
  responses: zipped,
});

const results = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/ZipFileDocumentsResults/{zipId}",
  ...shared,
  summary: "Download the results of a ZIP file's documents, one JSON each",
  request: { params: zipParams },
  responses: zipped,
});

/** The body of an upload for the OpenAPI document. */
export const zipBody = uploadBodyOf(upload.path);

/** Routes of ZIP files. */
export function addZipFiles(api: Api): void {
  api.openapi(list, async (c) => {
    const modelId = c.req.valid("param").id;
    const { items, nextCursor } = await listZipFiles(c.var.tenant, { modelId, ...c.req.valid("query") });
    const t = await translatorOf(c.req.raw);
    return c.json({ items: items.map((zip) => zipFileBody(t, zip)), nextCursor }, 200);
  });

  api.openapi(upload, async (c) => {
    const modelId = c.req.valid("param").id;
    const key = c.req.valid("header")["idempotency-key"];
    const { zipFileId } = await receiveZip(c.var.tenant, {
      modelId,
      ...(await readUpload(c.req.raw)),
      source: "api",
      ...(key && { sourceKey: `${c.var.tenant.actor.id}:${key}` }),
    });
    return c.json({ tenantDocumentZipFileId: zipFileId }, 202);
  });

  api.openapi(documents, async (c) => {
    const modelId = c.req.valid("param").id;
    const { tenantDocumentZipFileId: zipFileId } = c.req.valid("query");
    const found = await listZipDocuments(c.var.tenant, { modelId, zipFileId });
    const t = await translatorOf(c.req.raw);
    const items = found.items.map((row) => summaryBody(t, row));
    return c.json({ zipFile: zipFileBody(t, found.zipFile), items }, 200);
  });

  const zipOf = async (
    context: Parameters<typeof regenerateZip>[0],
    param: { id: string; zipId: string },
  ) => {
    const file = await regenerateZip(context, { modelId: param.id, zipFileId: param.zipId });
    return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
  };
  api.openapi(regenerate, (c) => zipOf(c.var.tenant, c.req.valid("param")));
  api.openapi(results, (c) => zipOf(c.var.tenant, c.req.valid("param")));
}

const zipFileBody = (t: Translate, { id, taken, submittedAt, problem, refused, ...zip }: ZipFileSummary) => ({
  tenantDocumentZipFileId: id,
  fileName: zip.fileName,
  byteSize: zip.byteSize,
  source: zip.source,
  status: zip.status,
  problem: problem && t(problem),
  documents: taken,
  refused: refused.map((entry) => ({ fileName: entry.fileName, problem: t(entry.problem) })),
  zipFileSubmissionDateTime: submittedAt.toISOString(),
});
