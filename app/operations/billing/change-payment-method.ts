import { commit } from "~/data/commit";
import { selectOwedBills } from "~/data/control/bills";
import { insertControlAudit } from "~/data/control/control-audit";
import { putPaymentMethod } from "~/data/control/payment-methods";
import { paymentMethodInput } from "~/domain/billing/payment-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOfTenant } from "../audit-of";
import { defineOperation } from "../define-operation";
import type { BillingContext } from "./billing-context";
import { chargeBill } from "./steps/charge-bill";
import { paymentMethodRow } from "./steps/payment-method-row";

/**
 * Keeps another card, and charges with it what is owed, which ends a suspension. Throws AppError `invalid` when that is
 * refused; the card is kept all the same.
 */
export const changePaymentMethod = defineOperation({
  name: "billing.change-payment-method",
  permission: "Billing.Edit",
  input: paymentMethodInput,
  async run(context: BillingContext, { card, ...payer }) {
    const { control, gateway } = context;
    if (gateway.kind !== "cards") throw new AppError("conflict", "billing.problem.elsewhere");
    const row = paymentMethodRow(context, payer, card);
    const detail = { brand: card.brand, lastDigits: card.lastDigits };
    await commit(control, [
      putPaymentMethod(control, row),
      insertControlAudit(control, auditOfTenant(context, "billing.change-payment-method", detail)),
    ]);
    for (const bill of await selectOwedBills(control, 24)) {
      const paid = await chargeBill({ ...context, gateway }, bill);
      if (paid === false) throw new AppError("invalid", "billing.problem.still-owed");
    }
  },
});
