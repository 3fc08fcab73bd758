import type { BillingSweepContext } from "~/operations/billing/billing-job-context";
import type { WebBindings } from "../bindings";
import { enterTenant, makeVisitorContext } from "../context";
import { openTenant } from "../tenancy";
import { gatewayOf } from "./gateway-of";

/** The context of looking after all subscriptions. `now` is the clock, for tests that move it. */
export function makeBillingSweepContext(
  bindings: WebBindings,
  now: () => Date = () => new Date(),
): BillingSweepContext {
  const visitor = { ...makeVisitorContext(bindings, { kind: "system", id: "billing" }), now };
  const gateway = gatewayOf(bindings, visitor.control, now);
  return {
    ...visitor,
    gateway,
    async enter({ tenantId }) {
      const home = await openTenant(bindings, visitor.control, tenantId);
      return home && { ...enterTenant(visitor, home), gateway };
    },
  };
}
