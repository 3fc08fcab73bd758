import { commit } from "~/data/commit";
import { insertControlAudit } from "~/data/control/control-audit";
import { controlOf } from "~/data/control/tenant-control";
import { endVisit as endVisitOf } from "~/data/control/visits";
import { openVisitInput } from "~/domain/visits/visit-inputs";
import { auditOf } from "../audit-of";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import { openVisit } from "./open";

/** Erases a visitor's document now instead of after an hour. Throws AppError `not-found` like opening it. */
export const endVisit = defineOperation({
  name: "visits.end",
  permission: "anyone",
  input: openVisitInput,
  async run(context: VisitorContext, asked): Promise<void> {
    const { tenant } = await openVisit(context, asked);
    const visit = ofTenant({ tenant }, {});
    const control = controlOf(context.control, visit);
    await commit(control, [
      ...endVisitOf(control, context.now()),
      insertControlAudit(control, { ...auditOf(context, "visits.end", asked.visitId), ...visit }),
    ]);
  },
});
