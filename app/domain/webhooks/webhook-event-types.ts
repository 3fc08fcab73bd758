import type { AuditedOperation } from "../audit/audited-operations";

/** The events of webhooks, in the order in which they are shown. */
export const webhookEventTypes = [
  "document.received",
  "document.processed",
  "document.unreadable",
  "document.updated",
  "document.approved",
  "document.released",
  "document.release_failed",
  "document.sent_to_erp",
  "document.erp_refused",
  "document.split",
  "document.deleted",
  "zip_file.finished",
  "model.promoted",
  "supplier.bank_account_changed",
  "webhook.test",
] as const;

export type WebhookEventType = (typeof webhookEventTypes)[number];

/** The events that an endpoint can subscribe to: a test goes to the endpoint that is tested. */
export const subscribableTypes = webhookEventTypes.filter((type) => type !== "webhook.test");

/**
 * The event that an audit row becomes. The triggers `webhook_events_of_audit`, `webhook_events_of_erp` and
 * `webhook_events_of_suppliers` of the shards do it in the batch of the change; a test holds the two together.
 */
export const eventTypeOfOperation: Partial<Record<AuditedOperation, WebhookEventType>> = {
  "documents.receive": "document.received",
  "processing.extract": "document.processed",
  "processing.fail": "document.unreadable",
  "documents.save-corrections": "document.updated",
  "documents.update-result": "document.updated",
  "documents.submit-for-training": "document.updated",
  "documents.take-back": "document.updated",
  "documents.reprocess": "document.updated",
  "learning.rescore": "document.updated",
  "training.rescore": "document.updated",
  "training.withdraw-document": "document.updated",
  "splitting.join": "document.updated",
  "documents.approve": "document.approved",
  "documents.approve-reviewed": "document.approved",
  "documents.deliver-release": "document.released",
  "documents.fail-release": "document.release_failed",
  "erp.deliver": "document.sent_to_erp",
  "erp.refuse": "document.erp_refused",
  "splitting.split": "document.split",
  "documents.delete": "document.deleted",
  "zip-files.unpack": "zip_file.finished",
  "training.promote": "model.promoted",
  "training.roll-back": "model.promoted",
  "suppliers.find-new-account": "supplier.bank_account_changed",
  "suppliers.settle-account": "supplier.bank_account_changed",
};
