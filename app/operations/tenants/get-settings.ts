import { z } from "zod";
import { findTenantSettings } from "~/data/control/tenant-settings";
import { AppError } from "~/domain/errors/app-error";
import type { TenantSettings } from "~/domain/tenants/tenant-settings";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** What the organization says about itself. */
export const getSettings = defineOperation({
  name: "tenants.get-settings",
  permission: "Tenant.Edit",
  input: z.object({}),
  async run({ control }: TenantContext): Promise<TenantSettings> {
    const settings = await findTenantSettings(control);
    if (!settings) throw new AppError("not-found", "error.not-found");
    return settings;
  },
});
