import { createRoute, z } from "@hono/zod-openapi";
import { inboxRuleKinds } from "~/domain/inbox/inbox-rule";
import { deleteInboxRule } from "~/operations/inbox-rules/delete";
import { listInboxRules } from "~/operations/inbox-rules/list";
import { moveInboxRule } from "~/operations/inbox-rules/move";
import { saveInboxRule } from "~/operations/inbox-rules/save";
import { testInboxRules } from "~/operations/inbox-rules/test";
import type { Api } from "./api-environment";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";

const shared = routeDefaults("Inbox");
const ofRule = z.object({ ruleId: z.string().max(64).openapi({ description: "The ID of the rule." }) });

const facts = {
  kind: z.enum(inboxRuleKinds),
  value: z.string().openapi({
    description:
      "An e-mail address (`sender`), a domain (`domain`), part of the file name, words of the first page (`text`), or the name or number of a supplier. Upper and lower case make no difference.",
    example: "acme.com",
  }),
  modelId: z.string().openapi({ description: "The AI model that files go to that fit." }),
};
const ruleBody = z.object(facts).openapi("InboxRuleData");
const rule = z.object({ ruleId: z.string(), ...facts }).openapi("InboxRule");

const list = createRoute({
  method: "get",
  path: "/api/inboxRules",
  ...shared,
  summary: "List the rules that choose the AI model of files in the inbox, in their order",
  description: "The first rule that a file fits decides, before its type and layout are looked at.",
  responses: { 200: jsonResponse("The rules.", z.object({ rules: z.array(rule) })), ...errorResponses() },
});

const create = createRoute({
  method: "post",
  path: "/api/inboxRules",
  ...shared,
  summary: "Add a rule after all others",
  request: { body: bodyOf(ruleBody) },
  responses: {
    201: jsonResponse("Its ID.", z.object({ ruleId: z.string() })),
    ...errorResponses(400, 409, 415),
  },
});

const save = createRoute({
  method: "put",
  path: "/api/inboxRules/{ruleId}",
  ...shared,
  summary: "Change a rule of the inbox",
  request: { params: ofRule, body: bodyOf(ruleBody) },
  responses: { 204: { description: "Done." }, ...errorResponses(400, 404, 415) },
});

const move = createRoute({
  method: "post",
  path: "/api/inboxRules/{ruleId}/Move",
  ...shared,
  summary: "Move a rule one place up or down",
  request: { params: ofRule, body: bodyOf(z.object({ to: z.enum(["up", "down"]) })) },
  responses: { 204: { description: "Done." }, ...errorResponses(400, 404, 415) },
});

const remove = createRoute({
  method: "delete",
  path: "/api/inboxRules/{ruleId}",
  ...shared,
  summary: "Delete a rule of the inbox",
  request: { params: ofRule },
  responses: { 204: { description: "Done." }, ...errorResponses(404) },
});

const trial = createRoute({
  method: "post",
  path: "/api/inboxRules/test",
  ...shared,
  summary: "Find out which rule a file would fit",
  description: "Nothing is saved or moved. `draft` is a rule that is not saved yet, tried after all others.",
  request: {
    body: bodyOf(
      z.object({
        draft: ruleBody.optional(),
        fileName: z.string().optional(),
        sender: z.string().optional(),
        text: z.string().optional().openapi({ description: "The words of the first page." }),
      }),
    ),
  },
  responses: {
    200: jsonResponse(
      "The first rule that fits, null for none.",
      z.object({
        winner: z.object(facts).nullable(),
        isDraft: z.boolean().openapi({ description: "The first that fits is the draft." }),
        meets: z.boolean().nullable().openapi({ description: "The file fits the draft." }),
        tried: z.number().int().openapi({ description: "Files that wait and that the key may see." }),
        waiting: z.array(z.string()).openapi({ description: "The names of those that fit it." }),
      }),
    ),
    ...errorResponses(400, 415),
  },
});

/** Routes of the organization's rules for files without a model. */
export function addInboxRules(api: Api): void {
  api.openapi(list, async (c) => {
    const rules = await listInboxRules(c.var.tenant, {});
    return c.json(
      { rules: rules.map(({ id: ruleId, kind, value, modelId }) => ({ ruleId, kind, value, modelId })) },
      200,
    );
  });

  api.openapi(trial, async (c) => c.json(await testInboxRules(c.var.tenant, c.req.valid("json")), 200));

  api.openapi(create, async (c) => c.json(await saveInboxRule(c.var.tenant, c.req.valid("json")), 201));

  api.openapi(save, async (c) => {
    await saveInboxRule(c.var.tenant, { ...c.req.valid("param"), ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(move, async (c) => {
    await moveInboxRule(c.var.tenant, { ...c.req.valid("param"), ...c.req.valid("json") });
    return c.body(null, 204);
  });

  api.openapi(remove, async (c) => {
    await deleteInboxRule(c.var.tenant, c.req.valid("param"));
    return c.body(null, 204);
  });
}
