import { z } from "zod";
import { findBill } from "~/data/control/bills";
import { findPaymentMethod } from "~/data/control/payment-methods";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** A bill with whom it is for. Throws AppError `not-found`. */
export const getBill = defineOperation({
  name: "billing.get-bill",
  permission: "Billing",
  input: z.object({ billId: z.string().max(64) }),
  async run({ control, tenant }: TenantContext, { billId }) {
    const bill = await findBill(control, billId);
    if (!bill) throw new AppError("not-found", "billing.problem.bill-not-found");
    const method = await findPaymentMethod(control);
    const address = method && [
      method.address,
      [method.city, method.state, method.zip].filter(Boolean).join(", "),
    ];
    return { bill, customer: [tenant.companyName, ...(address ?? [])].filter(Boolean) };
  },
});
