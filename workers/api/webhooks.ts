import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "~/domain/errors/app-error";
import type { WebhookEventType } from "~/domain/webhooks/webhook-event-types";
import { createEndpoint } from "~/operations/webhooks/create";
import { deleteWebhook } from "~/operations/webhooks/delete";
import { editEndpoint } from "~/operations/webhooks/edit";
import { getEndpoint } from "~/operations/webhooks/get";
import { listEndpoints } from "~/operations/webhooks/list";
import { listDeliveries } from "~/operations/webhooks/list-deliveries";
import { listEventTypes } from "~/operations/webhooks/list-event-types";
import { resendWebhook } from "~/operations/webhooks/resend";
import { resendWebhooksSince } from "~/operations/webhooks/resend-since";
import { rotateSecret } from "~/operations/webhooks/rotate";
import { setEndpointEnabled } from "~/operations/webhooks/set-enabled";
import { testEndpoint } from "~/operations/webhooks/test";
import { withWebhooks } from "~/platform/webhooks/webhook-contexts";
import type { Api, ApiContext } from "./api-environment";
import { translatorOf } from "./api-language";
import { bodyOf, errorResponses, jsonResponse, routeDefaults } from "./responses";
import {
  delivery,
  deliveryParams,
  endpoint,
  endpointBody,
  endpointParams,
  madeEndpoint,
  madeSecret,
  sample,
  shownDelivery,
  shownEndpoint,
  typeParams,
} from "./webhook-schemas";

const shared = routeDefaults("Webhooks");
const params = { params: endpointParams };
const done = { description: "Done." };

const list = createRoute({
  method: "get",
  path: "/api/webhooks",
  ...shared,
  summary: "List the webhook endpoints of the organization",
  responses: {
    200: jsonResponse("The endpoints.", z.object({ items: z.array(endpoint) })),
    ...errorResponses(),
  },
});

const create = createRoute({
  method: "post",
  path: "/api/webhooks",
  ...shared,
  summary: "Add a webhook endpoint",
  description:
    "It receives events as Standard Webhooks 1.0 describes: `webhook-id`, `webhook-timestamp` and `webhook-signature` " +
    "(HMAC-SHA-256). After a response other than 2xx, delivery is retried, ten times in some three days.",
  request: { body: bodyOf(endpointBody) },
  responses: { 201: jsonResponse("The endpoint.", madeEndpoint), ...errorResponses(400, 409, 415) },
});

const one = createRoute({
  method: "get",
  path: "/api/webhooks/{webhookId}",
  ...shared,
  summary: "Get a webhook endpoint",
  request: params,
  responses: { 200: jsonResponse("The endpoint.", endpoint), ...errorResponses(404) },
});

const save = createRoute({
  method: "put",
  path: "/api/webhooks/{webhookId}",
  ...shared,
  summary: "Change a webhook endpoint",
  request: { ...params, body: bodyOf(endpointBody) },
  responses: { 204: done, ...errorResponses(400, 404, 415) },
});

const remove = createRoute({
  method: "delete",
  path: "/api/webhooks/{webhookId}",
  ...shared,
  summary: "Delete a webhook endpoint and its delivery log",
  request: params,
  responses: { 204: done, ...errorResponses(404) },
});

const test = createRoute({
  method: "post",
  path: "/api/webhooks/{webhookId}/test",
  ...shared,
  summary: "Send a test event now",
  request: params,
  responses: { 200: jsonResponse("The outcome.", delivery), ...errorResponses(404) },
});

const rotate = createRoute({
  method: "post",
  path: "/api/webhooks/{webhookId}/rotate",
  ...shared,
  summary: "Replace the signing secret",
  description: "Messages are signed with both secrets for 24 hours.",
  request: params,
  responses: {
    200: jsonResponse("The new secret, shown only in this response.", madeSecret),
    ...errorResponses(404),
  },
});

const enable = createRoute({
  method: "post",
  path: "/api/webhooks/{webhookId}/enable",
  ...shared,
  summary: "Switch a webhook endpoint on",
  request: {
    ...params,
    query: z.object({
      resend: z.string().optional().openapi({ description: "true: also send the events it has missed." }),
    }),
  },
  responses: { 204: done, ...errorResponses(404) },
});

const disable = createRoute({
  method: "post",
  path: "/api/webhooks/{webhookId}/disable",
  ...shared,
  summary: "Switch a webhook endpoint off",
  request: params,
  responses: { 204: done, ...errorResponses(404) },
});

const log = createRoute({
  method: "get",
  path: "/api/webhooks/{webhookId}/deliveries",
  ...shared,
  summary: "List the deliveries of a webhook endpoint, newest first",
  request: {
    ...params,
    query: z.object({
      before: z.string().max(20).optional().openapi({ description: "`next` of a response." }),
    }),
  },
  responses: {
    200: jsonResponse(
      "Up to 50 deliveries.",
      z.object({ items: z.array(delivery), next: z.number().int().nullable() }),
    ),
    ...errorResponses(404),
  },
});

const again = createRoute({
  method: "post",
  path: "/api/webhooks/{webhookId}/deliveries/{deliveryId}/resend",
  ...shared,
  summary: "Send an event again, with the same ID",
  request: { params: deliveryParams },
  responses: { 202: { description: "It will be sent." }, ...errorResponses(404, 409) },
});

