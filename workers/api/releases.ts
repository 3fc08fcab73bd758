import { createRoute, z } from "@hono/zod-openapi";
import { attachmentHeaders } from "~/http/attachment";
import { siteOriginOf } from "~/http/site-origin";
import { getDocument } from "~/operations/documents/get";
import { getRelease } from "~/operations/documents/get-release";
import { getReleasedFile } from "~/operations/documents/get-released-file";
import { releaseDocuments } from "~/operations/documents/release";
import { sendApproved } from "~/operations/documents/send-approved";
import { openReleaseQueue } from "~/platform/releases";
import { openTransfer } from "../releases/deliver-batch";
import type { Api } from "./api-environment";
import { translatorOf } from "./api-language";
import { idsBody, idsOf, outcomes, release, sent } from "./document-action-schemas";
import { documentParams } from "./document-schemas";
import { exportedDocument } from "./exported-document-schema";
import { modelParams } from "./models";
import { bodyOf, downloadResponse, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Documents");
const ids = bodyOf(idsBody);
const docId = z.object({ docId: z.string().max(64) });
const file = {
  200: downloadResponse("application/json", "The file.", exportedDocument),
  ...errorResponses(404),
};

const releaseMany = createRoute({
  method: "put",
  path: "/api/TenantAIModels/{id}/documents/ReleaseJsonToStorageProvider",
  ...shared,
  summary: "Release approved documents to the model's storage provider",
  description: "Processed by a queue; each document's `release` shows the state.",
  request: {
    params: modelParams,
    query: z.object({
      folderFlag: z
        .string()
        .optional()
        .openapi({ description: "true: into a folder with the model's name." }),
    }),
    body: ids,
  },
  responses: { 202: jsonResponse("The result for each document.", outcomes), ...errorResponses(400, 415) },
});

const one = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/documents/{docId}/release",
  ...shared,
  summary: "Get the release state of a document",
  request: { params: documentParams },
  responses: {
    200: jsonResponse("Null: no release was requested.", release.nullable()),
    ...errorResponses(404),
  },
});

const fromProvider = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/DownloadFromStorageProvider",
  ...shared,
  summary: "Download the released JSON of a document from the storage provider",
  request: { params: modelParams, query: docId },
  responses: file,
});

const fromFtp = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{docId}/DownloadFromFtpProvider",
  ...shared,
  summary: "Download the released JSON of a document from its FTP server",
  request: { params: docId },
  responses: file,
});

const mail = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/SendApprovedDocumentsEmailToTenant",
  ...shared,
  summary: "Send a list of approved documents by e-mail, with links",
  request: {
    params: modelParams,
    query: z.object({
      toEmail: z.string().optional().openapi({ description: "Required unless a person makes the request." }),
    }),
    body: ids,
  },
  responses: { 202: jsonResponse("The result for each document.", sent), ...errorResponses(400, 415) },
});

/** Routes by which approved documents leave the product. */
export function addReleases(api: Api): void {
  api.openapi(releaseMany, async (c) => {
    const context = { ...c.var.tenant, releases: openReleaseQueue(c.env.RELEASE_QUEUE) };
    const folder = c.req.valid("query").folderFlag?.toLowerCase() === "true";
    const asked = { modelId: c.req.valid("param").id, documentIds: idsOf(c.req.valid("json")), folder };
    return c.json({ items: await releaseDocuments(context, asked) }, 202);
  });

  api.openapi(one, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const found = await getRelease(c.var.tenant, { modelId, documentId });
    if (!found) {
      // A missing document is a different answer from one that nobody released.
      await getDocument(c.var.tenant, { modelId, documentId, rows: { first: 0, count: 0 } });
      return c.json(null, 200);
    }
    const { problem, requestedAt, nextAt, doneAt, ...rest } = found;
    const t = await translatorOf(c.req.raw);
    return c.json(
      {
        ...rest,
        problem: problem && t(problem),
        requestedOn: requestedAt.toISOString(),
        nextTryOn: nextAt?.toISOString() ?? null,
        doneOn: doneAt?.toISOString() ?? null,
      },
      200,
    );
  });

  api.openapi(fromProvider, async (c) => {
    const asked = { modelId: c.req.valid("param").id, documentId: c.req.valid("query").docId };
    const context = { ...c.var.tenant, transfer: openTransfer(c.env) };
    const { fileName, bytes } = await getReleasedFile(context, asked);
    return new Response(new Uint8Array(bytes), { headers: attachmentHeaders(fileName, "application/json") });
  });

  api.openapi(fromFtp, async (c) => {
    const context = { ...c.var.tenant, transfer: openTransfer(c.env) };
    const { fileName, bytes } = await getReleasedFile(context, { documentId: c.req.valid("param").docId });
    return new Response(new Uint8Array(bytes), { headers: attachmentHeaders(fileName, "application/json") });
  });

  api.openapi(mail, async (c) => {
    const { toEmail } = c.req.valid("query");
    const asked = { modelId: c.req.valid("param").id, documentIds: idsOf(c.req.valid("json")), toEmail };
    const { recipient, outcomes: items } = await sendApproved(c.var.tenant, {
      ...asked,
      site: siteOriginOf(c.env, c.req.raw),
    });
    return c.json({ recipient, items }, 202);
  });
}
