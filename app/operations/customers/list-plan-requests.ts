import { selectPlanRequests } from "~/data/control/plan-requests";
import { planRequestsInput } from "~/domain/customers/plan-request";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** Who asked to be told when plans are sold in their country, newest first; `next` goes on with those before, null at the end. */
export const listPlanRequests = defineOperation({
  name: "customers.list-plan-requests",
  permission: "system-admin",
  input: planRequestsInput,
  async run({ control }: VisitorContext, { before, size }) {
    const rows = await selectPlanRequests(control, before, size + 1);
    const requests = rows.slice(0, size);
    return { requests, next: rows.length > size ? (requests.at(-1)?.id ?? null) : null };
  },
});
