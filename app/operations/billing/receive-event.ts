import { z } from "zod";
import { insertPaymentEvent } from "~/data/control/payment-events";
import type { PaymentEvent } from "~/domain/billing/payment-event";
import { AppError } from "~/domain/errors/app-error";
import { defineOperation } from "../define-operation";
import type { BillingSweepContext } from "./billing-job-context";

const receiveInput = z.object({ body: z.string().max(1_000_000), signature: z.string().nullable() });

/**
 * Keeps an event of the payment service and returns it, for `applyEvents`; null when it came before, or concerns none
 * of our tenants. Throws AppError `unauthenticated` when it does not come from the service.
 */
export const receiveEvent = defineOperation({
  name: "billing.receive-event",
  permission: "system",
  input: receiveInput,
  async run(context: BillingSweepContext, { body, signature }): Promise<PaymentEvent | null> {
    const { control, gateway } = context;
    const read = await gateway.readEvent(body, signature, context.now());
    if (read === null) throw new AppError("unauthenticated", "billing.problem.event-refused");
    if (read === "nothing") return null;
    const kept = await insertPaymentEvent(control, read, context.now());
    return kept.length > 0 ? read : null;
  },
});