const againSince = createRoute({
  method: "post",
  path: "/api/webhooks/{webhookId}/resend",
  ...shared,
  summary: "Send the events since a point in time that were not delivered",
  request: {
    ...params,
    body: bodyOf(
      z
        .object({
          since: z.string().openapi({
            description: "ISO 8601, or month/day/year: a day of the organization.",
            example: "2026-11-20T00:00:00Z",
          }),
          all: z.boolean().optional().openapi({ description: "Also send those that were delivered." }),
        })
        .openapi("WebhookResend"),
    ),
  },
  responses: {
    202: jsonResponse("How many will be sent.", z.object({ deliveries: z.number().int() })),
    ...errorResponses(400, 404, 409, 415),
  },
});

const types = createRoute({
  method: "get",
  path: "/api/webhook-event-types",
  ...shared,
  summary: "List all event types, each with an example",
  responses: {
    200: jsonResponse(
      "The types.",
      z.object({ items: z.array(z.object({ type: z.string(), example: sample })) }),
    ),
    ...errorResponses(),
  },
});

const samples = createRoute({
  method: "get",
  path: "/api/webhook-event-types/{eventType}/samples",
  ...shared,
  summary: "Get examples of an event, as an array",
  description: "For tools that build their steps from a sample.",
  request: { params: typeParams },
  responses: { 200: jsonResponse("Examples.", z.array(sample)), ...errorResponses(404) },
});

/** Routes of webhooks: where events are sent, what was sent, and what there is to send. */
export function addWebhooks(api: Api): void {
  api.openapi(list, async (c) => {
    const t = await translatorOf(c.req.raw);
    return c.json(
      { items: (await listEndpoints(c.var.tenant, {})).map((one) => shownEndpoint(one, t)) },
      200,
    );
  });

  api.openapi(create, async (c) => {
    const { endpointId, secret } = await createEndpoint(contextOf(c), dataOf(c.req.valid("json")));
    return c.json({ webhookId: endpointId, secret }, 201);
  });

  api.openapi(one, async (c) => {
    const found = await getEndpoint(c.var.tenant, named(c.req.valid("param")));
    return c.json(shownEndpoint(found, await translatorOf(c.req.raw)), 200);
  });

  api.openapi(save, async (c) => {
    await editEndpoint(contextOf(c), { ...named(c.req.valid("param")), ...dataOf(c.req.valid("json")) });
    return c.body(null, 204);
  });

  api.openapi(remove, async (c) => {
    await deleteWebhook(c.var.tenant, named(c.req.valid("param")));
    return c.body(null, 204);
  });

  api.openapi(test, async (c) => {
    const found = await testEndpoint(contextOf(c), named(c.req.valid("param")));
    return c.json(shownDelivery(found, await translatorOf(c.req.raw)), 200);
  });

  api.openapi(rotate, async (c) => {
    const { secret, previousUntil } = await rotateSecret(c.var.tenant, named(c.req.valid("param")));
    return c.json({ secret, previousUntil: previousUntil.toISOString() }, 200);
  });

  api.openapi(enable, async (c) => {
    const resend = c.req.valid("query").resend?.toLowerCase() === "true";
    await setEndpointEnabled(contextOf(c), { ...named(c.req.valid("param")), enabled: true, resend });
    return c.body(null, 204);
  });

  api.openapi(disable, async (c) => {
    await setEndpointEnabled(contextOf(c), { ...named(c.req.valid("param")), enabled: false });
    return c.body(null, 204);
  });

  api.openapi(log, async (c) => {
    const { before } = c.req.valid("query");
    const asked = { ...named(c.req.valid("param")), before: before ? Number(before) : null };
    const { deliveries, next } = await listDeliveries(c.var.tenant, asked);
    const t = await translatorOf(c.req.raw);
    return c.json({ items: deliveries.map((one) => shownDelivery(one, t)), next }, 200);
  });

  api.openapi(again, async (c) => {
    const { deliveryId } = c.req.valid("param");
    await resendWebhook(contextOf(c), { ...named(c.req.valid("param")), deliveryId });
    return c.body(null, 202);
  });

  api.openapi(againSince, async (c) => {
    const asked = { ...named(c.req.valid("param")), ...c.req.valid("json") };
    return c.json(await resendWebhooksSince(contextOf(c), asked), 202);
  });

  api.openapi(types, async (c) => {
    const all = await listEventTypes(contextOf(c), {});
    return c.json({ items: all.map((example) => ({ type: example.type, example })) }, 200);
  });

  api.openapi(samples, async (c) => {
    const { eventType } = c.req.valid("param");
    const found = (await listEventTypes(contextOf(c), {})).filter(({ type }) => type === eventType);
    if (found.length === 0) throw new AppError("not-found", "webhooks.problem.event-type");
    return c.json(found, 200);
  });
}

const contextOf = (c: ApiContext) => withWebhooks(c.var.tenant, c.env);

const named = ({ webhookId }: { webhookId: string }) => ({ endpointId: webhookId });

// Which events there are is for the operation to say.
const dataOf = ({ eventTypes, ...data }: z.output<typeof endpointBody>) => ({
  ...data,
  eventTypes: eventTypes as WebhookEventType[],
});
