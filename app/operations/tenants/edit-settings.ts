import { commit } from "~/data/commit";
import { insertControlAudit } from "~/data/control/control-audit";
import { findTenantSettings, updateTenantSettings } from "~/data/control/tenant-settings";
import { AppError } from "~/domain/errors/app-error";
import { postalCodeProblem } from "~/domain/tenants/postal-code";
import { tenantSettingsInput } from "~/domain/tenants/tenant-inputs";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Changes company, address and language of the organization. The audit names the fields that changed. Throws AppError
 * `invalid` for a postal code that its country cannot have.
 */
export const editSettings = defineOperation({
  name: "tenants.edit-settings",
  permission: "Tenant.Edit",
  input: tenantSettingsInput,
  async run(context: TenantContext, form): Promise<void> {
    const { control } = context;
    const before = await findTenantSettings(control);
    if (!before) throw new AppError("not-found", "error.not-found");
    const problem = postalCodeProblem(form.postalCode, before.countryCode);
    if (problem) throw new AppError("invalid", problem, { field: "postalCode" });
    const fields = Object.entries(form)
      .filter(([field, value]) => before[field as keyof typeof form] !== value)
      .map(([field]) => field);
    if (fields.length === 0) return;
    await commit(control, [
      updateTenantSettings(control, form),
      insertControlAudit(control, auditOfTenant(context, "tenants.edit-settings", { fields })),
    ]);
  },
});
