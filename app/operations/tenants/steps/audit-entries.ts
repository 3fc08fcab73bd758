import { auditCsv } from "../../audit/steps/audit-csv";
import type { RunContext } from "../../processing/processing-context";
import type { ArchiveLimits, Progress } from "./document-entries";
import type { ArchiveEntry } from "./organization-entries";

const prefix = "audit:";

/** Where the audit log of an export begins, and whether a place is in it. */
export const firstAudit = `${prefix}1`;
export const isInAudit = (after: string): boolean => after.startsWith(prefix);

/**
 * The audit log from the place in `progress`, newest first, until the limit of bytes is reached: one file, with its number in its name
 * when it is not the first.
 */
export async function* auditEntries(
  context: RunContext,
  progress: Progress,
  limits: ArchiveLimits,
): AsyncGenerator<ArchiveEntry> {
  const [number, at, id] = progress.after.slice(prefix.length).split(":");
  const before = at && id ? { at: new Date(Number(at)), id } : null;
  const piece = { before, left: limits.bytes, done: false };
  yield {
    name: number === "1" ? "audit.csv" : `audit-${number}.csv`,
    input: auditCsv(context, {}, context.tenant.language, piece),
    lastModified: context.now(),
  };
  progress.done = piece.done;
  const last = piece.before;
  progress.after = `${prefix}${Number(number) + 1}:${last?.at.getTime() ?? ""}:${last?.id ?? ""}`;
}
