import { selectCustomers } from "~/data/control/customers";
import type { Customer } from "~/domain/customers/customer";
import { customerListInput } from "~/domain/customers/customer-inputs";
import { foldTenantName } from "~/domain/tenants/fold-tenant-name";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** A page of the customers by name; `next` goes on after it, null at the end. */
export const listCustomers = defineOperation({
  name: "customers.list",
  permission: "system-admin",
  input: customerListInput,
  async run({ control }: VisitorContext, { search, after, size }) {
    const rows = await selectCustomers(control, {
      prefix: foldTenantName(search),
      after,
      limit: size + 1,
    });
    const shown = rows.slice(0, size);
    const customers: Customer[] = shown.map(({ foldedName: _, ...customer }) => customer);
    return { customers, next: rows.length > size ? (shown.at(-1)?.foldedName ?? null) : null };
  },
});
