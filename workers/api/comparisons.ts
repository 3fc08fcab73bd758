import { createRoute, z } from "@hono/zod-openapi";
import { maxModelFileLength } from "~/domain/models/model-file";
import { maxComparedNow, maxComparedPages } from "~/domain/training/comparison-limits";
import { comparedReadings } from "~/domain/training/version-comparison";
import { compareModels } from "~/operations/models/compare";
import { compareVersions } from "~/operations/training/compare-versions";
import { pinVersion } from "~/operations/training/pin";
import { unpinVersion } from "~/operations/training/unpin";
import { openVersionReadings } from "~/platform/version-readings";
import type { Api } from "./api-environment";
import { pinned, shownPin } from "./model-schemas";
import { modelParams } from "./models";
import { renamedProblems } from "./renamed-problems";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Training");

const pinSchema = z.object({ pinned });

const pin = createRoute({
  ...shared,
  method: "post",
  path: "/api/TenantAIModels/{id}/pin",
  summary: "Pin a model to the weights in use",
  description:
    "Until it is unpinned, they are not replaced by training or publication. Repeating the call changes nothing.",
  request: { params: modelParams },
  responses: {
    200: jsonResponse("The weights that the model is pinned to.", pinSchema),
    ...errorResponses(404, 409),
  },
});

const unpin = createRoute({
  ...shared,
  method: "post",
  path: "/api/TenantAIModels/{id}/unpin",
  summary: "Unpin a model, so that versions and publications replace its weights again",
  request: { params: modelParams },
  responses: { 200: jsonResponse("The model is not pinned.", pinSchema), ...errorResponses(404) },
});

const versionId = (description: string) => z.string().max(64).optional().openapi({ description });
const versions = createRoute({
  ...shared,
  method: "get",
  path: "/api/TenantAIModels/{id}/compareVersions",
  summary: "Compare two trained versions of a model",
  description: `Both read the newest ${maxComparedNow} documents of up to ${maxComparedPages} pages again. Nothing is changed.`,
  request: {
    params: modelParams,
    query: z.object({
      before: versionId("A version of the model; omitted: its base model."),
      after: versionId("Another version; omitted: the base model."),
    }),
  },
  responses: {
    200: jsonResponse(
      "Where they differ.",
      comparedReadings
        .extend({
          figures: z.array(
            z.object({ field: z.string(), before: z.number().nullable(), after: z.number().nullable() }),
          ),
        })
        .openapi("ComparedVersions"),
    ),
    ...errorResponses(400, 404, 409),
  },
});

const text = z.string();
const models = createRoute({
  ...routeDefaults("Tenant AI models"),
  method: "post",
  path: "/api/TenantAIModels/{id}/compare",
  summary: "Compare a model with another model or a model file",
  request: {
    params: modelParams,
    body: bodyOf(
      z
        .object({
          tenantAIModelId: z.string().max(64).optional().openapi({ description: "The other model." }),
          modelFile: z
            .string()
            .max(maxModelFileLength)
            .optional()
            .openapi({ description: "Alternatively, the text of a model file." }),
        })
        .openapi("ModelComparisonRequest"),
    ),
  },
  responses: {
    200: jsonResponse(
      "Where they differ.",
      z
        .object({
          name: z.string(),
          differences: z.array(
            z.object({
              kind: text.openapi({ description: "What differs, such as `threshold`, `weight` or `added`." }),
              field: text.openapi({ description: "The field concerned; empty for a setting." }),
              before: text,
              after: text,
            }),
          ),
          changes: z.object({
            documents: z.number().int(),
            worse: z.number().int(),
            better: z.number().int(),
          }),
        })
        .openapi("ComparedModels"),
    ),
    ...errorResponses(400, 404, 415),
  },
});

/** Routes of comparing models and their versions, and of pinning. */
export function addComparisons(api: Api): void {
  api.openapi(pin, async (c) => {
    const kept = await pinVersion(c.var.tenant, { modelId: c.req.valid("param").id });
    return c.json({ pinned: shownPin(kept) }, 200);
  });

  api.openapi(unpin, async (c) => {
    await unpinVersion(c.var.tenant, { modelId: c.req.valid("param").id });
    return c.json({ pinned: null }, 200);
  });

  api.openapi(versions, async (c) => {
    const { before: beforeId, after: afterId } = c.req.valid("query");
    const context = { ...c.var.tenant, readings: openVersionReadings(c.env.EXTRACTION) };
    const modelId = c.req.valid("param").id;
    return c.json(await compareVersions(context, { modelId, beforeId, afterId }).catch(renameVersions), 200);
  });

  api.openapi(models, async (c) => {
    const { tenantAIModelId, modelFile } = c.req.valid("json");
    const asked = { modelId: c.req.valid("param").id, otherId: tenantAIModelId, text: modelFile };
    const { name, differences, changes } = await compareModels(c.var.tenant, asked).catch(renameModels);
    const shown = differences.map(({ kind, field, before, after }) => ({ kind, field, before, after }));
    return c.json({ name, differences: shown, changes }, 200);
  });
}

const renameVersions = renamedProblems({ beforeId: "before", afterId: "after" });
const renameModels = renamedProblems({ otherId: "tenantAIModelId", text: "modelFile" });
