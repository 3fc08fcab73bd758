import { createRoute, z } from "@hono/zod-openapi";
import { dismissDuplicate } from "~/operations/duplicates/dismiss";
import type { Api } from "./api-environment";
import { documentParams } from "./document-schemas";
import { errorResponses, routeDefaults } from "./responses";

const shared = routeDefaults("Documents");

const dismiss = createRoute({
  method: "delete",
  path: "/api/TenantAIModels/{id}/documents/{docId}/duplicates/{otherId}",
  ...shared,
  summary: "Mark a document as not being a duplicate of another",
  description: "The pair is not reported again, in either order.",
  request: {
    params: documentParams.extend({
      otherId: z.string().max(64).openapi({ description: "The ID of the document it looks like." }),
    }),
  },
  responses: { 204: { description: "The pair was dismissed." }, ...errorResponses(404) },
});

/** Routes that settle what looks like a duplicate. */
export function addDuplicates(api: Api): void {
  api.openapi(dismiss, async (c) => {
    const { id: modelId, docId: documentId, otherId } = c.req.valid("param");
    await dismissDuplicate(c.var.tenant, { modelId, documentId, otherId });
    return c.body(null, 204);
  });
}
