/** Prefixes that have a file of their name to themselves, in few bytes: every page brings them along. */
const own =
  "api audit billing customers duplicates erp intake keys learning list people readiness replay review splitting support tenants training zip";

/** The files that hold the texts of other prefixes, too, with these. */
const shared = {
  accounts: "dashboard login logout notifications outbox profile signup",
  common: "dialog error form front not-found shell",
  documents: "certainty counts document pager proof status",
  energy: "einvoice",
  engine: "base-model change equation field finding reason",
  models: "exports orders rules suppliers",
  reading: "problem",
  releases: "annotations release",
  reports: "edits validation",
  webhooks: "connections folders mailbox",
};

const files = new Map<string, string>([
  ...own.split(" ").map((name) => [name, name] as const),
  ...Object.entries(shared).flatMap(([file, names]) =>
    [file, ...names.split(" ")].map((name) => [name, file] as const),
  ),
]);

/** The file of texts in which a key stands; null for what is no key. */
export const fileOfKey = (key: string): string | null => files.get(key.slice(0, key.indexOf("."))) ?? null;
