import { createRoute } from "@hono/zod-openapi";
import { reviewDocument } from "~/operations/documents/review";
import type { Api } from "./api-environment";
import { documentParams, reviewBody, saved } from "./document-schemas";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

const review = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/documents/{docId}/review",
  ...routeDefaults("Documents"),
  summary: "Review a document: save, approve or submit it with changed values and a comment, all or nothing",
  description:
    "Values are canonical or in the format of the model's culture. Repeating the same request succeeds without doing it again, as long as nothing was saved since. Approving a document that is not ready results in a 409 that lists the reasons, unless `force` is set.",
  request: { params: documentParams, body: bodyOf(reviewBody) },
  responses: { 200: jsonResponse("What was saved.", saved), ...errorResponses(400, 404, 409, 415) },
});

/** The route that ends a review. */
export function addReviews(api: Api): void {
  api.openapi(review, async (c) => {
    const { id: modelId, docId: documentId } = c.req.valid("param");
    const asked = { ...c.req.valid("json"), modelId, documentId, written: "canonical" as const };
    return c.json(await reviewDocument(c.var.tenant, asked), 200);
  });
}
