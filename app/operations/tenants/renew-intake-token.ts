import { z } from "zod";
import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { replaceIntakeToken } from "~/data/control/tenant-settings";
import { AppError } from "~/domain/errors/app-error";
import { auditOfTenant } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { newIntakeToken } from "./steps/new-intake-token";

/** Gives the organization another mail address for documents; mails to the old one are refused from now on. */
export const renewIntakeToken = defineOperation({
  name: "tenants.renew-intake-token",
  permission: "Tenant.Edit",
  input: z.object({}),
  async run(context: TenantContext): Promise<void> {
    const { control, tenant } = context;
    const tokens = { expected: tenant.intakeToken, next: newIntakeToken(context) };
    const [renewed] = await commit(control, [
      replaceIntakeToken(control, tokens),
      insertControlAuditIfChanged(control, auditOfTenant(context, "tenants.renew-intake-token")),
    ]);
    if (renewed.length === 0) throw new AppError("conflict", "error.conflict");
  },
});
