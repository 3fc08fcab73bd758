import { createRoute, z } from "@hono/zod-openapi";
import { ruleKinds } from "~/domain/rules/rule";
import { deleteRule } from "~/operations/rules/delete";
import { listRules } from "~/operations/rules/list";
import { saveRule } from "~/operations/rules/save";
import { testRules } from "~/operations/rules/test";
import type { Api } from "./api-environment";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Tenant AI models");
const id = (description: string) => z.string().max(64).openapi({ description });
const ofModel = z.object({ id: id("The ID of the tenant model.") });
const ofRule = ofModel.extend({ ruleId: id("The ID of the rule.") });

const facts = {
  kind: z.enum(ruleKinds),
  field: z.string().openapi({ description: "The key of the field.", example: "total" }),
  sentence: z.string().openapi({ description: "Shown at the field when the rule is not met." }),
};
const ruleBody = z
  .object({
    ...facts,
    other: z.string().optional().openapi({ description: "The key of another field." }),
    value: z.string().optional().openapi({
      description:
        "A value, bounds (`0..5000`), a tolerance (`0.05`, `2%`), a date or a pattern (# digit, @ letter, ? any character, * any number).",
      example: "0..5000",
    }),
    blocks: z
      .boolean()
      .optional()
      .openapi({ description: "true: blocks the document; false: it needs review." }),
  })
  .openapi("RuleData");
const rule = z
  .object({ ruleId: z.string(), ...facts, other: z.string(), value: z.string(), blocks: z.boolean() })
  .openapi("Rule");

const list = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/rules",
  ...shared,
  summary: "List the rules of a model",
  request: { params: ofModel },
  responses: { 200: jsonResponse("The rules.", z.object({ rules: z.array(rule) })), ...errorResponses(404) },
});

const create = createRoute({
  method: "post",
  path: "/api/TenantAIModels/{id}/rules",
  ...shared,
  summary: "Add a rule to a model",
  request: { params: ofModel, body: bodyOf(ruleBody) },
  responses: {
    201: jsonResponse("Its ID.", z.object({ ruleId: z.string() })),
    ...errorResponses(400, 404, 409, 415),
  },
});

const save = createRoute({
  method: "put",
  path: "/api/TenantAIModels/{id}/rules/{ruleId}",
  ...shared,
  summary: "Change a rule",
  request: { params: ofRule, body: bodyOf(ruleBody) },
  responses: { 204: { description: "Done." }, ...errorResponses(400, 404, 415) },
});

const remove = createRoute({
  method: "delete",
  path: "/api/TenantAIModels/{id}/rules/{ruleId}",
  ...shared,
  summary: "Delete a rule",
  request: { params: ofRule },
  responses: { 204: { description: "Done." }, ...errorResponses(404) },
});

const trial = createRoute({
  method: "get",
  path: "/api/TenantAIModels/{id}/rules/test",
  ...shared,
  summary: "Try the rules on the last 50 documents",
  request: { params: ofModel },
  responses: {
    200: jsonResponse(
      "Documents that do not meet them.",
      z.object({
        documents: z.number().int(),
        missed: z.array(
          z.object({ documentId: z.string(), fileName: z.string(), sentences: z.array(z.string()) }),
        ),
      }),
    ),
    ...errorResponses(404),
  },
});

/** Routes of an organization's own rules. */
export function addRules(api: Api): void {
  api.openapi(list, async (c) => {
    const { rules } = await listRules(c.var.tenant, { modelId: c.req.valid("param").id });
    return c.json({ rules: rules.map(({ id: ruleId, ...one }) => ({ ruleId, ...one })) }, 200);
  });

  api.openapi(trial, async (c) =>
    c.json(await testRules(c.var.tenant, { modelId: c.req.valid("param").id }), 200),
  );

  api.openapi(create, async (c) =>
    c.json(await saveRule(c.var.tenant, { modelId: c.req.valid("param").id, ...c.req.valid("json") }), 201),
  );

  api.openapi(save, async (c) => {
    const { id: modelId, ruleId } = c.req.valid("param");
    await saveRule(c.var.tenant, { modelId, ruleId, ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(remove, async (c) => {
    const { id: modelId, ruleId } = c.req.valid("param");
    await deleteRule(c.var.tenant, { modelId, ruleId });
    return c.body(null, 204);
  });
}
