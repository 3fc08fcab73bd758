import { createRoute, z } from "@hono/zod-openapi";
import { documentKinds, type WaitingFile } from "~/domain/inbox/waiting-file";
import { arrivalSources } from "~/domain/intake/arrival-source";
import type { Translate } from "~/locales/translate";
import { discardFile } from "~/operations/inbox/discard";
import { findInboxFile } from "~/operations/inbox/find";
import { listInbox } from "~/operations/inbox/list";
import { assignFile } from "~/operations/inbox/place";
import { receiveWithoutModel } from "~/operations/inbox/receive";
import type { Api } from "./api-environment";
import { translatorOf } from "./api-language";
import { readUpload } from "./read-upload";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";
import { uploadBodyOf } from "./upload-body";

const shared = routeDefaults("Inbox");
const fileParams = z.object({
  fileId: z.string().max(64).openapi({ description: "The ID of the file; its document has the same ID." }),
});

const inboxFile = z
  .object({
    fileId: z.string(),
    state: z.enum(["reading", "waiting", "placed"]).openapi({
      description: "`waiting`: no AI model was certain; choose one. `placed`: it is a document now.",
    }),
    documentId: z.string().nullable().openapi({ description: "The same as `fileId` once it is a document." }),
    modelId: z.string().nullable().openapi({
      description: "The AI model that it is in, or the likeliest while it is waiting.",
    }),
    fileName: z.string().nullable(),
    byteSize: z.number().int().nullable(),
    source: z.enum(arrivalSources).nullable(),
    kind: z
      .enum(documentKinds)
      .nullable()
      .openapi({ description: "What kind of document its first page looks like." }),
    kindConfidence: z.number().nullable().openapi({ description: "From 0 to 1." }),
    confidence: z.number().nullable().openapi({ description: "How certain `modelId` is, from 0 to 1." }),
    reason: z.string().nullable().openapi({ description: "Why, in words." }),
    receivedAt: z.string().nullable(),
    keptUntil: z.string().nullable().openapi({ description: "When it is deleted if no AI model is chosen." }),
    sender: z.string().nullable().openapi({ description: "Who wrote the e-mail that brought it." }),
  })
  .openapi("InboxFile");

const upload = createRoute({
  method: "post",
  path: "/api/inbox",
  ...shared,
  summary: "Upload a document of any type without an AI model: PDF, JPEG or PNG, at most 25 MB",
  description:
    "The form has one part `file`. Its first page is read, and the AI model that fits is chosen: by its type, by documents of the same layout, or by an earlier choice. If that is not certain, the file waits in the inbox. A repeated request with the same `Idempotency-Key` and file does not create a second one.",
  request: {
    headers: z.object({
      "idempotency-key": z
        .string()
        .regex(/^[\x21-\x7e]{1,255}$/, "api.error.idempotency-key")
        .optional()
        .openapi({ description: "1 to 255 printable characters that identify this upload." }),
    }),
  },
  responses: {
    202: jsonResponse("The file was accepted.", z.object({ fileId: z.string() })),
    ...errorResponses(400, 409, 413, 415),
  },
});

const list = createRoute({
  method: "get",
  path: "/api/inbox",
  ...shared,
  summary: "List the files that have no AI model yet, newest first",
  request: { query: z.object({ size: z.string().optional(), cursor: z.string().max(64).optional() }) },
  responses: {
    200: jsonResponse("A page.", z.object({ items: z.array(inboxFile), nextCursor: z.string().nullable() })),
    ...errorResponses(),
  },
});

const one = createRoute({
  method: "get",
  path: "/api/inbox/{fileId}",
  ...shared,
  summary: "Get a file in the inbox, or the AI model that it went to",
  request: { params: fileParams },
  responses: { 200: jsonResponse("The file.", inboxFile), ...errorResponses(404) },
});

const place = createRoute({
  method: "post",
  path: "/api/inbox/{fileId}/place",
  ...shared,
  summary: "Choose the AI model of a file that is waiting",
  description:
    "The choice is learned: the next file of the same layout goes there automatically. A file that is a document already stays where it is; the response says where.",
  request: { params: fileParams, body: bodyOf(z.object({ modelId: z.string() })) },
  responses: {
    200: jsonResponse("Where it is now.", z.object({ documentId: z.string(), modelId: z.string() })),
    ...errorResponses(400, 404, 409, 415),
  },
});

const discard = createRoute({
  method: "delete",
  path: "/api/inbox/{fileId}",
  ...shared,
  summary: "Delete a file that is waiting permanently",
  request: { params: fileParams },
  responses: { 204: { description: "Deleted." }, ...errorResponses(404) },
});

/** The body of an upload for the OpenAPI document. */
export const inboxBody = uploadBodyOf(upload.path);

/** Routes of files that come without a model. */
export function addInbox(api: Api): void {
  api.openapi(upload, async (c) => {
    const key = c.req.valid("header")["idempotency-key"];
    const { waitingFileId: fileId } = await receiveWithoutModel(c.var.tenant, {
      ...(await readUpload(c.req.raw)),
      source: "api",
      ...(key && { sourceKey: `${c.var.tenant.actor.id}:${key}` }),
    });
    c.header("Location", `/api/inbox/${fileId}`);
    return c.json({ fileId }, 202);
  });

  api.openapi(list, async (c) => {
    const { size, cursor: before } = c.req.valid("query");
    const { files, next } = await listInbox(c.var.tenant, { before, ...(size !== undefined && { size }) });
    const t = await translatorOf(c.req.raw);
    return c.json({ items: files.map((file) => fileBody(t, file)), nextCursor: next }, 200);
  });

  api.openapi(one, async (c) => {
    const found = await findInboxFile(c.var.tenant, { waitingFileId: c.req.valid("param").fileId });
    const t = await translatorOf(c.req.raw);
    if ("file" in found) return c.json(fileBody(t, found.file), 200);
    const { documentId, modelId } = found;
    return c.json({ ...unknown, fileId: documentId, state: "placed" as const, documentId, modelId }, 200);
  });

  api.openapi(place, async (c) => {
    const { modelId } = c.req.valid("json");
    const waitingFileId = c.req.valid("param").fileId;
    return c.json(await assignFile(c.var.tenant, { waitingFileId, modelId }), 200);
  });

  api.openapi(discard, async (c) => {
    await discardFile(c.var.tenant, { waitingFileId: c.req.valid("param").fileId });
    return c.body(null, 204);
  });
}

const unknown = {
  ...{ fileName: null, byteSize: null, source: null, kind: null, kindConfidence: null },
  ...{ confidence: null, reason: null, receivedAt: null, keptUntil: null, sender: null },
};

const fileBody = (t: Translate, { id, reason, receivedAt, keptUntil, ...file }: WaitingFile) => ({
  fileId: id,
  documentId: null,
  ...file,
  reason: reason && t(`api.inbox.${reason}`),
  receivedAt: receivedAt.toISOString(),
  keptUntil: keptUntil.toISOString(),
});
