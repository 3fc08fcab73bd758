import { advanceExport, findExport } from "~/data/control/tenant-exports";
import { AppError } from "~/domain/errors/app-error";
import { exportFiles } from "~/domain/tenants/data-export";
import { exportPartInput } from "~/domain/tenants/export-inputs";
import { defineOperation } from "../define-operation";
import type { ExportContext } from "./archive-port";
import { type ArchiveLimits, documentEntries, type Progress } from "./steps/document-entries";
import { organizationEntries } from "./steps/organization-entries";

/** What one step can read and write well within its time. */
const defaultLimits: ArchiveLimits = { documents: 400, bytes: 512 * 1024 * 1024 };

/**
 * Writes one archive of an export: the first holds what the organization has besides its documents, each further one the
 * next documents. Returns where the next one begins. Written again, it takes the place of the one before.
 */
export const writeExportPart = defineOperation({
  name: "tenants.write-export-part",
  permission: "system",
  input: exportPartInput,
  async run(context: ExportContext & { limits?: ArchiveLimits }, { exportId, number, after }) {
    const { control, files } = context;
    const row = await findExport(control, exportId);
    if (row?.state !== "running") throw new AppError("not-found", "error.not-found");
    const progress: Progress = { documents: 0, bytes: 0, after, done: false };
    const entries =
      number === 1
        ? organizationEntries(context)
        : documentEntries(context, progress, context.limits ?? defaultLimits);
    const key = exportFiles.part(exportId, number);
    const byteSize = await files.putStream(key, context.zip(entries), "application/zip");
    const earlier = row.parts.filter((part) => part.number < number);
    const parts = [...earlier, { number, byteSize, documents: progress.documents }];
    const done = parts.reduce((sum, part) => sum + part.documents, 0);
    await advanceExport(control, { exportId }, { parts, done, progressAt: context.now() });
    return { after: progress.after, done: number > 1 && progress.done };
  },
});
