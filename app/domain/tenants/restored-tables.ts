/**
 * The tables that an export leaves out of what can be restored, and why: what others are worked out from, what is under way, what
 * belongs to one person, and connections, which are nothing without the secrets that never leave.
 */
export const notRestored: Readonly<Record<string, string>> = {
  audit: "the new organization's audit begins with the restoring; the old one is in audit.csv",
  bell_lines: "news of the old organization's people, and only of the last 90 days",
  bell_marks: "of a person, who is invited anew",
  bell_reads: "of a person, who is invited anew",
  webhook_events: "what was told already",
  webhook_deliveries: "what was told already",
  bulk_actions: "under way, or done",
  edit_uploads: "under way, or done",
  edit_rows: "under way, or done",
  report_schedules: "mails to real people, some of them long due: set up again by whoever wants them",
  report_files: "made again when asked for",
  replays: "made again when asked for",
  rescorings: "under way, or done",
  training_runs: "under way, or done: the versions that they made are restored",
  document_claims: "who works on a document just now",
  trashed_documents: "deleted by the organization itself",
  saved_filters: "of a person, who is invited anew",
  list_columns: "of a person, who is invited anew",
  mailboxes: "a connection: nothing without its secret",
  intake_folders: "a connection: nothing without its secret",
  erp_settings: "a connection: nothing without its secret",
  document_counts: "counted by triggers",
  document_days: "counted by triggers",
  field_days: "counted by triggers",
  correction_days: "counted by triggers",
  mail_days: "counted by triggers",
  usage_days: "what was charged to the old organization",
  document_meters: "what was charged to the old organization",
  metered_pages: "what was charged to the old organization",
};

/** What was there before a restore, or counts whatever becomes of it, and stays when the organization is emptied for another one. */
export const tablesKeptOnClearing = [
  "audit",
  "usage_days",
  "document_meters",
  "metered_pages",
  "mailboxes",
] as const;

type Values = Readonly<Record<string, string | number | null>>;

/** What is in the place of secrets and of what leads to them, when rows are exported. */
export const secretReplacements: Readonly<Record<string, Values>> = {
  tenant_ai_models: { storage: null },
  webhook_endpoints: {
    sealed_secret: "",
    sealed_previous: null,
    previous_until: null,
    header_name: null,
    sealed_header: null,
  },
};

/**
 * What rows are restored with, whatever they say: nobody is given work who is not there yet, no document is free of charge when it is
 * processed again, no webhook is sent before somebody has looked at it.
 */
const restoredAs: Readonly<Record<string, Values>> = {
  ...secretReplacements,
  documents: { assigned_to: null, assigned_at: null, assigned_by: null, purpose: null },
  // Members have other ids: nobody named means whoever chose to be told.
  mail_rules: { told: "[]" },
  // Of a sample whose name holds other ids: nothing named means the document's latest.
  vendor_memory_sources: { hash: null },
  intake_log: { kept_key: null, kept_until: null },
  webhook_endpoints: {
    ...secretReplacements.webhook_endpoints,
    state: "disabled",
    problem: null,
    failures: 0,
    failing_since: null,
    warned_at: null,
  },
};

/** What was under way is restored as interrupted: nothing is processed that nobody asked for here. */
const interrupted: Readonly<Record<string, { column: string; open: readonly string[]; as: Values }>> = {
  documents: {
    column: "status",
    open: ["received", "processing"],
    as: { status: "error", problem: "problem.restored", waiting_since: null, confidence: null, score: null },
  },
  zip_files: {
    column: "status",
    open: ["received", "processing"],
    as: { status: "error", problem: "zip.problem.stalled" },
  },
  waiting_files: { column: "state", open: ["reading"], as: { state: "waiting" } },
};

/** What a row of a table is restored with, whatever it says. */
export function restoredValues(table: string, row: Values): Values {
  const end = interrupted[table];
  return { ...restoredAs[table], ...(end?.open.includes(String(row[end.column])) && end.as) };
}

const whenEnded: Readonly<Record<string, readonly string[]>> = {
  document_releases: ["done"],
  erp_sendings: ["sent"],
  pages: ["read", "failed"],
};

/** Whether a row is restored at all: some only when they have come to their end, so that nothing goes out a second time. */
export const isRestoredRow = (table: string, { state }: Values): boolean =>
  whenEnded[table]?.includes(String(state)) ?? true;

/** Columns of JSON, and names, in which ids of the organization's own rows stand, beside the columns that are named for one. */
const jsonWithIds: Readonly<Record<string, readonly string[]>> = {
  tenant_ai_models: ["pin", "passing"],
  model_versions: ["previous_ids", "changes", "metrics"],
  document_splits: ["parts"],
  supplier_documents: ["order_match", "layout", "rule_findings"],
  vendor_memories: ["body"],
  taught_lessons: ["body"],
  energy_bills: ["facts"],
  webhook_endpoints: ["model_ids"],
  documents: ["source_key"],
  zip_files: ["source_key"],
  waiting_files: ["source_key"],
};

// Ids that others gave, and those of the installation: an account is the same in every organization, so that the author of a comment
// stays its author, and nobody verifies what is his own.
const foreign = new Set([
  "actor_id",
  "external_id",
  "message_id",
  "directory_id",
  "client_id",
  "company_id",
  "search_id",
]);

/** Whether a column holds ids that a restored row has anew. */
export const holdsIds = (table: string, column: string): boolean =>
  ((column === "id" || column.endsWith("_id")) && !foreign.has(column)) ||
  (jsonWithIds[table]?.includes(column) ?? false);
