import { z } from "zod";
import { eventSamples } from "~/domain/webhooks/event-samples";
import { defineOperation } from "../define-operation";
import type { WebhookContext } from "./webhook-ports";

/** Every event that webhooks tell of, with an example. */
export const listEventTypes = defineOperation({
  name: "webhooks.list-event-types",
  permission: "Webhooks",
  input: z.object({}),
  run: async ({ site }: WebhookContext) => eventSamples(site),
});
