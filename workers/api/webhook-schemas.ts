import { z } from "@hono/zod-openapi";
import { erpKinds } from "~/domain/erp/erp-settings";
import { arrivalSources } from "~/domain/intake/arrival-source";
import { subscribableTypes, webhookEventTypes } from "~/domain/webhooks/webhook-event-types";
import type { Translate } from "~/locales/translate";
import type { getEndpoint } from "~/operations/webhooks/get";
import type { listDeliveries } from "~/operations/webhooks/list-deliveries";
import { exportedDocument } from "./exported-document-schema";

const when = z.iso.datetime();

export const endpointParams = z.object({
  webhookId: z.string().max(64).openapi({ description: "The ID of the endpoint." }),
});
export const deliveryParams = endpointParams.extend({
  deliveryId: z.string().max(64).openapi({ description: "The ID of the delivery." }),
});
export const typeParams = z.object({
  eventType: z.string().max(64).openapi({ description: "Such as `document.approved`." }),
});

const settings = {
  url: z
    .string()
    .openapi({ description: "https, a host name, the standard port.", example: "https://example.com/hooks" }),
  eventTypes: z.array(z.string()).openapi({ description: `Of: ${subscribableTypes.join(", ")}.` }),
  modelIds: z.array(z.string()).nullable().optional().openapi({ description: "Null: all models." }),
  withValues: z
    .boolean()
    .optional()
    .openapi({ description: "Whether `data.document` has the values, up to 64 kB; null above that." }),
};

export const endpointBody = z
  .object({
    ...settings,
    headerName: z.string().optional().openapi({ description: "Of a static header; empty for none." }),
    headerValue: z
      .string()
      .optional()
      .openapi({ description: "If omitted: the saved one, for the same host." }),
  })
  .openapi("WebhookData");

export const endpoint = z
  .object({
    webhookId: z.string(),
    ...settings,
    headerName: z.string().nullable(),
    state: z.enum(["enabled", "failing", "disabled"]),
    problem: z.string().nullable().openapi({ description: "Why it is disabled." }),
    failingSince: when.nullable(),
    lastSuccessOn: when.nullable(),
    lastFailureOn: when.nullable(),
    createdOn: when,
  })
  .openapi("Webhook");

export const madeEndpoint = z
  .object({
    webhookId: z.string(),
    secret: z.string().openapi({ description: "`whsec_…`: shown only in this response." }),
  })
  .openapi("NewWebhook");

export const madeSecret = z.object({
  secret: z.string(),
  previousUntil: when.openapi({ description: "Until then, messages are also signed with the old secret." }),
});

export const delivery = z
  .object({
    deliveryId: z.string(),
    eventId: z.string().openapi({ description: "The `webhook-id` header." }),
    eventType: z.enum(webhookEventTypes),
    sequence: z.number().int(),
    occurredOn: when,
    documentId: z.string().nullable(),
    fileName: z.string().nullable(),
    state: z.enum(["waiting", "delivered", "failed"]),
    attempts: z.number().int(),
    attemptedOn: when.nullable(),
    nextAttemptOn: when.nullable(),
    status: z.number().int().nullable(),
    milliseconds: z.number().int().nullable(),
    answer: z.string().nullable().openapi({ description: "The first kilobyte of the response." }),
    problem: z.string().nullable(),
  })
  .openapi("WebhookDelivery");

const eventData = z.object({
  tenantId: z.string(),
  sequence: z.number().int().openapi({ description: "Numbers the organization's events in order." }),
  modelId: z.string().optional(),
  modelName: z.string().optional(),
  documentId: z.string().optional(),
  zipFileId: z.string().optional(),
  endpointId: z.string().optional(),
  versionId: z.string().nullable().optional(),
  version: z.number().int().nullable().optional(),
  fileName: z.string().optional(),
  source: z.enum(arrivalSources).optional(),
  status: z.string().optional(),
  confidence: z.number().nullable().optional(),
  revision: z.number().int().optional(),
  attempt: z.number().int().optional(),
  problem: z.string().nullable().optional().openapi({ description: "The key of a sentence." }),
  parts: z.array(z.string()).optional().openapi({ description: "IDs of the documents of a split file." }),
  accepted: z.number().int().optional(),
  rejected: z.number().int().optional(),
  erp: z
    .object({
      system: z.enum(erpKinds),
      number: z.string().nullable(),
      link: z.string().nullable(),
      posted: z.boolean(),
      detail: z.string().nullable(),
    })
    .optional()
    .openapi({ description: "The document in the ERP system; `detail` is that system's message." }),
  supplierId: z.string().nullable().optional(),
  supplierName: z.string().nullable().optional(),
  outcome: z
    .string()
    .optional()
    .openapi({ description: "How the bank account compares with those on file, such as `new-for-known`." }),
  signs: z.array(z.string()).optional().openapi({ description: "Other suspicious signs." }),
  decision: z
    .string()
    .nullable()
    .optional()
    .openapi({ description: "What a second person decided; null when it was just found." }),
  links: z
    .object({ self: z.string(), result: z.string(), eInvoice: z.string(), page: z.string() })
    .optional(),
  document: exportedDocument
    .nullable()
    .optional()
    .openapi({ description: "With values: the current state." }),
});

export const sample = z
  .object({ type: z.enum(webhookEventTypes), timestamp: when, data: eventData })
  .openapi("WebhookEvent");

type Endpoint = Awaited<ReturnType<typeof getEndpoint>>;
type Delivery = Awaited<ReturnType<typeof listDeliveries>>["deliveries"][number];

export const shownEndpoint = (found: Endpoint, t: Translate): z.output<typeof endpoint> => ({
  webhookId: found.id,
  url: found.url,
  eventTypes: found.eventTypes,
  modelIds: found.modelIds,
  withValues: found.withValues,
  headerName: found.headerName,
  state: found.state,
  problem: found.problem && t(found.problem),
  failingSince: found.failingSince?.toISOString() ?? null,
  lastSuccessOn: found.lastSuccessAt?.toISOString() ?? null,
  lastFailureOn: found.lastFailureAt?.toISOString() ?? null,
  createdOn: found.createdAt.toISOString(),
});

export const shownDelivery = (found: Delivery, t: Translate): z.output<typeof delivery> => ({
  deliveryId: found.id,
  eventId: found.eventId,
  eventType: found.type,
  sequence: found.sequence,
  occurredOn: found.at.toISOString(),
  documentId: found.documentId,
  fileName: found.fileName,
  state: found.state,
  attempts: found.attempts,
  attemptedOn: found.attemptedAt?.toISOString() ?? null,
  nextAttemptOn: found.nextAt?.toISOString() ?? null,
  status: found.status,
  milliseconds: found.milliseconds,
  answer: found.answer,
  problem: found.problem && t(found.problem),
});
