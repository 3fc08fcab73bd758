import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { eventDataKind, eventTypesKind, namesKind } from "~/domain/stored/setting-kinds";
import type { DeliveryState, EndpointState } from "~/domain/webhooks/webhook-endpoint";
import type { WebhookEventType } from "~/domain/webhooks/webhook-event-types";
import { stored } from "../stored-column";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * Where a tenant wants events delivered. `modelIds` null means every model. `previousSecret` signs too until
 * `previousUntil`. The header is a static one for receivers that cannot check a signature. `failures` counts failed
 * attempts in a row, since `failingSince`; nothing is sent before `notBefore`, and nothing by another run before
 * `busyUntil`.
 */
export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    url: text("url").notNull(),
    eventTypes: stored("event_types", eventTypesKind).notNull(),
    modelIds: stored("model_ids", namesKind),
    withValues: integer("with_values", { mode: "boolean" }).notNull().default(false),
    sealedSecret: text("sealed_secret").notNull(),
    sealedPrevious: text("sealed_previous"),
    previousUntil: time("previous_until"),
    headerName: text("header_name"),
    sealedHeader: text("sealed_header"),
    state: text("state").$type<EndpointState>().notNull(),
    problem: text("problem"),
    failures: integer("failures").notNull().default(0),
    failingSince: time("failing_since"),
    warnedAt: time("warned_at"),
    lastSuccessAt: time("last_success_at"),
    lastFailureAt: time("last_failure_at"),
    notBefore: time("not_before").notNull(),
    busyUntil: time("busy_until").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    index("webhook_endpoints_tenant").on(t.tenantId, t.id),
    index("webhook_endpoints_due").on(t.state, t.notBefore),
    index("webhook_endpoints_failing").on(t.failures).where(sql`failures > 0`),
  ],
);

/**
 * What happened, as webhooks tell it; its id is that of the audit row that a trigger made it from. `sequence` numbers the
 * events of a tenant without a gap. `data` is what was so at that moment.
 */
export const webhookEvents = sqliteTable(
  "webhook_events",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    sequence: integer("sequence").notNull(),
    type: text("type").$type<WebhookEventType>().notNull(),
    modelId: text("model_id"),
    documentId: text("document_id"),
    data: stored("data", eventDataKind).notNull(),
    at: time("at").notNull(),
  },
  (t) => [
    uniqueIndex("webhook_events_sequence").on(t.tenantId, t.sequence),
    index("webhook_events_tenant_at").on(t.tenantId, t.at),
    index("webhook_events_at").on(t.at),
  ],
);

/** An event on its way to an endpoint, or there. `answer` is the beginning of what the latest attempt was answered. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    endpointId: text("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    eventId: text("event_id")
      .notNull()
      .references(() => webhookEvents.id, { onDelete: "cascade" }),
    sequence: integer("sequence").notNull(),
    state: text("state").$type<DeliveryState>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAt: time("next_at").notNull(),
    attemptedAt: time("attempted_at"),
    status: integer("status"),
    milliseconds: integer("milliseconds"),
    answer: text("answer"),
    problem: text("problem"),
  },
  (t) => [
    uniqueIndex("webhook_deliveries_sequence").on(t.endpointId, t.sequence),
    index("webhook_deliveries_due").on(t.endpointId, t.state, t.nextAt, t.sequence),
    index("webhook_deliveries_event").on(t.eventId),
  ],
);
