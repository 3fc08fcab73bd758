import { isAllowed } from "~/domain/permissions/actor";
import type { TenantContext } from "~/operations/context";
import { listDocumentModels } from "~/operations/models/list-for-documents";

/** The models that an endpoint can be limited to, as far as the person may see them. */
export async function webhookModels(context: TenantContext): Promise<{ id: string; name: string }[]> {
  if (!isAllowed(context.actor, "TenantModel.ViewDocument")) return [];
  return (await listDocumentModels(context, {})).map(({ id, name }) => ({ id, name }));
}
