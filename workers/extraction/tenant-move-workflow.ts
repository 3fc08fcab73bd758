import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import { runMoveStep } from "~/operations/tenants/move-on";
import type { MoveRequest } from "~/operations/tenants/steps/move-context";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeMoveContext } from "~/platform/tenant-moves";
import { stepsOf } from "./steps-of";

/** Steps of one instance; what is left after this many, the sweep takes up. */
const mostSteps = 900;

/** One instance takes one tenant to its new shard, as far as it comes: every step goes on where the last one stopped. */
export class TenantMoveWorkflow extends WorkflowEntrypoint<ExtractionBindings, MoveRequest> {
  override async run(event: Readonly<WorkflowEvent<MoveRequest>>, step: WorkflowStep): Promise<void> {
    const { tenantId, moveId } = event.payload;
    const context = await makeMoveContext(this.env, tenantId);
    if (!context) return;
    const perform = stepsOf(step);
    for (let turn = 0; turn < mostSteps; turn += 1) {
      const outcome = await perform(`step ${turn}`, () => runMoveStep(context, { moveId }));
      if (outcome.next === "done") return;
      if (outcome.next === "later") await step.sleepUntil(`until ${turn}`, new Date(outcome.until));
    }
  }
}
