import { createRoute, z } from "@hono/zod-openapi";
import type { Publication } from "~/data/control/base-publications";
import { listPublications } from "~/operations/training/list-publications";
import { publishVersion } from "~/operations/training/publish";
import { unpublishVersion } from "~/operations/training/take-back-published";
import type { Api } from "./api-environment";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";
import { baseParams } from "./training-schemas";

const path = "/api/AIModels/{id}/publications";
const shared = {
  ...routeDefaults("Training"),
  description:
    "For keys of system administrators, in the service's own organization. Untrained models use the current publication; existing results stay as they are.",
};

const inForce = z
  .number()
  .int()
  .nullable()
  .openapi({ description: "The number of the current publication. Null: the shipped weights." });

const publication = z
  .object({
    number: z.number().int(),
    tenantAIModelId: z.string().openapi({ description: "The service's own model." }),
    versionId: z.string(),
    versionNumber: z.number().int(),
    documents: z.number().int(),
    publishedOn: z.string().openapi({ description: "ISO 8601, UTC." }),
    takenBackOn: z.string().nullable(),
  })
  .openapi("Publication");

const list = createRoute({
  ...shared,
  method: "get",
  path,
  summary: "List the weights published for a base model, newest first",
  request: { params: baseParams },
  responses: {
    200: jsonResponse("The publications.", z.object({ items: z.array(publication), inForce })),
    ...errorResponses(404),
  },
});

const publish = createRoute({
  ...shared,
  method: "post",
  path,
  summary: "Publish a version of the service's own model as the weights of its base model",
  request: { params: baseParams, body: bodyOf(z.object({ versionId: z.string().max(64) })) },
  responses: {
    200: jsonResponse("The current publication.", z.object({ inForce })),
    ...errorResponses(404, 409),
  },
});

const takeBack = createRoute({
  ...shared,
  method: "post",
  path: `${path}/{number}/takeBack`,
  summary: "Undo the current publication; the previous one, or the shipped weights, apply again",
  request: { params: baseParams.extend({ number: z.coerce.number().int().min(1) }) },
  responses: { 200: jsonResponse("The current publication.", z.object({ inForce })), ...errorResponses(409) },
});

/** Routes by which a system administrator publishes what base models learned. */
export function addPublications(api: Api): void {
  api.openapi(list, async (c) => {
    const asked = { baseModelId: c.req.valid("param").id };
    const found = await listPublications(c.var.tenant, asked);
    return c.json({ items: found.items.map(shown), inForce: found.inForce?.number ?? null }, 200);
  });

  api.openapi(publish, async (c) => {
    const asked = { baseModelId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json({ inForce: (await publishVersion(c.var.tenant, asked)).number }, 200);
  });

  api.openapi(takeBack, async (c) => {
    const { id: baseModelId, number } = c.req.valid("param");
    return c.json({ inForce: (await unpublishVersion(c.var.tenant, { baseModelId, number })).number }, 200);
  });
}

const shown = ({ modelId, documentCount, publishedAt, takenBackAt, ...row }: Publication) => ({
  number: row.number,
  tenantAIModelId: modelId,
  versionId: row.versionId,
  versionNumber: row.versionNumber,
  documents: documentCount,
  publishedOn: publishedAt.toISOString(),
  takenBackOn: takenBackAt?.toISOString() ?? null,
});
