import { createRoute, z } from "@hono/zod-openapi";
import { keepWhole } from "~/operations/splitting/keep-whole";
import { splitDocument } from "~/operations/splitting/split";
import type { Api } from "./api-environment";
import { documentParams } from "./document-schemas";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

const path = "/api/TenantAIModels/{id}/documents/{docId}/split";
const shared = routeDefaults("Documents");

const split = createRoute({
  method: "post",
  path,
  ...shared,
  summary: "Split a file into its documents",
  description:
    "The parts become documents with their own status; the file becomes `split` and is no longer exported. " +
    "A proposal (`split.proposed`) is accepted by sending its page ranges.",
  request: {
    params: documentParams,
    body: bodyOf(
      z
        .object({
          pages: z.string().openapi({
            description:
              "Page ranges in ascending order: `1-2, 3, 4-6`. Pages left out belong to no document.",
          }),
        })
        .openapi("Split"),
    ),
  },
  responses: {
    200: jsonResponse("The file was split.", z.object({ parts: z.number().int() })),
    ...errorResponses(400, 404, 409, 415),
  },
});

const join = createRoute({
  method: "delete",
  path,
  ...shared,
  summary: "Keep a file as one document",
  description:
    "Declines a proposal, or undoes a split: its parts are deleted with their corrections, and the file is " +
    "processed as a whole. It is not proposed again.",
  request: { params: documentParams },
  responses: {
    200: jsonResponse("The file is one document.", z.object({ joined: z.boolean() })),
    ...errorResponses(404, 409),
  },
});

/** Routes that split files and join them again. */
export function addSplitting(api: Api): void {
  api.openapi(split, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const { pages } = c.req.valid("json");
    return c.json(await splitDocument(c.var.tenant, { modelId, documentId, pages }), 200);
  });
  api.openapi(join, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    return c.json(await keepWhole(c.var.tenant, { modelId, documentId }), 200);
  });
}
