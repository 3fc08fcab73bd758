import { z } from "zod";
import { requiredDate } from "../listing/date-inputs";
import { subscribableTypes, webhookEventTypes } from "./webhook-event-types";

const id = z.string().min(1).max(64);
const url = z.string("form.required").trim().min(1, "form.required").max(1_000, "webhooks.problem.url-long");
const types = z
  .array(z.enum(webhookEventTypes, "webhooks.problem.event-type"), "webhooks.problem.no-event")
  .transform((given) => subscribableTypes.filter((type) => given.includes(type)))
  .refine((given) => given.length > 0, "webhooks.problem.no-event");

/** Names that a static header may not have: those that say what is sent, to whom, and how. */
const ownHeaders =
  /^(webhook-.*|host|content-.*|connection|transfer-encoding|user-agent|cf-.*|x-forwarded-.*)$/i;
const headerName = z
  .string()
  .trim()
  .max(100, "webhooks.problem.header-name")
  .refine((name) => name === "" || /^[a-z0-9-]+$/i.test(name), "webhooks.problem.header-name")
  .refine((name) => !ownHeaders.test(name), "webhooks.problem.header-own")
  .default("");
const headerValue = z
  .string()
  .trim()
  .max(2_000, "webhooks.problem.header-value")
  .refine((value) => /^[\x20-\x7e]*$/.test(value), "webhooks.problem.header-value")
  .default("");

/** What an endpoint is set up with. `modelIds` null is every model. An empty header value keeps the saved one. */
const settings = {
  url,
  eventTypes: types,
  modelIds: z
    .array(id)
    .max(500)
    .nullable()
    .default(null)
    .transform((ids) => (ids && ids.length > 0 ? [...new Set(ids)] : null)),
  withValues: z.boolean().default(false),
  headerName,
  headerValue,
};

export const createEndpointInput = z.object(settings);
export const endpointInput = z.object({ endpointId: id });
export const editEndpointInput = endpointInput.extend(settings);
export const deliveryInput = endpointInput.extend({ deliveryId: id });
export const setEnabledInput = endpointInput.extend({
  enabled: z.boolean(),
  resend: z.boolean().default(false),
});
export const listDeliveriesInput = endpointInput.extend({
  before: z.number().int().positive().nullable().default(null),
});
/** With `all`, what was delivered is delivered again, too. */
export const resendSinceInput = endpointInput.extend({
  since: requiredDate("webhooks.problem.since"),
  all: z.boolean().default(false),
});

/** An endpoint with something to deliver, as the queue carries it. */
export const webhookMessage = endpointInput.extend({ tenantId: id });
