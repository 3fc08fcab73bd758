import { createRoute } from "@hono/zod-openapi";
import { attachmentHeaders } from "~/http/attachment";
import { getCoordinates } from "~/operations/documents/get-coordinates";
import { updateCoordinates } from "~/operations/documents/update-coordinates";
import { getAnnotations } from "~/operations/training/get-annotations";
import { saveAnnotations } from "~/operations/training/save-annotations";
import { openPageImages } from "~/platform/page-images";
import { zip } from "~/platform/zip";
import { annotation, annotationOutcomes } from "./annotation-schemas";
import type { Api, ApiContext } from "./api-environment";
import { translatorOf } from "./api-language";
import { idsBody, idsOf } from "./document-action-schemas";
import { documentParams, saved } from "./document-schemas";
import { readUpload } from "./read-upload";
import { bodyOf, downloadResponse, errorResponses, jsonResponse, routeDefaults } from "./responses";
import { baseParams } from "./training-schemas";
import { uploadBodyOf } from "./upload-body";

const archive = downloadResponse(
  "application/zip",
  "One folder per document: `annotations.json` and an image of every page.",
);

const download = createRoute({
  ...routeDefaults("Training"),
  method: "post",
  path: "/api/AIModels/{id}/TrainingDocuments/DownloadForAnnotation",
  summary: "Download documents for external annotation: values and positions as JSON, pages as images",
  description: "At most 20 documents at a time. Also requires the permission to view documents.",
  request: { params: baseParams, body: bodyOf(idsBody) },
  responses: { 200: archive, ...errorResponses(400, 404, 415) },
});

const upload = createRoute({
  ...routeDefaults("Training"),
  method: "post",
  path: "/api/AIModels/{id}/TrainingDocuments",
  summary: "Upload annotated documents: one annotations.json, or a ZIP file of several",
  description:
    "The form has one part `file`. Each document is checked, saved and learned from separately. Requires the " +
    "permissions to view and edit documents as well.",
  request: { params: baseParams },
  responses: {
    200: jsonResponse("The result for each document.", annotationOutcomes),
    ...errorResponses(400, 404, 413, 415),
  },
});

const coordinates = createRoute({
  ...routeDefaults("Documents"),
  method: "get",
  path: "/api/TenantAIModels/{id}/documents/{docId}/DownloadDocumentCoordinatesAndImages",
  summary: "Download the values of a document with their positions as JSON, and images of its pages",
  request: { params: documentParams },
  responses: { 200: archive, ...errorResponses(404) },
});

const update = createRoute({
  ...routeDefaults("Documents"),
  method: "put",
  path: "/api/TenantAIModels/{id}/documents/{docId}/UpdateDocumentCoordinates",
  summary: "Save externally annotated values of a document with their positions",
  request: { params: documentParams, body: bodyOf(annotation) },
  responses: { 200: jsonResponse("The saved values.", saved), ...errorResponses(400, 404, 409, 415) },
});

/** The body of an upload for the OpenAPI document. */
export const annotationsBody = uploadBodyOf(upload.path);

/** Routes by which documents go out to be annotated and come back. */
export function addAnnotations(api: Api): void {
  api.openapi(download, async (c) => {
    const asked = { baseModelId: c.req.valid("param").id, documentIds: idsOf(c.req.valid("json")) };
    const { entries } = await getAnnotations(withImages(c), asked);
    return new Response(zip(entries), { headers: attachmentHeaders("annotations.zip", "application/zip") });
  });

  api.openapi(upload, async (c) => {
    const baseModelId = c.req.valid("param").id;
    const { fileName: name, bytes } = await readUpload(c.req.raw);
    const outcomes = await saveAnnotations(c.var.tenant, { baseModelId, files: [{ name, bytes }] });
    const t = await translatorOf(c.req.raw);
    return c.json(
      { items: outcomes.map((item) => ({ ...item, problem: item.problem && t(item.problem) })) },
      200,
    );
  });

  api.openapi(coordinates, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const entries = await getCoordinates(withImages(c), { modelId, documentId });
    const headers = attachmentHeaders(`${documentId}.zip`, "application/zip");
    return new Response(zip(entries), { headers });
  });

  api.openapi(update, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const asked = { ...c.req.valid("json"), modelId, documentId };
    return c.json(await updateCoordinates(c.var.tenant, asked), 200);
  });
}

const withImages = (c: ApiContext) => ({ ...c.var.tenant, images: openPageImages(c.env.EXTRACTION) });
