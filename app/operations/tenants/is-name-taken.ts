import { tenantNameIsTaken } from "~/data/control/tenants";
import { foldTenantName } from "~/domain/tenants/fold-tenant-name";
import { tenantNameInput } from "~/domain/tenants/tenant-inputs";
import { enforceRateLimit } from "../accounts/steps/rate-limit";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** Whether another tenant bears this name already. Throws AppError `too-many` beyond the rate limit. */
export const isTenantNameTaken = defineOperation({
  name: "tenants.is-name-taken",
  permission: "signed-in",
  input: tenantNameInput,
  async run(context: VisitorContext, { tenantName }) {
    await enforceRateLimit(context, "tenantNamesByPerson", context.actor.id);
    return tenantNameIsTaken(context.control, foldTenantName(tenantName));
  },
});
