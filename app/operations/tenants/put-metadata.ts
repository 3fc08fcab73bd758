import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { updateMetadata } from "~/data/control/tenant-settings";
import { metadataInput } from "~/domain/tenants/tenant-inputs";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Stores the sign-up source in the tenant's metadata, or deletes it (null). */
export const putMetadata = defineOperation({
  name: "tenants.put-metadata",
  permission: "Tenant.Edit",
  input: metadataInput,
  async run(context: TenantContext, { source }): Promise<void> {
    const { control } = context;
    await commit(control, [
      updateMetadata(control, source === null ? null : JSON.stringify({ source })),
      insertControlAuditIfChanged(control, auditOfTenant(context, "tenants.put-metadata")),
    ]);
  },
});
