import { findVisit } from "~/data/control/visits";
import { AppError } from "~/domain/errors/app-error";
import type { Tenant } from "~/domain/tenants/tenant";
import { openVisitInput } from "~/domain/visits/visit-inputs";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/** The tenant of a visit and its document, null while that is being taken in. */
export type OpenedVisit = { tenant: Tenant; documentId: string | null; expiresAt: Date };

/**
 * Opens what a visitor tried, for the browser that tried it and for an hour. Throws AppError `not-found` for everyone
 * else, and afterwards.
 */
export const openVisit = defineOperation({
  name: "visits.open",
  permission: "anyone",
  input: openVisitInput,
  async run(context: VisitorContext, { visitId, token }): Promise<OpenedVisit> {
    const tokenHash = await context.secrets.digest(token);
    const visit = await findVisit(context.control, { visitId, tokenHash, now: context.now() });
    if (!visit || visit.tenant.status === "erasing") throw new AppError("not-found", "front.problem.over");
    return visit;
  },
});
