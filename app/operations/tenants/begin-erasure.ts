import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { beginErasure as beginErasureOf, findDeletion } from "~/data/control/tenant-deletion";
import { deletionRequestInput } from "~/domain/tenants/deletion-inputs";
import { auditOfTenant } from "../audit-of";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";

/** The end of the time in which a deletion can be cancelled. Returns whether the tenant is to be erased now. */
export const beginErasure = defineOperation({
  name: "tenants.begin-erasure",
  permission: "system",
  input: deletionRequestInput,
  async run(context: RunContext, { requestedAt }): Promise<{ proceed: boolean }> {
    const { control } = context;
    const deletion = await findDeletion(control);
    if (deletion?.requestedAt.getTime() !== requestedAt || deletion.dueAt > context.now())
      return { proceed: false };
    if (deletion.status === "erasing") return { proceed: true };
    const when = { requestedAt: deletion.requestedAt, now: context.now() };
    const [begun] = await commit(control, [
      beginErasureOf(control, when),
      insertControlAuditIfChanged(control, auditOfTenant(context, "tenants.begin-erasure")),
    ]);
    return { proceed: begun.length > 0 };
  },
});
