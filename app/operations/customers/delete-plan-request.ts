import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { deletePlanRequest as deleteRequest } from "~/data/control/plan-requests";
import { planRequestIdInput } from "~/domain/customers/plan-request";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** Deletes a request for plans. One that no longer exists counts as deleted. */
export const deletePlanRequest = defineOperation({
  name: "customers.delete-plan-request",
  permission: "system-admin",
  input: planRequestIdInput,
  async run(context: VisitorContext, { planRequestId }): Promise<void> {
    const { control } = context;
    await commit(control, [
      deleteRequest(control, planRequestId),
      insertControlAuditIfChanged(control, auditOf(context, "customers.delete-plan-request", planRequestId)),
    ]);
  },
});
