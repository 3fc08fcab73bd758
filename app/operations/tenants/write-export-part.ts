import { advanceExport, findExport } from "~/data/control/tenant-exports";
import { AppError } from "~/domain/errors/app-error";
import { type ExportPart, exportFiles } from "~/domain/tenants/data-export";
import { exportPartInput } from "~/domain/tenants/export-inputs";
import { defineOperation } from "../define-operation";
import type { ExportContext } from "./archive-port";
import { auditEntries, firstAudit, isInAudit } from "./steps/audit-entries";
import { type ArchiveLimits, documentEntries, type Progress } from "./steps/document-entries";
import { manifestEntry } from "./steps/manifest-entry";
import { type ArchiveEntry, organizationEntries } from "./steps/organization-entries";
import { firstRows, isAmongRows, rowEntries } from "./steps/row-entries";

/**
 * What one archive holds before it is ended: small enough that with one more document it can be brought back through a form
 * (`restoreLimits`).
 */
const defaultLimits: ArchiveLimits = { documents: 400, bytes: 24 * 1024 * 1024 };

/** Where the documents begin. */
const theDocuments = "";

/** Where the archive begins that names all others. */
const theEnd = "end";

type Written = { number: number; after: string; before: readonly ExportPart[]; progress: Progress };

/**
 * Writes one archive of an export: the first holds what the organization has besides its documents, as many as it takes its audit log,
 * each further one the next documents, then the rows from which all of it can be restored, and the last one the digests of those before it, sealed.
 * Returns where the next one begins. Written again, it takes the place of the one before.
 */
export const writeExportPart = defineOperation({
  name: "tenants.write-export-part",
  permission: "system",
  input: exportPartInput,
  async run(context: ExportContext & { limits?: ArchiveLimits }, { exportId, number, after: asked }) {
    const { control, files } = context;
    const row = await findExport(control, exportId);
    if (row?.state !== "running") throw new AppError("not-found", "error.not-found");
    const after = number === 1 ? firstAudit : asked;
    const before = row.parts.filter((part) => part.number < number);
    const progress: Progress = { documents: 0, bytes: 0, after, done: false };
    const entries = entriesOf(context, { exportId, number, after, before, progress });
    const { stream, sha256 } = context.digested(context.zip(entries));
    const key = exportFiles.part(exportId, number);
    const byteSize = await files.putStream(key, stream, "application/zip");
    const part = { number, byteSize, documents: progress.documents, sha256: await sha256() };
    const parts = [...before, part];
    const done = parts.reduce((sum, { documents }) => sum + documents, 0);
    await advanceExport(control, { exportId }, { parts, done, progressAt: context.now() });
    return { after: nextOf(after, progress), done: after === theEnd };
  },
});

async function* entriesOf(
  context: ExportContext & { limits?: ArchiveLimits },
  { exportId, number, after, before, progress }: Written & { exportId: string },
): AsyncGenerator<ArchiveEntry> {
  const isLast = after === theEnd;
  yield await manifestEntry(context, { exportId, number, ...(isLast && { before }) });
  const limits = context.limits ?? defaultLimits;
  if (number === 1) yield* organizationEntries(context);
  if (isInAudit(progress.after)) yield* auditEntries(context, progress, limits);
  else if (isAmongRows(after)) yield* rowEntries(context, progress, limits);
  else if (!isLast) yield* documentEntries(context, progress, limits);
}

/** After the organization with its audit log come its documents, their rows, and the end. */
function nextOf(after: string, { done, after: reached }: Progress): string {
  if (!done) return reached;
  if (isInAudit(after)) return theDocuments;
  return isAmongRows(after) ? theEnd : firstRows;
}
