import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { endExport, findExport } from "~/data/control/tenant-exports";
import { exportFiles } from "~/domain/tenants/data-export";
import { exportRequestInput } from "~/domain/tenants/export-inputs";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { notifyInBell } from "../notifications/steps/notify-in-bell";
import type { RunContext } from "../processing/processing-context";

/** Ends an export that cannot be written; what was written of it goes. */
export const failExport = defineOperation({
  name: "tenants.fail-export",
  permission: "system",
  input: exportRequestInput,
  async run(context: RunContext, { exportId }): Promise<{ failed: boolean }> {
    const { control } = context;
    const [ended] = await commit(control, [
      endExport(control, { exportId }, { state: "failed", progressAt: context.now() }),
      insertControlAuditIfChanged(control, auditOf(context, "tenants.fail-export", exportId)),
    ]);
    // Once more when this is repeated, because it may have broken off here: of the time that is kept, it is told once.
    const row = await findExport(control, exportId);
    if (row?.state === "failed") {
      const about = { at: row.progressAt, key: exportId, name: "", subjectId: exportId };
      await context.files.deleteAll(exportFiles.all(exportId));
      await notifyInBell(context, { kind: "export-failed", ...about });
    }
    return { failed: ended.length > 0 };
  },
});
