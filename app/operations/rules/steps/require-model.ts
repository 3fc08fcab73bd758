import { findTenantModel, type KeptModel } from "~/data/shard/tenant-models";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../../context";

/** The model whose rules are asked for. Throws AppError `not-found`. */
export async function requireModel({ shard }: TenantContext, modelId: string): Promise<KeptModel> {
  const model = await findTenantModel(shard, modelId);
  if (!model) throw new AppError("not-found", "error.model-not-found");
  return model;
}
