import { createRoute, z } from "@hono/zod-openapi";
import { trashDays } from "~/domain/documents/trash";
import { eraseDocument } from "~/operations/documents/erase";
import { listTrash } from "~/operations/documents/list-trash";
import { restoreDocument } from "~/operations/documents/restore";
import type { Api } from "./api-environment";
import { documentParams } from "./document-schemas";
import { modelParams } from "./models";
import { errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Documents");

const trashedDocument = z
  .object({
    documentId: z.string(),
    fileName: z.string(),
    byteSize: z.number().int(),
    deletedAt: z.string(),
    deletedBy: z
      .string()
      .nullable()
      .openapi({ description: "Null when the person who deleted it is no longer a user." }),
    eraseAt: z.string().openapi({ description: "When it is erased permanently." }),
  })
  .openapi("TrashedDocument");

const list = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/trash",
  ...shared,
  summary: "List the deleted documents of an AI model that can be restored, the latest deleted first",
  request: { params: modelParams, query: z.object({ cursor: z.string().optional() }) },
  responses: {
    200: jsonResponse(
      "A page.",
      z.object({ items: z.array(trashedDocument), nextCursor: z.string().nullable() }),
    ),
    ...errorResponses(404),
  },
});

const restore = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/trash/{docId}/restore",
  ...shared,
  summary: "Restore a deleted document with its values, corrections and comments",
  description: "An approval or a submission for training has to be repeated. Restoring is not metered.",
  request: { params: documentParams },
  responses: {
    200: jsonResponse("Its current status.", z.object({ documentId: z.string(), status: z.string() })),
    ...errorResponses(404),
  },
});

const erase = createRoute({
  method: "delete",
  path: "/api/TenantAIModels/{id}/trash/{docId}",
  ...shared,
  summary: `Erase a deleted document permanently, before its ${trashDays} days are over`,
  request: { params: documentParams },
  responses: { 204: { description: "Erased." }, ...errorResponses(404) },
});

/** Routes of deleted documents. */
export function addTrash(api: Api): void {
  api.openapi(list, async (c) => {
    const asked = { modelId: c.req.valid("param").id, ...c.req.valid("query") };
    const { items, nextCursor } = await listTrash(c.var.tenant, asked);
    return c.json(
      {
        items: items.map(({ deletedAt, eraseAt, ...item }) => ({
          ...item,
          deletedAt: deletedAt.toISOString(),
          eraseAt: eraseAt.toISOString(),
        })),
        nextCursor,
      },
      200,
    );
  });

  api.openapi(restore, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const { status } = await restoreDocument(c.var.tenant, { modelId, documentId });
    return c.json({ documentId, status }, 200);
  });

  api.openapi(erase, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    await eraseDocument(c.var.tenant, { modelId, documentId });
    return c.body(null, 204);
  });
}
