import { createRoute, z } from "@hono/zod-openapi";
import { usualBudget } from "~/domain/error-budget/budget-inputs";
import { sampleNumberCount } from "~/domain/error-budget/sample-number-of";
import { exploreErrorBudget } from "~/operations/error-budget/explore";
import { getErrorBudget } from "~/operations/error-budget/get";
import { removeErrorBudget } from "~/operations/error-budget/remove";
import { saveErrorBudget } from "~/operations/error-budget/save";
import type { Api } from "./api-environment";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Tenant AI models");
const path = "/api/TenantAIModels/{id}/errorBudget";
const ofModel = z.object({ id: z.string().max(64).openapi({ description: "The ID of the tenant model." }) });

const counted = {
  errors: z.number().int().openapi({ description: "At most this many may be wrong …", example: 1 }),
  values: z.number().int().openapi({ description: "… of this many unreviewed values.", example: 200 }),
};
const facts = {
  ...counted,
  own: z
    .record(z.string(), z.object(counted))
    .openapi({ description: "Fields with a budget of their own, by key." }),
  auditPercent: z.number().openapi({
    description: "Percent of the documents that skip review which are selected for a blind check.",
    example: 5,
  }),
  approves: z.boolean().openapi({ description: "Approves documents automatically that skip review." }),
};
const budgetBody = z
  .object({ ...facts, own: facts.own.optional(), approves: facts.approves.optional() })
  .openapi("ErrorBudgetData");
const budget = z
  .object({
    budget: z
      .object({
        ...facts,
        state: z.enum(["acting", "withdrawn"]).openapi({
          description: "`withdrawn`: blind checks found more errors than the budget allows.",
        }),
      })
      .nullable(),
    documents: z.number().int().openapi({ description: "Checked documents that are the evidence." }),
    fields: z.array(
      z.object({
        key: z.string(),
        supplier: z.string().nullable().openapi({
          description:
            "The supplier's name; where the model does not read it, the name of a file with the layout. null: all others.",
        }),
        confidence: z
          .number()
          .nullable()
          .openapi({ description: "Values skip review from this confidence (0..1) on; null: none do." }),
        checked: z.number().int(),
        passing: z.number().int(),
        wrong: z.number().int(),
        bound: z.number().openapi({ description: "With 95% certainty no larger share is wrong." }),
        wanted: z
          .number()
          .int()
          .openapi({ description: "More correct values needed until some skip review." }),
      }),
    ),
    blindChecks: z.array(
      z.object({
        field: z.string(),
        checked: z.number().int(),
        wrong: z.number().int(),
        bound: z.number(),
      }),
    ),
  })
  .openapi("ErrorBudget");

const get = createRoute({
  method: "get",
  path,
  ...shared,
  summary: "Get the error budget of a model and what can skip review",
  description: "Without a budget: what a budget of one wrong value in 200 would allow.",
  request: { params: ofModel },
  responses: { 200: jsonResponse("The budget and its evidence.", budget), ...errorResponses(404) },
});

const put = createRoute({
  method: "put",
  path,
  ...shared,
  summary: "Set the error budget of a model",
  request: { params: ofModel, body: bodyOf(budgetBody) },
  responses: { 204: { description: "Done." }, ...errorResponses(400, 404, 415) },
});

const remove = createRoute({
  method: "delete",
  path,
  ...shared,
  summary: "Remove the error budget of a model",
  request: { params: ofModel },
  responses: { 204: { description: "Done." }, ...errorResponses(404) },
});

/** Routes of error budgets. */
export function addErrorBudgets(api: Api): void {
  api.openapi(get, async (c) => {
    const modelId = c.req.valid("param").id;
    const kept = await getErrorBudget(c.var.tenant, { modelId });
    const { errors, values } = kept ?? usualBudget;
    const found = await exploreErrorBudget(c.var.tenant, { modelId, errors, values });
    const answered = {
      budget: kept && {
        errors,
        values,
        own: kept.own,
        auditPercent: (kept.auditShare * 100) / sampleNumberCount,
        approves: kept.approves,
        state: kept.state,
      },
      documents: found.documents,
      fields: found.fields.map(({ key, supplier, confidence, checked, passing, wrong, bound, wanted }) => ({
        key,
        supplier,
        checked,
        passing,
        wrong,
        bound,
        wanted,
        confidence: confidence === null ? null : confidence / 1_000,
      })),
      blindChecks: found.measured.map(({ field, checked, wrong, bound }) => ({
        field,
        checked,
        wrong,
        bound,
      })),
    };
    return c.json(answered, 200);
  });

  api.openapi(put, async (c) => {
    await saveErrorBudget(c.var.tenant, { modelId: c.req.valid("param").id, ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(remove, async (c) => {
    await removeErrorBudget(c.var.tenant, { modelId: c.req.valid("param").id });
    return c.body(null, 204);
  });
}
