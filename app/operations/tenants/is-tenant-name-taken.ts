import { tenantNameIsTaken } from "~/data/control/tenants";
import { foldTenantName } from "~/domain/tenants/fold-tenant-name";
import { tenantNameInput } from "~/domain/tenants/tenant-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** Whether another tenant bears this name already. */
export const isTenantNameTaken = defineOperation({
  name: "tenants.is-name-taken",
  permission: "signed-in",
  input: tenantNameInput,
  run: (context: VisitorContext, { tenantName }) =>
    tenantNameIsTaken(context.control, foldTenantName(tenantName)),
});
