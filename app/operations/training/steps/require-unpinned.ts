import { findTenantModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";

/** Throws AppError `conflict` when the model is pinned to the weights that it reads with. */
export async function requireUnpinned({ shard }: TenantContext, modelId: string): Promise<void> {
  const model = await findTenantModel(shard, modelId);
  if (model?.pin) throw new AppError("conflict", "training.error.pinned");
}
