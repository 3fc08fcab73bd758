import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { RestoreRequest } from "~/domain/tenants/restore-inputs";
import { runRestoreStep } from "~/operations/tenants/restore-on";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeRestoringContext } from "~/platform/tenant-restores";
import { stepsOf } from "./steps-of";

/** Steps of one instance; what is left after this many, the sweep takes up. */
const mostSteps = 900;

/** One instance restores an export into one tenant, as far as it comes: every step goes on where the last one stopped. */
export class TenantRestoreWorkflow extends WorkflowEntrypoint<ExtractionBindings, RestoreRequest> {
  override async run(event: Readonly<WorkflowEvent<RestoreRequest>>, step: WorkflowStep): Promise<void> {
    const { tenantId, restoreId } = event.payload;
    const context = await makeRestoringContext(this.env, tenantId);
    if (!context) return;
    const perform = stepsOf(step);
    for (let turn = 0; turn < mostSteps; turn += 1) {
      const { next } = await perform(`step ${turn}`, () => runRestoreStep(context, { restoreId }));
      if (next === "done") return;
    }
  }
}
