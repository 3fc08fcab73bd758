import { commit } from "~/data/commit";
import { insertControlAudit } from "~/data/control/control-audit";
import { findTenantSettings, updateTenantSettings } from "~/data/control/tenant-settings";
import { AppError } from "~/domain/errors/app-error";
import { postalCodeProblem } from "~/domain/tenants/postal-code";
import { editSettingsInput } from "~/domain/tenants/tenant-inputs";
import { requireAccount } from "../accounts/steps/require-account";
import { requirePassword } from "../accounts/steps/require-password";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Changes company, address and language of the organization, and whether everyone needs a second factor; the audit names the fields
 * that changed. Throws AppError `invalid` for a postal code that its country cannot have, and at `password` where the requirement is
 * lifted without it, which also stops a page that was opened before it was made.
 */
export const editSettings = defineOperation({
  name: "tenants.edit-settings",
  permission: "Tenant.Edit",
  input: editSettingsInput,
  async run(context: TenantContext, { password, ...form }): Promise<void> {
    const { control } = context;
    const before = await findTenantSettings(control);
    if (!before) throw new AppError("not-found", "error.not-found");
    const problem = postalCodeProblem(form.postalCode, before.countryCode);
    if (problem) throw new AppError("invalid", problem, { field: "postalCode" });
    if (before.secondFactor === "required" && form.secondFactor === "optional")
      await requirePassword(context, await requireAccount(context), password);
    const fields = Object.entries(form)
      .filter(([field, value]) => value !== undefined && before[field as keyof typeof form] !== value)
      .map(([field]) => field);
    if (fields.length === 0) return;
    await commit(control, [
      updateTenantSettings(control, form),
      insertControlAudit(control, auditOfTenant(context, "tenants.edit-settings", { fields })),
    ]);
  },
});
