import { insertControlAudit } from "~/data/control/control-audit";
import { findExport } from "~/data/control/tenant-exports";
import { AppError } from "~/domain/errors/app-error";
import { localDayOf } from "~/domain/listing/local-day";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { exportFiles } from "~/domain/tenants/data-export";
import { exportFileInput } from "~/domain/tenants/export-inputs";
import { tenantSlug } from "~/domain/tenants/tenant-slug";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * One archive of an export. The audit says who took it. Throws AppError `not-found` when there is none, or it can be
 * downloaded no longer.
 */
export const getExportFile = defineOperation({
  name: "tenants.download-export",
  permission: "Tenant.Export",
  input: exportFileInput,
  async run(context: TenantContext, { exportId, number }) {
    const { control, tenant, files } = context;
    const row = await findExport(control, exportId);
    const open = row?.state === "ready" && row.expiresAt !== null && row.expiresAt > context.now();
    const file = open ? await files.get(exportFiles.part(exportId, number)) : null;
    if (!file || !row) throw new AppError("not-found", "tenants.problem.export-gone");
    await insertControlAudit(control, auditOf(context, "tenants.download-export", exportId, { number }));
    const day = localDayOf(row.requestedAt, timeZoneOfCountry(tenant.countryCode));
    return { ...file, fileName: `${tenantSlug(tenant.name)}-${day}-${number}.zip` };
  },
});
