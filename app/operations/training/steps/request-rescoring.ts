import type { TenantContext } from "../../context";
import { ofTenant } from "../../of-tenant";

/** Asks for a model's waiting documents to be scored again. A queue that is down costs them that, not the decision. */
export async function requestRescoring(
  context: TenantContext,
  modelId: string,
  versionId: string | null,
): Promise<void> {
  try {
    await context.processing.rescore([ofTenant(context, { modelId, versionId, before: null })]);
  } catch (error) {
    context.log.error("training.rescore-not-queued", error, ofTenant(context, { modelId }));
  }
}
