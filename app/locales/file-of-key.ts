/** Prefixes that have a file of their name to themselves, in few bytes: every page brings them along. */
const own =
  "api audit billing customers duplicates erp intake keys learning list people readiness replay review splitting support tenants training zip";

/** The files that hold the texts of other prefixes, too. */
const shared = {
  accounts: ["accounts", "dashboard", "login", "logout", "notifications", "outbox", "profile", "signup"],
  common: ["dialog", "error", "form", "not-found", "shell"],
  documents: ["certainty", "counts", "document", "documents", "pager", "proof", "status"],
  energy: ["einvoice", "energy"],
  engine: ["base-model", "change", "equation", "field", "finding", "reason"],
  models: ["exports", "models", "suppliers"],
  reading: ["problem", "reading"],
  releases: ["annotations", "release", "releases"],
  reports: ["edits", "reports", "validation"],
  webhooks: ["connections", "folders", "mailbox", "webhooks"],
} as const;

const files = new Map<string, string>([
  ...own.split(" ").map((name) => [name, name] as const),
  ...Object.entries(shared).flatMap(([file, names]) => names.map((name) => [name, file] as const)),
]);

/** The file of texts in which a key stands; null for what is no key. */
export const fileOfKey = (key: string): string | null => files.get(key.slice(0, key.indexOf("."))) ?? null;
