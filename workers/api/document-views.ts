import { createRoute, z } from "@hono/zod-openapi";
import { attachmentHeaders } from "~/http/attachment";
import { exportDocument } from "~/operations/documents/export-one";
import { getDocumentFile } from "~/operations/documents/get-file";
import { getChunkedDocument } from "~/operations/documents/get-in-pieces";
import { listByConfidence } from "~/operations/documents/list-by-confidence";
import { listParts } from "~/operations/splitting/list-parts";
import type { Api } from "./api-environment";
import { translatorOf } from "./api-language";
import { listedBody, summaryBody } from "./document-body";
import { documentResponse } from "./document-response";
import { confidenceList, confidenceQuery, document, documentParams, partList } from "./document-schemas";
import { exportedDocument } from "./exported-document-schema";
import { modelParams } from "./models";
import { renamedProblems } from "./renamed-problems";
import { downloadResponse, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Documents");
const documents = "/api/TenantAIModels/{id}/documents";

const byConfidence = createRoute({
  ...shared,
  method: "get",
  path: `${documents}/ConfidenceDocuments`,
  summary: "List documents up to a given confidence, lowest first",
  request: { params: modelParams, query: confidenceQuery },
  responses: { 200: jsonResponse("A page.", confidenceList), ...errorResponses(404) },
});

const parts = createRoute({
  ...shared,
  method: "get",
  path: "/api/TenantAIModels/{id}/MultiDocuments",
  summary: "List the documents that were split off from a file, in page order",
  request: { params: modelParams, query: z.object({ parentTenantDocumentId: z.string().max(64) }) },
  responses: { 200: jsonResponse("Empty when the file is one document.", partList), ...errorResponses(404) },
});

const partFile = createRoute({
  ...shared,
  method: "get",
  path: `${documents}/DownloadChildDocumentPDF/{docId}`,
  summary: "Download the pages of a split-off document as a PDF",
  request: { params: documentParams },
  responses: { 200: downloadResponse("application/pdf"), ...errorResponses(404) },
});

const withResults = createRoute({
  ...shared,
  method: "get",
  path: `${documents}/{docId}/true`,
  summary: "Get a document with its current or its originally extracted values",
  request: {
    params: documentParams,
    query: z.object({
      viewAutoProcessedResults: z
        .string()
        .optional()
        .openapi({ description: "true: as originally extracted, without corrections." }),
    }),
  },
  responses: { 200: jsonResponse("The document.", document), ...errorResponses(404) },
});

const resultFile = createRoute({
  ...shared,
  method: "get",
  path: `${documents}/{docId}/resultFile/{file}`,
  summary: "Download the values of a document as a file",
  request: {
    query: z.object({
      template: z
        .string()
        .max(64)
        .optional()
        .openapi({ description: "The ID of an export template, which sets the content of the file." }),
    }),
    params: documentParams.extend({
      file: z.string().max(300).openapi({ description: "`json` or `csv`, or a name that ends with it." }),
    }),
  },
  responses: {
    200: {
      description: "The file.",
      content: {
        ...downloadResponse("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet").content,
        "application/json": {
          schema: z.union([exportedDocument, z.array(z.record(z.string(), z.unknown()))]),
        },
        "text/csv": { schema: z.string() },
      },
    },
    ...errorResponses(404),
  },
});

/** Routes that show documents as the specification's own clients ask for them. To stand before the routes of one document. */
export function addDocumentViews(api: Api): void {
  api.openapi(byConfidence, async (c) => {
    const { documentProcessingConfidenceLevel: confidence, ...query } = c.req.valid("query");
    const asked = { modelId: c.req.valid("param").id, confidence, ...query };
    const { items, nextCursor } = await listByConfidence(c.var.tenant, asked).catch(rename);
    const t = await translatorOf(c.req.raw);
    return c.json({ items: items.map((row) => listedBody(t, row)), nextCursor }, 200);
  });

  api.openapi(parts, async (c) => {
    const { parentTenantDocumentId: documentId } = c.req.valid("query");
    const found = await listParts(c.var.tenant, { modelId: c.req.valid("param").id, documentId });
    const t = await translatorOf(c.req.raw);
    const items = found.map((row) => ({
      ...summaryBody(t, row),
      parentTenantDocumentId: documentId,
      firstPage: row.firstPage,
      lastPage: row.lastPage,
    }));
    return c.json({ items }, 200);
  });

  api.openapi(partFile, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const file = await getDocumentFile(c.var.tenant, { modelId, documentId, part: true });
    return new Response(file.stream, { headers: attachmentHeaders(file.fileName, file.contentType) });
  });

  api.openapi(withResults, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const asFound = c.req.valid("query").viewAutoProcessedResults?.toLowerCase() === "true";
    const found = await getChunkedDocument(c.var.tenant, { modelId, documentId, asFound });
    return documentResponse(await translatorOf(c.req.raw), found);
  });

  api.openapi(resultFile, async (c) => {
    const { id: modelId, docId: documentId, file } = c.req.valid("param");
    const format = file.split(".").at(-1)?.toLowerCase() as "json" | "csv";
    const { template } = c.req.valid("query");
    const asked = { modelId, documentId, format, ...(template && { template }) };
    const exported = await exportDocument(c.var.tenant, asked).catch(rename);
    return new Response(exported.stream, {
      headers: attachmentHeaders(exported.fileName, exported.contentType),
    });
  });
}

const rename = renamedProblems({ confidence: "documentProcessingConfidenceLevel", format: "file" });
