import { z } from "zod";
import { selectRoles } from "~/data/control/roles";
import { findLiveSubscription } from "~/data/control/subscriptions";
import { findMetadata, findTenantSettings } from "~/data/control/tenant-settings";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The tenant as the API shows it: address, subscription, metadata, and the roles its users can be given. */
export const getTenant = defineOperation({
  name: "tenants.get",
  permission: "Users.List",
  input: z.object({}),
  async run({ control, tenant }: TenantContext) {
    const [settings, roles, subscription, metadata] = await Promise.all([
      findTenantSettings(control),
      selectRoles(control),
      findLiveSubscription(control),
      findMetadata(control),
    ]);
    if (!settings) throw new AppError("not-found", "error.not-found");
    const { id, status } = tenant;
    return { id, status, settings, roles, subscription, metadata: metadata ?? null };
  },
});
