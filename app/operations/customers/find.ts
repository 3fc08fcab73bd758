import { findCustomer as findCustomerRow } from "~/data/control/customers";
import type { Customer } from "~/domain/customers/customer";
import { customerChoiceInput } from "~/domain/customers/customer-inputs";
import { foldTenantName } from "~/domain/tenants/fold-tenant-name";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** The customer of this id, or of this whole name; null when there is none. */
export const findCustomer = defineOperation({
  name: "customers.find",
  permission: "system-admin",
  input: customerChoiceInput,
  async run({ control }: VisitorContext, { tenantId, name }): Promise<Customer | null> {
    const row = await findCustomerRow(control, {
      tenantId: tenantId || undefined,
      foldedName: name === undefined ? undefined : foldTenantName(name),
    });
    if (!row) return null;
    const { foldedName: _, ...customer } = row;
    return customer;
  },
});
