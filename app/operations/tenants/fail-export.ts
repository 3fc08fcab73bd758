import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { endExport } from "~/data/control/tenant-exports";
import { exportFiles } from "~/domain/tenants/data-export";
import { exportRequestInput } from "~/domain/tenants/export-inputs";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { tellBell } from "../notifications/steps/tell-bell";
import type { RunContext } from "../processing/processing-context";

/** Ends an export that cannot be written; what was written of it goes. */
export const failExport = defineOperation({
  name: "tenants.fail-export",
  permission: "system",
  input: exportRequestInput,
  async run(context: RunContext, { exportId }): Promise<{ failed: boolean }> {
    const { control } = context;
    const [ended] = await commit(control, [
      endExport(control, { exportId }, { state: "failed" }),
      insertControlAuditIfChanged(control, auditOf(context, "tenants.fail-export", exportId)),
    ]);
    if (ended.length > 0) {
      await context.files.deleteAll(exportFiles.all(exportId));
      await tellBell(context, { kind: "export-failed", key: exportId, name: "", subjectId: exportId });
    }
    return { failed: ended.length > 0 };
  },
});
