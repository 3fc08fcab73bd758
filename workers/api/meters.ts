import { createRoute, z } from "@hono/zod-openapi";
import { getMeter } from "~/operations/billing/get-meter";
import type { Api } from "./api-environment";
import { documentParams } from "./document-schemas";
import { errorResponses, jsonResponse, routeDefaults } from "./responses";

const meter = z
  .object({
    state: z.enum(["counted", "known", "part", "waiting", "free"]).openapi({
      description:
        "`counted` is one unit; `known` (a duplicate), `part` (of a counted file) and `free` (nothing could be read) are not counted.",
    }),
    units: z.number().int(),
    pages: z.number().int(),
    newPages: z.number().int().openapi({ description: "Pages that had not been counted before." }),
    day: z.string().nullable().openapi({ description: "The day it was counted on, UTC." }),
  })
  .openapi("Meter");

const shared = routeDefaults("Documents");

const one = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/documents/{docId}/meter",
  ...shared,
  summary: "Get the usage counted for a document",
  request: { params: documentParams },
  responses: { 200: jsonResponse("The meter.", meter), ...errorResponses(404) },
});

/** The route of a document's meter. */
export function addMeters(api: Api): void {
  api.openapi(one, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    return c.json(await getMeter(c.var.tenant, { documentId, modelId }), 200);
  });
}
