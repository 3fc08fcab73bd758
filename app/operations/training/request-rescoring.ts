import type { TenantContext } from "../context";

/** Asks for a model's waiting documents to be scored again. A queue that is down costs them that, not the decision. */
export async function requestRescoring(
  { processing, tenant, log }: TenantContext,
  modelId: string,
  versionId: string | null,
): Promise<void> {
  try {
    await processing.rescore([{ tenantId: tenant.id, modelId, versionId, before: null }]);
  } catch (error) {
    log.error("training.rescore-not-queued", error, { tenantId: tenant.id, modelId });
  }
}
