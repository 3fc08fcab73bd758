import { changesWithoutAudit } from "@tests/support/changing-operations";
import { expect, it } from "vitest";

/** What changes rows and rightly leaves no line in the audit. */
const withoutAudit: Record<string, string[]> = {
  "a step on the way to a change that is audited": [
    "accounts.begin-second-factor",
    "accounts.send-identity-code",
    "accounts.send-new-email-code",
    "accounts.send-password-code",
    "accounts.send-verification-code",
    "billing.keep-service-bills",
    "billing.receive-event",
    "inbox.read",
    "processing.await-pages",
    "processing.fail-page",
    "processing.read",
    "processing.recognise-page",
    "processing.sweep-line",
    "processing.take-next",
    "tenants.sweep",
    "tenants.sweep-restores",
    "tenants.write-export-part",
    "training.answer",
    "training.collect",
    "training.prepare",
    "training.train",
  ],
  "a note of when somebody was seen, or a liking of one's own": [
    "accounts.note-session",
    "accounts.set-language",
    "documents.release-claim",
    "keys.note-use",
    "notifications.open",
    "notifications.read-all",
  ],
  "what is derived from rows that are audited": [
    "documents.check-approval",
    "documents.index-words",
    "documents.index-waiting",
    "documents.judge-waiting",
    "duplicates.look-for",
    "energy.get-account",
    "energy.list-accounts",
    "energy.list-validations",
    "energy.note-due",
  ],
  "a scoring that was lost is noted as ended: no document changes": ["learning.sweep"],
  "a password is sealed anew where it was sealed in an older way": ["documents.get-released-file"],
  "a reproducibility check, which changes nothing of its document": [
    "documents.replay",
    "processing.fail-replay",
    "processing.run-replay",
    "processing.sweep-replays",
  ],
  "how far a file of a report is; that it was asked for is audited": [
    "reports.fail-file",
    "reports.finish-file",
    "reports.sweep-files",
    "reports.write-file-rows",
  ],
  "files of documents that are not there": ["files.sweep"],
  "events of webhooks that had their time": ["webhooks.sweep"],
  "documents in the trash that had their time": ["documents.sweep-trash"],
  "files without a model that had their time, or whose reading stood still": ["inbox.sweep"],
  "uploads of values that had their time": ["edits.forget"],
  "when a mailbox is looked into; what is taken of it is audited": [
    "mailboxes.take-notifications",
    "mailboxes.sweep",
    "mailboxes.sync",
  ],
  "when a folder is looked into; what is taken of it is audited": ["folders.poll", "folders.sweep"],
  "a count for a rate limit": ["tenants.is-name-taken"],
  "a visitor's own note, which is its own trace": ["customers.ask-for-plans"],
  "mails, and what is over": [
    "accounts.forget-expired",
    "billing.remind-trials",
    "mail.send-outbox",
    "notifications.send-due",
    "reports.send-due",
    "tenants.remind-of-deletion",
  ],
  "the audit itself is made anonymous here": ["tenants.finish-erasure"],
  "the local environment only": ["demo.seed-account"],
};

it("every operation that changes something writes who did it, or is named here with the reason why not", () => {
  const named = new Set(Object.values(withoutAudit).flat());
  const found = changesWithoutAudit("app/data", "app/operations");
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((name) => !named.has(name))).toEqual([]);
});
