import type { WebhookEventType } from "~/domain/webhooks/webhook-event-types";

/** What the form of an endpoint holds; whether it is any good is for the operation to say. */
export function readEndpointForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? "");
  const texts = (name: string) => form.getAll(name).map(String);
  return {
    url: text("url"),
    eventTypes: texts("eventTypes") as WebhookEventType[],
    modelIds: texts("modelIds"),
    withValues: form.has("withValues"),
    headerName: text("headerName"),
    headerValue: text("headerValue"),
  };
}

/** What was typed, to fill the form with again; the value of the header is never sent back. */
export function typedEndpoint(form: FormData) {
  const { headerValue: _, ...typed } = readEndpointForm(form);
  return typed;
}
