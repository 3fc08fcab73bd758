/** The file of texts of every prefix of keys: one prefix stands in one file. */
const prefixes = {
  accounts: ["accounts", "dashboard", "login", "logout", "outbox", "profile", "signup"],
  api: ["api"],
  audit: ["audit"],
  billing: ["billing"],
  common: ["dialog", "error", "form", "not-found", "shell"],
  customers: ["customers"],
  documents: ["certainty", "counts", "document", "documents", "pager", "proof", "status"],
  duplicates: ["duplicates"],
  energy: ["energy"],
  engine: ["base-model", "change", "equation", "field", "finding", "reason"],
  erp: ["erp"],
  intake: ["intake"],
  keys: ["keys"],
  learning: ["learning"],
  list: ["list"],
  mailbox: ["mailbox"],
  models: ["exports", "models"],
  notifications: ["notifications"],
  people: ["people"],
  readiness: ["readiness"],
  reading: ["problem", "reading"],
  releases: ["annotations", "release", "releases"],
  replay: ["replay"],
  reports: ["reports", "validation"],
  review: ["review"],
  splitting: ["splitting"],
  support: ["support"],
  tenants: ["tenants"],
  training: ["training"],
  webhooks: ["connections", "webhooks"],
  zip: ["zip"],
} as const;

const files = new Map<string, string>(
  Object.entries(prefixes).flatMap(([file, names]) => names.map((name) => [name, file] as const)),
);

/** The file of texts in which a key stands; null for what is no key. */
export const fileOfKey = (key: string): string | null => files.get(key.slice(0, key.indexOf("."))) ?? null;
