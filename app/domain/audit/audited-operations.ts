/** What a line of the audit log can be about. */
export type SubjectKind =
  | "account"
  | "api-user"
  | "bill"
  | "document"
  | "export"
  | "export-template"
  | "filter"
  | "key"
  | "member"
  | "model"
  | "role"
  | "subscription"
  | "tenant"
  | "webhook"
  | "zip-file";

/**
 * Everything that the audit log can say was done, and what each is about. Only these can be written; each has its words
 * in both languages, which a test holds.
 */
export const auditedOperations = {
  "access.refused": "account",
  "accounts.accept-invitation": "member",
  "accounts.change-email": "account",
  "accounts.change-password": "account",
  "accounts.confirm-second-factor": "account",
  "accounts.edit-own-names": "member",
  "accounts.edit-profile": "account",
  "accounts.end-session": "account",
  "accounts.keep-source": "tenant",
  "accounts.link-identity": "account",
  "accounts.pass-second-factor": "account",
  "accounts.refused-code": "account",
  "accounts.refused-password": "account",
  "accounts.refused-second-factor": "account",
  "accounts.refused-sign-in": "account",
  "accounts.renew-recovery-codes": "account",
  "accounts.reset-password": "account",
  "accounts.revoke-all-sessions": "account",
  "accounts.sign-in": "account",
  "accounts.sign-out": "account",
  "accounts.sign-up": "account",
  "accounts.switch-off-second-factor": "account",
  "billing.cancel": "subscription",
  "billing.change-payment-method": "tenant",
  "billing.change-plan": "subscription",
  "billing.end": "subscription",
  "billing.event": "subscription",
  "billing.paid": "bill",
  "billing.reactivate": "subscription",
  "billing.refused": "bill",
  "billing.renew": "subscription",
  "billing.subscribe": "subscription",
  "billing.suspend": "bill",
  "billing.take-back": "subscription",
  "billing.undo-cancel": "subscription",
  "customers.clear": "tenant",
  "customers.create": "tenant",
  "customers.pick": "tenant",
  "customers.resume": "tenant",
  "customers.suspend": "tenant",
  "documents.approve": "document",
  "documents.approve-all": "model",
  "documents.approve-reviewed": "document",
  "documents.choose-columns": "model",
  "documents.claim": "document",
  "documents.comment": "document",
  "documents.delete": "document",
  "documents.delete-all": "model",
  "documents.delete-filter": "filter",
  "documents.deliver-release": "document",
  "documents.fail-bulk": "model",
  "documents.fail-release": "document",
  "documents.receive": "document",
  "documents.release": "document",
  "documents.release-all": "model",
  "documents.reprocess": "document",
  "documents.reprocess-all": "model",
  "documents.save-corrections": "document",
  "documents.save-filter": "model",
  "documents.send-all": "model",
  "documents.send-approved": "model",
  "documents.submit-all": "model",
  "documents.submit-for-training": "document",
  "documents.take-back": "document",
  "documents.take-back-all": "model",
  "documents.update-result": "document",
  "duplicates.dismiss": "document",
  "energy.describe": "tenant",
  "energy.edit-account": "model",
  "energy.forget-line": "tenant",
  "export-templates.create": "export-template",
  "export-templates.delete": "export-template",
  "export-templates.edit": "export-template",
  "intake.put-kept-file": "model",
  "intake.save-mail-rules": "model",
  "keys.create": "key",
  "keys.create-user": "api-user",
  "keys.delete-user": "api-user",
  "keys.revoke": "key",
  "learning.learn": "document",
  "learning.rescore": "document",
  "models.archive": "model",
  "models.copy": "model",
  "models.create": "model",
  "models.edit": "model",
  "models.edit-storage": "model",
  "models.restore": "model",
  "models.test-storage": "model",
  "models.upload": "model",
  "notifications.choose": "account",
  "notifications.stop": "account",
  "processing.begin": "document",
  "processing.extract": "document",
  "processing.fail": "document",
  "reports.save-schedule": "model",
  "reports.send": "model",
  "reports.stop-schedule": "model",
  "roles.create": "role",
  "roles.delete": "role",
  "roles.edit": "role",
  "splitting.join": "document",
  "splitting.keep-whole": "document",
  "splitting.split": "document",
  "tenants.begin-erasure": "tenant",
  "tenants.cancel-deletion": "tenant",
  "tenants.create": "tenant",
  "tenants.download-export": "export",
  "tenants.edit-settings": "tenant",
  "tenants.fail-export": "export",
  "tenants.finish-export": "export",
  "tenants.put-metadata": "tenant",
  "tenants.renew-intake-token": "tenant",
  "tenants.request-deletion": "tenant",
  "tenants.start-export": "export",
  "training.discard": "model",
  "training.fail": "model",
  "training.finish": "model",
  "training.promote": "model",
  "training.publish": "model",
  "training.rescore": "document",
  "training.roll-back": "model",
  "training.start": "model",
  "training.take-back-published": "model",
  "training.withdraw-document": "document",
  "users.choose-default-features": "tenant",
  "users.delete": "member",
  "users.edit": "member",
  "users.invite": "member",
  "users.remove": "member",
  "users.resend-invitation": "member",
  "users.set-active": "member",
  "users.withdraw-invitation": "member",
  "webhooks.create": "webhook",
  "webhooks.delete": "webhook",
  "webhooks.disable": "webhook",
  "webhooks.edit": "webhook",
  "webhooks.resend": "webhook",
  "webhooks.resend-since": "webhook",
  "webhooks.rotate": "webhook",
  "webhooks.set-enabled": "webhook",
  "webhooks.test": "webhook",
  "zip-files.receive": "zip-file",
  "zip-files.unpack": "zip-file",
} as const satisfies Record<string, SubjectKind>;

export type AuditedOperation = keyof typeof auditedOperations;

const kinds = new Map<string, SubjectKind>(Object.entries(auditedOperations));

/** What an operation of the log is about; null for one that this version no longer knows. */
export const subjectKindOf = (operation: string): SubjectKind | null => kinds.get(operation) ?? null;

/** The key of the words for what was done; an operation that this version no longer knows is an "other action". */
export const auditWordsKey = (operation: string): string =>
  kinds.has(operation) ? `audit.operation.${operation}` : "audit.operation.other";
