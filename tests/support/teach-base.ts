import type { TenantModel } from "~/domain/models/tenant-model";
import type { TenantContext } from "~/operations/context";
import { promoteVersion } from "~/operations/training/promote";
import { makeModel } from "./make-model";
import { runTraining } from "./run-training";
import { submitDocument } from "./submit-document";
import { tradeInvoice } from "./trade-invoice";

/** A model with training documents of the trade, trained and its version in use. For the service's tenant or a customer. */
export async function taughtModel(
  context: TenantContext,
  count = 8,
): Promise<{ model: TenantModel; versionId: string }> {
  const model = await makeModel(context, { name: `Taught ${context.newId()}` });
  for (let index = 0; index < count; index += 1) await submitDocument(context, model, tradeInvoice(index));
  const versionId = await runTraining(context, model);
  await promoteVersion(context, { versionId });
  return { model, versionId };
}
