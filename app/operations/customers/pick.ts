import { commit } from "~/data/commit";
import { insertControlAuditIfChanged } from "~/data/control/control-audit";
import { findCustomer, setActingTenant } from "~/data/control/customers";
import { pickCustomerInput } from "~/domain/customers/customer-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * From now on the session of this token acts for the customer. The customer's own audit says so. Throws AppError
 * `not-found` when there is no such customer, or when it is being erased.
 */
export const pickCustomer = defineOperation({
  name: "customers.pick",
  permission: "system-admin",
  input: pickCustomerInput,
  async run(context: VisitorContext, { token, tenantId }) {
    const { control, actor } = context;
    const customer = await findCustomer(control, { tenantId, foldedName: undefined });
    if (!customer || customer.status === "erasing")
      throw new AppError("not-found", "customers.problem.unknown");
    const tokenHash = await context.secrets.digest(token);
    await commit(control, [
      setActingTenant(control, { tokenHash, userId: actor.id }, tenantId),
      insertControlAuditIfChanged(control, {
        ...auditOf(context, "customers.pick", tenantId),
        tenantId,
        onBehalfOf: tenantId,
      }),
    ]);
    return { name: customer.name };
  },
});
